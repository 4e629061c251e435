/** Language and theme, as in every header. */
import type { Language } from '@pithead/text';
import type { JSX } from 'preact';
import { chooseLanguage, chooseTheme, isNight, LANGUAGE_NAMES, theme } from '../settings.ts';
import { useLanguage, useTexts } from '../speech.ts';
import { useStore } from '../store.ts';
import { Icon } from './icons.tsx';
import { Segmented } from './Segmented.tsx';

const CHOICES = (Object.keys(LANGUAGE_NAMES) as Language[]).map((value) => ({
  value,
  text: value.toUpperCase(),
  label: LANGUAGE_NAMES[value],
}));

export function LanguageSwitch(): JSX.Element {
  const texts = useTexts();
  return (
    <Segmented
      label={texts.language}
      value={useLanguage()}
      choices={CHOICES}
      isQuiet
      choose={chooseLanguage}
    />
  );
}

export function ThemeSwitch(): JSX.Element {
  const texts = useTexts();
  useStore(theme);
  const label = isNight() ? texts.toDay : texts.toNight;
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(isNight() ? 'day' : 'night')}
    >
      <Icon name="theme" />
    </button>
  );
}
