import type { Language } from '@pithead/text';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { SegmentedControl } from '../components/SegmentedControl.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { useObservable } from '../observable.ts';
import { BOT_PACES, botPace, chooseBotPace } from '../offline/bots/botPace.ts';
import type { Setting } from '../playSettings.ts';
import { alwaysConfirm, autoEndTurn, explainNewThings } from '../playSettings.ts';
import {
  automaticContinue,
  chooseAutomaticContinue,
  chooseLanguage,
  chooseSound,
  chooseReducedMotion,
  chooseTheme,
  LANGUAGE_NAMES,
  soundSetting,
  reducedMotion,
  themeSetting,
  THEMES,
} from '../settings.ts';
import type { settingsEn } from '../text/settings/en.ts';
import { SETTINGS_CATALOGUES } from '../text/settings/index.ts';
import { formatPercent } from '../formats.ts';
import { useCatalogue, useLanguage, useTexts } from '../useTexts.ts';
import { PlainPage } from './PlainPage.tsx';
import { characterShortcuts, interfaceScale, SCALES } from './interfaceSettings.ts';
import './settingsPage.css';

/** Loaded apart: it needs the data and texts of the guides. */
const GuideSettings = lazyPart(
  async () => (await import('../guide/progress/GuideSettings.tsx')).GuideSettings,
);

interface RowProps<T extends string | number> {
  readonly label: string;
  readonly text?: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly text: string }[];
  choose(value: T): void;
}

function SettingRow<T extends string | number>({ text, ...control }: RowProps<T>): JSX.Element {
  const id = useId();
  return (
    <div class="setting">
      <b class="setting-label" aria-hidden="true">
        {control.label}
      </b>
      <SegmentedControl {...control} {...(text !== undefined && { describedBy: id })} />
      {text !== undefined && <p id={id}>{text}</p>}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly text: string;
  readonly isOn: boolean;
  choose(isOn: boolean): void;
}

function SwitchRow({ label, text, isOn, choose }: SwitchProps): JSX.Element {
  const texts = useTexts();
  return (
    <SettingRow
      label={label}
      text={text}
      value={isOn ? 'on' : 'off'}
      choices={[
        { value: 'on', text: texts.on },
        { value: 'off', text: texts.off },
      ]}
      choose={(value) => choose(value === 'on')}
    />
  );
}

function PlaySwitch({
  setting,
  ...words
}: Pick<SwitchProps, 'label' | 'text'> & { readonly setting: Setting<boolean> }): JSX.Element {
  return <SwitchRow {...words} isOn={useObservable(setting)} choose={setting.choose} />;
}

const useSettingsTexts = () => useCatalogue<typeof settingsEn>(SETTINGS_CATALOGUES);

function DisplaySettings(): JSX.Element {
  const { language: languageLabel } = useTexts();
  const texts = useSettingsTexts();
  const language = useLanguage();
  return (
    <section class="settings" aria-labelledby="display">
      <h2 id="display">{texts.display}</h2>
      <SettingRow
        label={languageLabel}
        value={language}
        choices={(Object.keys(LANGUAGE_NAMES) as Language[]).map((value) => ({
          value,
          text: LANGUAGE_NAMES[value],
        }))}
        choose={chooseLanguage}
      />
      <SettingRow
        label={texts.theme}
        value={useObservable(themeSetting)}
        choices={THEMES.map((value) => ({ value, text: texts.themes[value] }))}
        choose={chooseTheme}
      />
      <SettingRow
        label={texts.scale}
        text={texts.scaleText}
        value={useObservable(interfaceScale)}
        choices={SCALES.map((value) => ({ value, text: formatPercent(language, value / 100) }))}
        choose={interfaceScale.choose}
      />
      {/* The device's own preference for reduced motion applies in any case. */}
      <SettingRow
        label={texts.motion}
        text={texts.motionText}
        value={useObservable(reducedMotion) ? 'reduced' : 'system'}
        choices={(['system', 'reduced'] as const).map((value) => ({ value, text: texts.motions[value] }))}
        choose={(value) => chooseReducedMotion(value === 'reduced')}
      />
    </section>
  );
}

function PlaySettings(): JSX.Element {
  const { scoringAutomatic } = useTexts();
  const texts = useSettingsTexts();
  const [pace, setPace] = useState(botPace);
  return (
    <section class="settings" aria-labelledby="playing">
      <h2 id="playing">{texts.playing}</h2>
      <SettingRow
        label={texts.botPace}
        text={texts.botPaceText}
        value={pace}
        choices={BOT_PACES.map((value) => ({ value, text: texts.botPaces[value] }))}
        choose={(next) => {
          chooseBotPace(next);
          setPace(next);
        }}
      />
      <PlaySwitch label={texts.autoEndTurn} text={texts.autoEndTurnText} setting={autoEndTurn} />
      <PlaySwitch label={texts.alwaysConfirm} text={texts.alwaysConfirmText} setting={alwaysConfirm} />
      <PlaySwitch
        label={texts.explainNewThings}
        text={texts.explainNewThingsText}
        setting={explainNewThings}
      />
      <SwitchRow
        label={scoringAutomatic}
        text={texts.autoContinueText}
        isOn={useObservable(automaticContinue)}
        choose={chooseAutomaticContinue}
      />
    </section>
  );
}

function InputSettings(): JSX.Element {
  const { sound } = useTexts();
  const texts = useSettingsTexts();
  return (
    <section class="settings" aria-labelledby="input">
      <h2 id="input">{texts.input}</h2>
      <SwitchRow
        label={sound}
        text={texts.soundText}
        isOn={useObservable(soundSetting)}
        choose={chooseSound}
      />
      <PlaySwitch label={texts.shortcuts} text={texts.shortcutsText} setting={characterShortcuts} />
    </section>
  );
}

export default function SettingsPage(): JSX.Element {
  const { settings } = useTexts();
  const texts = useSettingsTexts();
  return (
    <PlainPage title={settings}>
      <p>{texts.text}</p>
      <DisplaySettings />
      <PlaySettings />
      <InputSettings />
      <GuideSettings />
    </PlainPage>
  );
}
