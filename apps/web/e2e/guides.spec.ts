/**
 * Every step of every guide is played at the real table, by pointer, keyboard and command line, in three languages.
 * Alternatives that the data names are distributed over them.
 */
import type { GameManifest } from '@pithead/games';
import { GAMES } from '@pithead/games';
import type { Guide, GuideChapter, GuideStep } from '@pithead/guide';
import type { Language } from '@pithead/text';
import { LANGUAGES } from '@pithead/text';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { GuideInput } from './players/guideInputs.ts';
import { keyboardInput, pointerInput, typingInput } from './players/guideInputs.ts';
import type { LoadedGuide } from './players/guidePlayer.ts';
import { alternativesIn, begunSteps, playAlternative, playPart } from './players/guidePlayer.ts';
import { announcementsOfSentence, recordCoachAnnouncements } from './probes/coachAnnouncements.ts';
import { recordStates } from './probes/plyTargets.ts';

// The worker's messages are recorded by replacing its class, and the first person is nobody: 401.
test.use({
  serviceWorkers: 'block',
  expectedErrors: /401/,
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
});

interface Kind {
  readonly name: string;
  readonly tag: '@desktop' | '@phone' | '@landscape';
  readonly language: Language;
  readonly input: GuideInput;
  /** Which of the `SHARES` of the alternatives it plays. */
  readonly shares: readonly number[];
}

const SHARES = 5;

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL' };
const DUTCH = { offers: 'mogelijkheden', goOn: 'verder', confirm: 'bevestigen', selected: 'Gekozen' };

const languageAt = (place: number): Language => LANGUAGES[place % LANGUAGES.length] ?? 'en';

/**
 * Each game is played in three languages. Desktops are looked at by keyboard, so that the mouse, which differs from a
 * finger only in the way it clicks, plays one of the games.
 */
const kindsFor = (place: number): readonly Kind[] => [
  ...(place === 0
    ? [
        {
          name: 'mouse',
          tag: '@desktop',
          language: languageAt(place),
          input: pointerInput(false),
          shares: [0],
        } as const,
      ]
    : []),
  {
    name: 'keyboard',
    tag: '@desktop',
    language: languageAt(place + 2),
    input: keyboardInput,
    shares: place === 0 ? [1] : [0, 1],
  },
  { name: 'command line', tag: '@desktop', language: 'nl', input: typingInput(DUTCH), shares: [2] },
  { name: 'finger', tag: '@phone', language: languageAt(place), input: pointerInput(true), shares: [3] },
  {
    name: 'finger, phone held sideways',
    tag: '@landscape',
    language: languageAt(place + 1),
    input: pointerInput(true),
    shares: [4],
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

  for (const { name, tag, language, input, shares } of kindsFor(place))
    test.describe(() => {
      test.use({ locale: LOCALES[language] });
      test(`${id}: every step of the guide is played by ${name}`, { tag }, async ({ page }) => {
        const loaded = await load(language);
        await recordStates(page);
        expect((await playPart(page, loaded, input)).findings).toEqual([]);
        expect(await begunSteps(page, id)).toEqual(expect.arrayContaining(idsOfAll(loaded.guide)));
        for (const [i, alternative] of alternativesIn(loaded).entries())
          if (shares.includes(i % SHARES))
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

/** What the coach has put next to its sign for screen readers. */
const spokenTexts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.coach ~ .unseen')].map((each) => each.textContent).join(' '),
  );

/** Puts a style sheet into the page that spoils what the coach shows. */
const plantStyle = (page: Page, css: string): Promise<unknown> =>
  page.addInitScript((text) => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = text;
      document.head.append(style);
    });
  }, css);

const FAULTS = [
  {
    name: 'a sign that covers what it points at',
    css: '.coach { inset: 60px 0 0 0 !important; width: auto !important; }',
    finding: / is seen at \d+ %$/,
  },
  {
    name: 'a ring around something else',
    css: '.light-ring { transform: translate(400px, 250px); }',
    finding: /a ring is around something else$/,
  },
  {
    name: 'a sentence that is cut',
    css: '.coach-body { height: 12px; overflow: hidden; }',
    finding: /the sentence is cut/,
  },
];

test.describe('faults planted in the page are found', () => {
  test.use({ locale: LOCALES.en });
  for (const { name, css, finding } of FAULTS)
    test(name, { tag: '@desktop' }, async ({ page }) => {
      const { guide, rules, guideText } = GAMES[0] as GameManifest;
      const [loaded, game, text] = [await guide?.(), await rules(), await guideText?.('en')];
      if (loaded === undefined || text === undefined) throw new Error('the first game has no guide');
      await recordStates(page);
      await plantStyle(page, css);
      const { findings } = await playPart(page, { guide: loaded, game, text }, pointerInput(false), {
        alternative: { chapter: 0, step: 1, plies: [], isOption: false },
        settleMs: 700,
      });
      expect(findings).toContainEqual(expect.stringMatching(finding));
    });
});

test.describe('announcements', () => {
  test.use({ locale: LOCALES.en });
  test(
    'every step is announced once, and a status that says nothing is found',
    { tag: '@desktop' },
    async ({ page }) => {
      const { id } = GAMES[0] as GameManifest;
      await recordCoachAnnouncements(page);
      await page.goto(`/learn/${id}/1`);
      const say = page.locator('.coach-say');
      for (let step = 0; step < 2; step++) {
        const sentence = (await say.textContent()) ?? '';
        await expect.poll(() => announcementsOfSentence(page)).toBe(1);
        await page.locator('.coach [data-main]').press('Enter');
        await expect(say).not.toHaveText(sentence);
      }
      // Planted: the place of the announcements is no status any more.
      await page.locator('.coach ~ [role="status"]').evaluate((status) => status.removeAttribute('role'));
      const sentence = (await say.textContent()) ?? '';
      await page.locator('.coach [data-main]').press('Enter');
      await expect(say).not.toHaveText(sentence);
      await expect.poll(() => spokenTexts(page)).toContain(await say.textContent());
      expect(await announcementsOfSentence(page)).toBe(0);
    },
  );
});
