/**
 * Every step of every guide is played at the real table, by pointer, keyboard and command line, each in another
 * language. Alternatives that the data names are distributed over the three.
 */
import type { GameManifest } from '@pithead/games';
import { GAMES } from '@pithead/games';
import type { Guide, GuideChapter, GuideStep } from '@pithead/guide';
import type { Language } from '@pithead/text';
import { LANGUAGES } from '@pithead/text';
import { expect, test } from './fixtures.ts';
import type { GuideInput } from './players/guideInputs.ts';
import { keyboardInput, pointerInput, typingInput } from './players/guideInputs.ts';
import type { LoadedGuide } from './players/guidePlayer.ts';
import { alternativesIn, begunSteps, playAlternative, playPart } from './players/guidePlayer.ts';
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
  readonly language: Language;
  readonly input: GuideInput;
}

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL' };
const DUTCH = { offers: 'mogelijkheden', goOn: 'verder', confirm: 'bevestigen', selected: 'Gekozen' };

/** The language on a phone is another one for each game. */
const kindsFor = (place: number): readonly Kind[] => [
  { name: 'mouse', tag: '@desktop', language: 'de', input: pointerInput(false) },
  { name: 'keyboard', tag: '@desktop', language: 'en', input: keyboardInput },
  { name: 'command line', tag: '@desktop', language: 'nl', input: typingInput(DUTCH) },
  {
    name: 'finger',
    tag: '@phone',
    language: LANGUAGES[place % LANGUAGES.length] ?? 'en',
    input: pointerInput(true),
  },
];

const idsOfAll = ({ chapters }: Guide): string[] =>
  chapters.flatMap(({ steps }) => steps.filter(({ when }) => when === undefined).map(({ id }) => id));

for (const [place, manifest] of GAMES.entries()) {
  const { id, guide, guideText } = manifest;
  if (guide === undefined || guideText === undefined) continue;
  const load = async (language: Language): Promise<LoadedGuide> => ({
    guide: await guide(),
    game: await manifest.rules(),
    text: await guideText(language),
  });

  for (const [kind, { name, tag, language, input }] of kindsFor(place).entries())
    test.describe(() => {
      test.use({ locale: LOCALES[language] });
      test(`${id}: every step of the guide is played by ${name}`, { tag }, async ({ page }) => {
        const loaded = await load(language);
        await recordStates(page);
        expect((await playPart(page, loaded, input)).findings).toEqual([]);
        expect(await begunSteps(page, id)).toEqual(expect.arrayContaining(idsOfAll(loaded.guide)));
        for (const [i, alternative] of alternativesIn(loaded).entries())
          if (i % kindsFor(place).length === kind)
            expect(
              await playAlternative(page, loaded, input, alternative),
              String(alternative.plies),
            ).toEqual([]);
      });
    });
}

test.describe(() => {
  test.use({ locale: LOCALES.en });
  test(
    'a place that is missing, a sentence that is not said and a ply that is not offered are found',
    { tag: '@desktop' },
    async ({ page }) => {
      const { guide, rules, guideText } = GAMES[0] as GameManifest;
      const [loaded, game, text] = [await guide?.(), await rules(), await guideText?.('en')];
      if (loaded === undefined || text === undefined) throw new Error('the first game has no guide');
      const [first, ...rest] = loaded.chapters;
      const [told, read, ...others] = first?.steps ?? [];
      const asked = others.findIndex(({ suggest }) => suggest !== undefined);
      const faulty: Guide = {
        ...loaded,
        chapters: [
          {
            ...(first as GuideChapter),
            steps: [
              { ...(told as GuideStep), also: [{ at: '.missing' }] },
              read as GuideStep,
              ...others.with(asked, { ...(others[asked] as GuideStep), suggest: ['endTurn'] }),
            ],
          },
          ...rest,
        ],
      };
      const steps = { ...text.steps, [read?.id ?? '']: { say: 'Something else.' } };
      await recordStates(page);
      const { findings } = await playPart(
        page,
        { guide: faulty, game, text: { ...text, steps } },
        pointerInput(false),
        { alternative: { chapter: 0, step: asked + 2, plies: [], isOption: false }, settleMs: 300 },
      );
      expect(findings).toEqual([
        expect.stringMatching(/\.missing is not to be seen$/),
        expect.stringMatching(/instead of “Something else\.”$/),
        expect.stringMatching(/no suggestion is offered$/),
      ]);
    },
  );
});
