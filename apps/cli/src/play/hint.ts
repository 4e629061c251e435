import type { PlyAssessment } from '@pithead/bots';
import { sourceDifferences } from '@pithead/bots';
import type { Ply, Seat } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { TranslateCliMessage } from '../text/index.ts';
import type { NumberedPly, NumberedPlies } from '@pithead/text/input';
import { findOffer } from '@pithead/text/input';
import type { BotAdvice } from '../bots/sessionBots.ts';
import type { GamePage } from '../screen/gamePage.ts';
import { wrapLines } from '../screen/gamePage.ts';
import { playPage } from './playPage.ts';
import type { InputResult } from '../session/sharedCommands.ts';
import type { PlaySession } from './playSession.ts';
import { waitForBot } from './waitForBot.ts';

export async function showHint(
  session: PlaySession,
  seat: Seat,
  choices: NumberedPlies,
): Promise<InputResult> {
  const { matchState, gameParts, bots } = session;
  const waited = await waitForBot(session, bots.advise(gameParts, matchState.match, seat), () =>
    hintPendingPage(session, seat),
  );
  if (waited === 'quit') return 'quit';
  const warning = session.warned ? session.notice : [];
  session.notice = [...warning, hintLine(waited.thought, choices, session.text, session.translate)];
  return 'continue';
}

function hintPendingPage(session: PlaySession, seat: Seat): GamePage {
  const { translate, screen, notice } = session;
  const lines = [...notice, translate('hintComes')];
  return { ...playPage(session, seat), notice: wrapLines(lines, screen.width) };
}

export function hintLine(
  { ply, reasons }: BotAdvice,
  choices: NumberedPlies,
  text: GameText,
  translate: TranslateCliMessage,
): string {
  const { number, label } = findOffer(choices, ply) as NumberedPly;
  const line = translate('hint', { number, offer: label });
  const best = reasons.find((reason) => isSamePly(reason.ply, ply));
  if (best === undefined || choices.offered.length === 1) return line;
  const why = [
    translate('hintShare', { share: best.value }),
    ...nextBestReason(best, reasons, choices, text, translate),
  ];
  return `${line} – ${why.join('; ')}`;
}

const isSamePly = (one: Ply, other: Ply): boolean => one[0] === other[0] && one[1] === other[1];

/** Plies with a smaller share of the best one's visits are too uncertain to compare. */
const MIN_VISIT_SHARE = 0.02;

function nextBestReason(
  best: PlyAssessment,
  reasons: readonly PlyAssessment[],
  choices: NumberedPlies,
  text: GameText,
  translate: TranslateCliMessage,
): string[] {
  const next = reasons.find(
    (reason) => !isSamePly(reason.ply, best.ply) && reason.visits >= MIN_VISIT_SHARE * best.visits,
  );
  const choice = next && findOffer(choices, next.ply);
  if (next === undefined || choice === undefined) return [];
  return [
    translate('hintNext', {
      number: choice.number,
      offer: choice.label,
      difference: differenceText(best, next, text, translate),
    }),
  ];
}

const NOISE_SHARE = 0.01;

function differenceText(
  best: PlyAssessment,
  next: PlyAssessment,
  text: GameText,
  translate: TranslateCliMessage,
): string {
  const bySource = Object.entries(sourceDifferences(best, next));
  const less = bySource.reduce((sum, [, points]) => sum + points, 0);
  const rounded = Math.round(Number(less.toPrecision(2)));
  const all = Object.values(best.sources).reduce((sum, points) => sum + points, 0);
  if (rounded <= 0 || less < NOISE_SHARE * all)
    return percent(best) > percent(next)
      ? translate('hintShare', { share: next.value })
      : translate('hintEqual');
  const [source, most] = bySource.reduce((one, other) => (other[1] > one[1] ? other : one));
  const score = text.scoreInWords(rounded);
  return most * 2 >= less
    ? translate('hintLessIn', { score, source: text.source(source) })
    : translate('hintLess', { score });
}

const percent = ({ value }: PlyAssessment): number => Math.round(value * 100);
