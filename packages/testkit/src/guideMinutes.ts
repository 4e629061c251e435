/**
 * How long a newcomer needs for a chapter of a guide. The same estimate for all games: it is what the list of
 * chapters and the home page promise. A newcomer who played an earlier guide of Siberia needed about 20 minutes by
 * its own estimate; this one says 17 for it.
 */
import type { GameWithBots } from '@pithead/bots';
import type { Guide, GuideStep, GuideText } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import { messageFormatter } from '@pithead/text';
import { GuidedPlay } from './guidedPlay.ts';

const SECONDS = {
  /** Slower than prose, because every sentence is compared with the table. */
  word: 1 / 2,
  /** To find what the step points at. */
  step: 4,
  suggestedPly: 5,
  freePly: 8,
  botPly: 1,
} as const;

export const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** What is read at a step without opening More. */
function readWords(step: GuideStep, play: GuidedPlay, text: GuideText): number {
  const format = messageFormatter('en');
  const { say = '', act = '' } = text.steps[step.id] ?? {};
  const options = (step.options ?? []).map((option) => text.options[option.say] ?? '');
  const figures = step.figures?.(play.context) ?? {};
  return [say, act, ...options].flatMap((message) => wordsOf(format(message, figures))).length;
}

/** Plays the script; where there is none, the Apprentice plays for the learner, too. */
export function estimateSeconds(guide: Guide, parts: GameWithBots, chapter: number, text: GuideText): number {
  const play = new GuidedPlay(guide, parts, chapter);
  let seconds = 0;
  let plyCount = play.match.plies.length;
  let current: GuideStep | undefined;
  const addPlies = (): void => {
    const own = current?.suggest === undefined ? SECONDS.freePly : SECONDS.suggestedPly;
    for (const [seat] of play.match.plies.slice(plyCount)) seconds += seat === LEARNER ? own : SECONDS.botPly;
    plyCount = play.match.plies.length;
  };
  play.playChapter(
    () => undefined,
    (step) => {
      addPlies();
      current = step;
      seconds += SECONDS.step + SECONDS.word * readWords(step, play, text);
    },
  );
  addPlies();
  return seconds;
}
