import type { Language } from '@pithead/text';
import type { JSX } from 'preact';
import { chooseLanguage, chooseTheme, isNight, LANGUAGE_NAMES, themeSetting } from '../settings.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { useObservable } from '../observable.ts';
import { Icon } from './icons.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const CHOICES = (Object.keys(LANGUAGE_NAMES) as Language[]).map((value) => ({
  value,
  text: value.toUpperCase(),
  label: LANGUAGE_NAMES[value],
}));

export function LanguageSwitch(): JSX.Element {
  const texts = useTexts();
  return (
    <SegmentedControl
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
  useObservable(themeSetting);
  const label = isNight() ? texts.toDay : texts.toNight;
  return (
    <button
      type="button"
      class="icon-button tool-theme"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(isNight() ? 'day' : 'night')}
    >
      <Icon name="theme" />
    </button>
  );
}
