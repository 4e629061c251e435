/** Language, theme, motion, sound. */
import type { Language } from '@pithead/text';
import type { JSX } from 'preact';
import { Row } from '../parts/Row.tsx';
import { Segmented } from '../parts/Segmented.tsx';
import {
  chooseLanguage,
  chooseSound,
  chooseStillness,
  chooseTheme,
  LANGUAGE_NAMES,
  sound,
  stillness,
  theme,
  THEMES,
} from '../settings.ts';
import { useLanguage, useTexts } from '../speech.ts';
import { useStore } from '../store.ts';
import { Page } from './Page.tsx';

type Switch = 'on' | 'off';

export default function Settings(): JSX.Element {
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
    <Page title={texts.settings}>
      <p>{texts.settingsText}</p>
      <Row label={texts.language}>
        <Segmented label={texts.language} value={useLanguage()} choices={languages} choose={chooseLanguage} />
      </Row>
      <Row label={texts.theme}>
        <Segmented
          label={texts.theme}
          value={useStore(theme)}
          choices={THEMES.map((value) => ({ value, text: texts.themes[value] }))}
          choose={chooseTheme}
        />
      </Row>
      <Row label={texts.motion}>
        <Segmented<Switch>
          label={texts.motion}
          value={useStore(stillness) ? 'off' : 'on'}
          choices={[
            // A device that asks for less motion is heeded in any case.
            { value: 'on', text: texts.themes.system },
            { value: 'off', text: texts.motionStill },
          ]}
          choose={(value) => chooseStillness(value === 'off')}
        />
      </Row>
      <Row label={texts.sound}>
        <Segmented
          label={texts.sound}
          value={useStore(sound) ? 'on' : 'off'}
          choices={switches}
          choose={(value) => chooseSound(value === 'on')}
        />
      </Row>
    </Page>
  );
}
