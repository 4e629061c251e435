/**
 * Every step of every guide is played at the real table, by pointer, keyboard and command line, each in another
 * language. Alternatives that the data names are distributed over the three.
 */
import { GAMES } from '@pithead/games';
import type { Guide } from '@pithead/guide';
import { expect, test } from './fixtures.ts';
import type { GuideInput, LoadedGuide } from './players/guidePlayer.ts';
import {
  alternativesIn,
  begunSteps,
  forgetGuide,
  keyboardInput,
  playGuide,
  pointerInput,
  typingInput,
} from './players/guidePlayer.ts';
import { recordStates } from './probes/plyTargets.ts';

// The worker's messages are recorded by replacing its class, and the first person is nobody: 401.
test.use({
  serviceWorkers: 'block',
  expectedErrors: /401/,
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
});

interface Kind {
  readonly name: string;
  readonly tag: '@desktop' | '@phone';
  readonly language: 'de' | 'en' | 'nl';
  readonly locale: string;
  readonly input: GuideInput;
}

const DUTCH = { offers: 'mogelijkheden', goOn: 'verder', confirm: 'bevestigen', selected: 'Gekozen' };

const KINDS: readonly Kind[] = [
  { name: 'mouse', tag: '@desktop', language: 'de', locale: 'de-DE', input: pointerInput(false) },
  { name: 'keyboard', tag: '@desktop', language: 'en', locale: 'en-GB', input: keyboardInput },
  { name: 'command line', tag: '@desktop', language: 'nl', locale: 'nl-NL', input: typingInput(DUTCH) },
];

const FINGER: Kind = {
  name: 'finger',
  tag: '@phone',
  language: 'de',
  locale: 'de-DE',
  input: pointerInput(true),
};

/** The players know the controls of these tables; the placing of tiles in Siberia is played by its unit test only. */
const KINDS_BY_GAME: Readonly<Record<string, readonly Kind[]>> = {
  'glueck-auf': [...KINDS, FINGER],
  rockwell: KINDS.slice(0, 1),
};

const idsOfAll = ({ chapters }: Guide): string[] =>
  chapters.flatMap(({ steps }) => steps.filter(({ when }) => when === undefined).map(({ id }) => id));

for (const manifest of GAMES) {
  const { id, guide, guideText } = manifest;
  if (guide === undefined || guideText === undefined) continue;
  const load = async (language: Kind['language']): Promise<LoadedGuide> => ({
    guide: await guide(),
    game: await manifest.rules(),
    text: await guideText(language),
  });

  for (const kind of KINDS_BY_GAME[id] ?? [])
    test.describe(() => {
      test.use({ locale: kind.locale });
      test(
        `${id}: every step of the guide is played by ${kind.name}`,
        { tag: kind.tag },
        async ({ page }) => {
          const loaded = await load(kind.language);
          await recordStates(page);
          expect(await playGuide(page, loaded, kind.input)).toEqual([]);
          expect(await begunSteps(page, id)).toEqual(expect.arrayContaining(idsOfAll(loaded.guide)));
          const place = KINDS.indexOf(kind);
          for (const [i, alternative] of alternativesIn(loaded).entries()) {
            if (i % KINDS.length !== place) continue;
            await forgetGuide(page, id);
            expect(await playGuide(page, loaded, kind.input, alternative), alternative.text).toEqual([]);
          }
        },
      );
    });
}
