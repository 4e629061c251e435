/** Tests of a guide: its script on the rules, every alternative that it names, and its texts in all languages. */
import type { GameWithBots } from '@pithead/bots';
import type { Guide, GuideStep, GuideText } from '@pithead/guide';
import { alternativesOf, offeredSuggestions } from '@pithead/guide';
import type { Fact, Ply } from '@pithead/kernel';
import { parsePly, printPly } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import { LANGUAGES, messageFormatter } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import type { LearnerChoice } from './guidedPlay.ts';
import { GuidedPlay } from './guidedPlay.ts';
import { estimateSeconds, wordsOf } from './guideMinutes.ts';

const MAX_WORDS = 20;
const MAX_TAG_WORDS = 4;
const MIN_STEPS = 35;
const MAX_STEPS = 50;
const MIN_MINUTES = 10;
const MAX_MINUTES = 15;
/** How often a learner who goes another way plays something else than suggested. */
const OWN_WAY = 0.2;

const noOwnChoice = (): undefined => undefined;

export function describeGuide<V, F extends Fact>(
  typedGuide: Guide<V, F>,
  typedParts: unknown,
  texts: Readonly<Record<Language, GuideText>>,
  /** The specification of the rules, in Markdown. */
  rulebook: string,
): void {
  const guide = typedGuide as unknown as Guide;
  const parts = typedParts as GameWithBots;
  const steps = guide.chapters.flatMap((chapter) => chapter.steps);

  describe('the guide', () => {
    it('has five chapters of 35 to 50 steps with different ids', () => {
      expect(guide.chapters.length).toBe(5);
      expect(steps.length).toBeGreaterThanOrEqual(MIN_STEPS);
      expect(steps.length).toBeLessThanOrEqual(MAX_STEPS);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    });

    it.each(guide.chapters.map(({ id }, chapter) => ({ id, chapter })))(
      'the script of chapter $id leads from its first step to its last',
      ({ chapter }) => {
        const play = new GuidedPlay(guide, parts, chapter);
        play.playChapter(noOwnChoice, (step, { progress, seen, match }) => {
          if (step.suggest === undefined || progress.hasLeftScript) return;
          const offered = offeredSuggestions(match.game, step, seen.offers);
          expect(offered.length, `${step.id}: no suggestion is offered`).toBeGreaterThan(0);
        });
        expect(play.findings).toEqual([]);
        const always = (guide.chapters[chapter]?.steps ?? []).filter(({ when }) => when === undefined);
        expect(play.shown).toEqual(expect.arrayContaining(always.map(({ id }) => id)));
      },
    );

    it('every alternative that a step names reaches its goal, and the chapter goes on', () => {
      for (const [chapter, { steps: own }] of guide.chapters.entries())
        for (const step of own)
          for (const text of alternativesOf(step)) {
            const play = new GuidedPlay(guide, parts, chapter);
            let isDone = false;
            play.playChapter((shown) => {
              if (shown.id !== step.id || isDone) return undefined;
              isDone = true;
              return parsePly(play.match.game, text);
            });
            expect(play.shown, `${step.id}: ${text}`).toContain(step.id);
            expect(findingsOf(play), `${step.id}: ${text}`).toEqual([]);
          }
    });

    it('a learner who plays something else in any step can play the chapter to its end', () => {
      for (const [chapter, { steps: own }] of guide.chapters.entries())
        for (const step of own.filter(({ suggest }) => suggest !== undefined)) {
          const play = new GuidedPlay(guide, parts, chapter);
          let isDone = false;
          play.playChapter((shown) => {
            if (shown.id !== step.id || isDone) return undefined;
            isDone = true;
            return otherPly(play, shown);
          });
          expect(findingsOf(play), step.id).toEqual([]);
        }
    });

    it('after any other ply in any step every suggestion can be played and helps', () => {
      for (const [chapter, { steps: own }] of guide.chapters.entries())
        for (const [place, step] of own.entries()) {
          if (step.until === 'next') continue;
          const play = new GuidedPlay(guide, parts, chapter);
          play.playChapter(otherChoice(play, place + own.length * chapter, step), expectHelp(step.id));
          expect(findingsOf(play), step.id).toEqual([]);
        }
    });

    it('a learner who goes another way from any chapter on comes to the end of the guide', () => {
      for (const [chapter] of guide.chapters.entries()) {
        const play = new GuidedPlay(guide, parts, chapter);
        play.playToEnd(otherChoice(play, chapter), expectHelp(`chapter ${chapter + 1}`));
        expect(findingsOf(play)).toEqual([]);
      }
    });

    it('takes 10 to 15 minutes, and its chapters promise the minutes that are estimated', () => {
      const seconds = guide.chapters.map((_, chapter) => estimateSeconds(guide, parts, chapter, texts.en));
      expect(guide.chapters.map(({ minutes }) => minutes)).toEqual(
        seconds.map((each) => Math.round(each / 60)),
      );
      const all = seconds.reduce((sum, each) => sum + each, 0) / 60;
      expect(all).toBeGreaterThanOrEqual(MIN_MINUTES);
      expect(all).toBeLessThanOrEqual(MAX_MINUTES);
    });

    it('every step names a rule of the rulebook', () => {
      const unknown = steps.filter(({ rule }) => !rulebook.includes(rule));
      expect(unknown.map(({ id, rule }) => `${id}: ${rule}`)).toEqual([]);
    });

    it.each(LANGUAGES)('every text is there and short enough in %s', (language) => {
      const text = texts[language];
      const format = messageFormatter(language);
      for (const [chapter, { id }] of guide.chapters.entries()) {
        expect(text.chapters[id], id).toBeDefined();
        new GuidedPlay(guide, parts, chapter).playChapter(noOwnChoice, (step, { context }) => {
          const figures = step.figures?.(context) ?? {};
          const words = text.steps[step.id];
          expect(words, step.id).toBeDefined();
          for (const message of [words?.say, words?.act, words?.more]) {
            if (message === undefined) continue;
            const shown = format(message, figures);
            expect(shown, step.id).not.toMatch(/[{}#]|undefined|NaN/);
            if (message === words?.say)
              expect(wordsOf(shown).length, `${step.id}: ${shown}`).toBeLessThanOrEqual(MAX_WORDS);
          }
        });
      }
      for (const step of steps) {
        const words = text.steps[step.id];
        expect(words?.say, step.id).toBeDefined();
        expect(words?.act !== undefined, `${step.id}: says what to do`).toBe(step.until !== 'next');
        for (const { tag } of step.also ?? [])
          if (tag !== undefined)
            expect(wordsOf(text.tags[tag] ?? '').length, tag).toSatisfy(
              (count: number) => count > 0 && count <= MAX_TAG_WORDS,
            );
        for (const { say } of step.options ?? []) expect(text.options[say], say).toBeDefined();
      }
      expect(text.learnt.length).toBeGreaterThan(0);
      expect(text.leftOut.length).toBeGreaterThan(0);
    });
  });
}

/** What the rules refused, and goals that were not reached. Bots may be unable to follow the script. */
const findingsOf = ({ findings }: GuidedPlay): string[] =>
  findings.filter(({ kind }) => kind !== 'botPlyRefused').map(({ text }) => text);

/** Expects of every step in a match that has left the script that it fits, and that what it suggests helps. */
const expectHelp =
  (course: string) =>
  (shown: GuideStep, { guide, progress, seen, context, match, suggestions }: GuidedPlay): void => {
    if (!progress.hasLeftScript) return;
    expect(shown.when?.(context), `${course}: ${shown.id} is shown`).not.toBe(false);
    for (const [verb, noun] of suggestions) {
      const text = printPly(match.game, [verb, noun]);
      expect(seen.offers[verb], `${course}, then ${shown.id}: ${text}`).toContain(noun);
      expect(guide.isUseful(text, context), `${course}, then ${shown.id}: ${text} helps`).toBe(true);
    }
  };

/** Plays anything in the step, and now and then in others. */
function otherChoice(play: GuidedPlay, seed: number, step?: GuideStep): LearnerChoice {
  const random = randomNumbers(seed);
  return (shown) => (shown.id === step?.id || random() < OWN_WAY ? randomPly(play, random) : undefined);
}

/** A generator of numbers from 0 to 1 that is the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomPly({ seen }: GuidedPlay, random: () => number): Ply | undefined {
  const verbs = Object.entries(seen.offers);
  const [verb, nouns] = verbs[Math.floor(random() * verbs.length)] ?? ['', []];
  const noun = nouns[Math.floor(random() * nouns.length)];
  return noun === undefined ? undefined : [verb, noun];
}

/** An offered ply that the step does not suggest. */
function otherPly({ match, seen }: GuidedPlay, step: GuideStep): Ply | undefined {
  const suggested = new Set((step.suggest ?? []).map((text) => parsePly(match.game, text).join(' ')));
  const others = Object.entries(seen.offers).flatMap(([verb, nouns]) =>
    nouns.map((noun): Ply => [verb, noun]).filter((ply) => !suggested.has(ply.join(' '))),
  );
  return others[Math.floor(others.length / 2)];
}
