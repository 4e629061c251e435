/**
 * The order draft needs neither the areas of workers nor mining, trays, enlarged boards and the scoring sheet.
 * They are loaded with texts of their own: with the first view after the order draft, or when opened.
 */
import type { Language, Translation } from '@pithead/text';
import type { DeferredPart, Scoring, SeatBoardProps } from '@pithead/ui';
import { createLateComponent, createTextLoader } from '@pithead/ui';
import { useEffect, useState } from 'preact/hooks';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import type * as Parts from './lazy/index.ts';
import type { en } from './lazy/words.en.ts';
import { stepOf } from './tableModel.ts';

export type LazyWords = Translation<typeof en>;

const WORDS: Readonly<Record<Language, () => Promise<LazyWords>>> = {
  de: async () => (await import('./lazy/words.de.ts')).de,
  en: async () => (await import('./lazy/words.en.ts')).en,
  nl: async () => (await import('./lazy/words.nl.ts')).nl,
};

const lazyTexts = createTextLoader((language) => WORDS[language]());
export const lazyWordsFor = lazyTexts.textsFor;

let loadedParts: typeof Parts | undefined;

async function loadParts(language: Language): Promise<typeof Parts> {
  const [parts] = await Promise.all([import('./lazy/index.ts'), lazyTexts.loadTexts(language)]);
  loadedParts = parts;
  return parts;
}

/** The order draft, the first decision of a game, does without them. */
export const tablePart: DeferredPart<GlueckAufView> = {
  isNeeded: (view) => stepOf(view) !== 'draft',
  async load(language) {
    await loadParts(language);
  },
};

/** Loaded with every view after the order draft. */
export const lazyParts = (): typeof Parts | undefined => loadedParts;

/** Undefined until the parts and their texts in this language are loaded. */
export function useLazyParts(language: Language): typeof Parts | undefined {
  const [loaded, setLoaded] = useState<readonly [Language, typeof Parts] | undefined>();
  useEffect(() => {
    let isMounted = true;
    loadParts(language).then(
      (parts) => isMounted && setLoaded([language, parts]),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [language]);
  return loaded?.[0] === language ? loaded[1] : undefined;
}

/** Phones show it only in dialogs. */
const seatPicture = createLateComponent(async () => (await import('./seatPicture.tsx')).SeatPicture);
export const SeatPicture = seatPicture.Late;
export const loadSeatPicture = seatPicture.load;

export function SeatBoard(props: SeatBoardProps<GlueckAufView, GlueckAufFact>) {
  const Loaded = useLazyParts(props.language)?.EnlargedSeat;
  return Loaded === undefined ? (
    <SeatPicture view={props.view} seat={props.seat} text={props.text} />
  ) : (
    <Loaded {...props} />
  );
}

export const scoring: Scoring<GlueckAufView, GlueckAufFact> = {
  isScored: ({ type }) => type === 'shiftEnded',
  async loadSheet(language) {
    const { shiftSheet } = await loadParts(language);
    return (moment) => shiftSheet(moment, language);
  },
};
