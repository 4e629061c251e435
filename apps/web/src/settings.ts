import type { Language } from '@pithead/text';
import { remember, recall, recallChoice } from './rememberedSettings.ts';
import { showToast } from './components/toast.tsx';
import { observable } from './observable.ts';
import type { TextPart, Texts } from './text/index.ts';
import { loadTexts } from './text/index.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  nl: 'Nederlands',
};
export const THEMES = ['system', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const isKnown = (code: string): code is Language => Object.hasOwn(LANGUAGE_NAMES, code);

/** The chosen language, else the first of the browser's languages that we support. */
export function firstLanguage(): Language {
  const codes = [recall('language') ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return codes.find(isKnown) ?? 'en';
}

export interface LoadedTexts {
  readonly language: Language;
  readonly texts: Texts;
  readonly parts: ReadonlySet<TextPart>;
}

export const loadedTexts = observable<LoadedTexts | undefined>(undefined);

const wantedParts = new Set<TextPart>();
/** Of overlapping requests the latest wins; the others end with it. */
let latest: Promise<void> | undefined;

export function loadLanguage(language: Language): Promise<void> {
  const parts = new Set(wantedParts);
  const request: Promise<void> = loadTexts(language, parts).then((texts) => {
    if (latest !== request) return latest;
    document.documentElement.lang = language;
    loadedTexts.set({ language, texts, parts });
    return undefined;
  });
  latest = request;
  return request;
}

export const loadFirstLanguage = (): Promise<void> => loadLanguage(firstLanguage());

/** Loads the texts of these parts, now and with every later change of language. */
export async function loadTextsOf(...parts: readonly TextPart[]): Promise<void> {
  const known = loadedTexts.get();
  if (parts.every((part) => known?.parts.has(part) === true)) return;
  for (const part of parts) wantedParts.add(part);
  await loadLanguage(known?.language ?? firstLanguage());
}

/** Texts that only some pages or parts of a page use are loaded together with their code. */
export async function withTexts<T>(code: Promise<T>, ...parts: readonly TextPart[]): Promise<T> {
  const [module] = await Promise.all([code, loadTextsOf(...parts)]);
  return module;
}

export function chooseLanguage(language: Language): void {
  remember('language', language);
  loadLanguage(language).catch(() => showToast(loadedTexts.get()?.texts.failed ?? ''));
}

export const themeSetting = observable<Theme>(recallChoice('theme', THEMES));
const dark = matchMedia('(prefers-color-scheme: dark)');
export const isNight = (): boolean =>
  themeSetting.get() === 'system' ? dark.matches : themeSetting.get() === 'night';

function drawTheme(): void {
  document.documentElement.dataset['theme'] = isNight() ? 'night' : 'day';
}
drawTheme();
themeSetting.subscribe(drawTheme);
dark.addEventListener('change', drawTheme);

export function chooseTheme(next: Theme): void {
  remember('theme', next === 'system' ? undefined : next);
  themeSetting.set(next);
}

export const soundSetting = observable(recall('sound') === 'on');
export function chooseSound(isOn: boolean): void {
  remember('sound', isOn ? 'on' : undefined);
  soundSetting.set(isOn);
}

const reducedMotionQuery = matchMedia('(prefers-reduced-motion: reduce)');
export const reducedMotion = observable(recall('still') === 'on');
export const isMotionReduced = (): boolean => reducedMotion.get() || reducedMotionQuery.matches;
const drawMotion = (): void =>
  void document.documentElement.toggleAttribute('data-still', reducedMotion.get());
drawMotion();
reducedMotion.subscribe(drawMotion);

export function chooseReducedMotion(isOn: boolean): void {
  remember('still', isOn ? 'on' : undefined);
  reducedMotion.set(isOn);
}

/** Scoring panels close by themselves after a few seconds. */
export const automaticContinue = observable(recall('continue') === 'auto');
export function chooseAutomaticContinue(isOn: boolean): void {
  remember('continue', isOn ? 'auto' : undefined);
  automaticContinue.set(isOn);
}
