/** How this person wants the pages: language, theme, sound, motion. Kept in the browser. */
import type { Language } from '@pithead/text';
import { keep, kept, keptOf } from './kept.ts';
import { store } from './store.ts';
import type { Texts } from './text/index.ts';
import { loadTexts } from './text/index.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  nl: 'Nederlands',
};
export const THEMES = ['system', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const isKnown = (code: string): code is Language => Object.hasOwn(LANGUAGE_NAMES, code);

/** What was chosen, else the first language of the browser that we speak. */
function firstLanguage(): Language {
  const codes = [kept('language') ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return codes.find(isKnown) ?? 'en';
}

export interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
}

export const spoken = store<Spoken | undefined>(undefined);

/** Whether the words of the home page are wanted besides. */
let isHomeSpoken = false;
let asked = 0;

/** What was asked for last counts, whatever comes last. */
export async function speak(language: Language): Promise<void> {
  const number = ++asked;
  const texts = await loadTexts(language, isHomeSpoken);
  if (number !== asked) return;
  document.documentElement.lang = language;
  spoken.set({ language, texts });
}

export const speakFirst = (): Promise<void> => speak(firstLanguage());

/** From now on the words of the home page, the settings and the account are there as well. */
export async function speakHome(): Promise<void> {
  if (isHomeSpoken) return;
  isHomeSpoken = true;
  try {
    await speak(spoken.get()?.language ?? firstLanguage());
  } catch (error) {
    isHomeSpoken = false;
    throw error;
  }
}

export function chooseLanguage(language: Language): void {
  keep('language', language);
  void speak(language);
}

export const theme = store<Theme>(keptOf('theme', THEMES));
const dark = matchMedia('(prefers-color-scheme: dark)');
export const isNight = (): boolean => (theme.get() === 'system' ? dark.matches : theme.get() === 'night');

function drawTheme(): void {
  document.documentElement.dataset['theme'] = isNight() ? 'night' : 'day';
}
drawTheme();
theme.listen(drawTheme);
dark.addEventListener('change', drawTheme);

export function chooseTheme(next: Theme): void {
  keep('theme', next === 'system' ? undefined : next);
  theme.set(next);
}

export const sound = store(kept('sound') === 'on');
export function chooseSound(isOn: boolean): void {
  keep('sound', isOn ? 'on' : undefined);
  sound.set(isOn);
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** Chosen here, or asked for by the device. */
export const stillness = store(kept('still') === 'on');
export const isStill = (): boolean => stillness.get() || calm.matches;
const drawMotion = (): void => void document.documentElement.toggleAttribute('data-still', stillness.get());
drawMotion();
stillness.listen(drawMotion);

export function chooseStillness(isOn: boolean): void {
  keep('still', isOn ? 'on' : undefined);
  stillness.set(isOn);
}
