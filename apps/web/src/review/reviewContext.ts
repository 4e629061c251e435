/** What all parts of the review page share. */
import type { Review } from '@pithead/review';
import type { GameText, Language } from '@pithead/text';
import type { GameTable } from '@pithead/ui';
import type { ReplayInfo } from '../replay/replayApi.ts';
import type { ReplayLine } from '../replay/replayLines.ts';
import type { ReviewTexts } from '../text/review/index.ts';
import type { TurningPoint } from './moment/turningPoints.ts';

export interface ReviewContext {
  readonly review: Review;
  readonly info: ReplayInfo;
  readonly names: readonly string[];
  readonly text: GameText;
  readonly table: GameTable;
  readonly texts: ReviewTexts;
  readonly language: Language;
  /** Whose ledger and luck are shown. */
  readonly seat: number;
  readonly points: readonly TurningPoint[];
  readonly lines: readonly ReplayLine[];
  /** Undefined for spectators and files. */
  readonly ownSeat: number | undefined;
}

export const nameOf = ({ names }: Pick<ReviewContext, 'names'>, seat: number): string => names[seat] ?? '';

/** “Shift 2, turn 9”: the number of the seat's own turn since the heading of the log. */
export function placeInGame({ lines, info, texts }: ReviewContext, ply: number, seat?: number): string {
  const section = lines.findLast((line) => line.heading !== undefined && line.at <= ply);
  const turns = info.turns.filter(
    (turn) => turn.ply <= ply && turn.ply >= (section?.at ?? 0) && (seat === undefined || turn.seat === seat),
  );
  const turn = texts.turn({ number: Math.max(1, turns.length) });
  return section === undefined ? turn.charAt(0).toUpperCase() + turn.slice(1) : `${section.heading}, ${turn}`;
}

/** Where a moment is in the game, and who is to move. */
export function momentTitle(context: ReviewContext, { ply, seats }: Review['moments'][number]): string {
  if (seats.length === 0) return context.texts.theEnd;
  return `${placeInGame(context, ply, seats[0])}, ${seats.map((seat) => nameOf(context, seat)).join(', ')}`;
}
