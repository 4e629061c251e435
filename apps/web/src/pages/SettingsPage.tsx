import type { Language } from '@pithead/text';
import type { JSX } from 'preact';
import { FormRow } from '../components/FormRow.tsx';
import { SegmentedControl } from '../components/SegmentedControl.tsx';
import {
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
import { useLanguage, useTexts } from '../useTexts.ts';
import { useObservable } from '../observable.ts';
import { PlainPage } from './PlainPage.tsx';

type Switch = 'on' | 'off';

export default function SettingsPage(): JSX.Element {
  const texts = useTexts();
  const languages = (Object.keys(LANGUAGE_NAMES) as Language[]).map((value) => ({
    value,
    text: LANGUAGE_NAMES[value],
  }));
  const switches: readonly { readonly value: Switch; readonly text: string }[] = [
    { value: 'on', text: texts.on },
    { value: 'off', text: texts.off },
  ];
  return (
    <PlainPage title={texts.settings}>
      <p>{texts.settingsText}</p>
      <FormRow label={texts.language}>
        <SegmentedControl
          label={texts.language}
          value={useLanguage()}
          choices={languages}
          choose={chooseLanguage}
        />
      </FormRow>
      <FormRow label={texts.theme}>
        <SegmentedControl
          label={texts.theme}
          value={useObservable(themeSetting)}
          choices={THEMES.map((value) => ({ value, text: texts.themes[value] }))}
          choose={chooseTheme}
        />
      </FormRow>
      <FormRow label={texts.motion}>
        <SegmentedControl<Switch>
          label={texts.motion}
          value={useObservable(reducedMotion) ? 'off' : 'on'}
          choices={[
            // The device's own preference for reduced motion applies in any case.
            { value: 'on', text: texts.themes.system },
            { value: 'off', text: texts.motionStill },
          ]}
          choose={(value) => chooseReducedMotion(value === 'off')}
        />
      </FormRow>
      <FormRow label={texts.sound}>
        <SegmentedControl
          label={texts.sound}
          value={useObservable(soundSetting) ? 'on' : 'off'}
          choices={switches}
          choose={(value) => chooseSound(value === 'on')}
        />
      </FormRow>
    </PlainPage>
  );
}
