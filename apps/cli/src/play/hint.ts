import type { Reason } from '@pithead/bots';
import { difference } from '@pithead/bots';
import type { Ply, Seat } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { Say } from '../text/index.ts';
import type { Choice, Choices } from './choices.ts';
import { offerOf } from './choices.ts';
import type { Advice } from './minds.ts';
import type { Page } from './page.ts';
import { wrapped } from './page.ts';
import { pageFor } from './pageFor.ts';
import type { After, Session } from './session.ts';
import { waitFor } from './waiting.ts';

export async function hint(session: Session, seat: Seat, choices: Choices): Promise<After> {
  const { match, entry, bots } = session;
  const waited = await waitFor(session, bots.advise(entry, match, seat), () =>
    hintPendingPage(session, seat),
  );
  if (waited === 'quit') return 'quit';
  const warning = session.warned ? session.notice : [];
  session.notice = [...warning, hintLine(waited.thought, choices, session.text, session.say)];
  return 'goOn';
}

function hintPendingPage(session: Session, seat: Seat): Page {
  const { say, screen, notice } = session;
  const lines = [...notice, say('hintComes')];
  return { ...pageFor(session, seat), notice: wrapped(lines, screen.width) };
}

export function hintLine({ ply, reasons }: Advice, choices: Choices, text: GameText, say: Say): string {
  const { number, label } = offerOf(choices, ply) as Choice;
  const line = say('hint', { number, offer: label });
  const best = reasons.find((reason) => isSamePly(reason.ply, ply));
  if (best === undefined || choices.offered.length === 1) return line;
  const why = [say('hintShare', { share: best.value }), ...nextBestReason(best, reasons, choices, text, say)];
  return `${line} – ${why.join('; ')}`;
}

const isSamePly = (one: Ply, other: Ply): boolean => one[0] === other[0] && one[1] === other[1];

/** Plies visited less often than this share of the best one are too uncertain to compare. */
const MIN_VISIT_SHARE = 0.02;

function nextBestReason(
  best: Reason,
  reasons: readonly Reason[],
  choices: Choices,
  text: GameText,
  say: Say,
): string[] {
  const next = reasons.find(
    (reason) => !isSamePly(reason.ply, best.ply) && reason.visits >= MIN_VISIT_SHARE * best.visits,
  );
  const choice = next && offerOf(choices, next.ply);
  if (next === undefined || choice === undefined) return [];
  return [
    say('hintNext', {
      number: choice.number,
      offer: choice.label,
      difference: differenceText(best, next, text, say),
    }),
  ];
}

const NOISE_SHARE = 0.01;

function differenceText(best: Reason, next: Reason, text: GameText, say: Say): string {
  const bySource = Object.entries(difference(best, next));
  const less = bySource.reduce((sum, [, points]) => sum + points, 0);
  const rounded = Math.round(Number(less.toPrecision(2)));
  const all = Object.values(best.sources).reduce((sum, points) => sum + points, 0);
  if (rounded <= 0 || less < NOISE_SHARE * all)
    return percent(best) > percent(next) ? say('hintShare', { share: next.value }) : say('hintEqual');
  const [source, most] = bySource.reduce((one, other) => (other[1] > one[1] ? other : one));
  const score = text.scoreInWords(rounded);
  return most * 2 >= less
    ? say('hintLessIn', { score, source: text.source(source) })
    : say('hintLess', { score });
}

const percent = ({ value }: Reason): number => Math.round(value * 100);
