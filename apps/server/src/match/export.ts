/** A match to take along: the whole record when it is over, before that what a looker knows. */
import type { GameRecord, Looker, RecordedPly } from '@pithead/kernel';
import { isOver, recordOf } from '@pithead/kernel';
import { Refuse } from '../refuse.ts';
import type { LiveMatch } from './live.ts';

/** What is known of a match that still runs. It can be read, not replayed: the deal is missing. */
export interface PartialRecord {
  readonly format: 'pithead-partial/1';
  readonly game: string;
  readonly version: number;
  readonly options: GameRecord['options'];
  readonly seats: readonly string[];
  readonly as: number | null;
  readonly commitment: string;
  /** Without the sealed choices of others: already their number would tell something. */
  readonly plies: readonly RecordedPly[];
  readonly facts: readonly unknown[];
  readonly view: unknown;
}

/** Whether the match is over is looked up where nothing happens meanwhile: until then a seat is its own person's alone. */
export function exportFor(live: LiveMatch, looker: Looker, person: string | null): Promise<GameRecord | PartialRecord> {
  return live.run(() => {
    const { situation, table } = live;
    const { match } = situation;
    if (isOver(match.state) || table.status === 'abandoned') return recordOf(match);
    if (looker !== undefined && live.seats[looker]?.person !== person) throw new Refuse(person === null ? 'noSession' : 'notYourSeat');
    const { commitment, facts, view } = live.lookNow(looker);
    return {
      format: 'pithead-partial/1',
      game: table.game,
      version: table.version,
      options: table.options,
      seats: live.seats.map(({ name }) => name),
      as: looker ?? null,
      commitment,
      plies: match.plies.filter(([seat, verb]) => seat === looker || match.game.moves[match.game.verbs.get(verb) ?? -1]?.secret !== true),
      facts: facts.map(([, fact]) => fact),
      view,
    };
  });
}
