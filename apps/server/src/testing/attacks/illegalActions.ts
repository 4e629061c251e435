/**
 * Illegal actions against one match: by its players out of turn or with bad input, by strangers, and without
 * a session.
 */
import type { Ply, Seat } from '@pithead/kernel';
import { isPending, playPly, refuse } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import type { ValidPlay } from '../access-matrix/malformedMessages.ts';
import {
  malformedActs,
  MALFORMED_MESSAGES,
  INVALID_JSON,
  UNKNOWN_MESSAGES,
} from '../access-matrix/malformedMessages.ts';
import { MISSING_ID } from '../access-matrix/actors.ts';
import type { MatchSession } from '../../match/matchSession.ts';
import type { TestRandom } from '../testRandom.ts';
import { randomCommand } from '../testRandom.ts';

export type AttackerRole = Seat | 'stranger' | 'nobody';

export interface IllegalAction {
  readonly by: AttackerRole;
  readonly text: string;
}

const ILLEGAL = 12;

/** `good` would be accepted from its own player; `last` was accepted before. */
export function illegalActionsOn(
  live: MatchSession,
  good: ValidPlay,
  last: ValidPlay | undefined,
  random: TestRandom,
): IllegalAction[] {
  const own = good.seat;
  const others = opponentsOf(live, own);
  const act = (change: object): string => actText(live.id, { ...good, ...change });
  return [
    ...malformedActs(good).map(([, text]) => ({
      by: own,
      text: `{"type":"act","table":"${live.id}","act":${text}}`,
    })),
    ...[...INVALID_JSON, ...UNKNOWN_MESSAGES, ...MALFORMED_MESSAGES, junk(random)].map((text) => ({
      by: own,
      text,
    })),
    ...[...others, 'stranger' as const, 'nobody' as const].map((by) => ({ by, text: act({}) })),
    ...[...others, 2, 3, 4, 5]
      .filter((seat) => seat !== own)
      .map((seat) => ({ by: own, text: act({ seat }) })),
    ...wrongTimes(live, good).map((seq) => ({ by: own, text: act({ seq }) })),
    ...unruly(live, good, random).map((plies) => ({ by: own, text: act({ plies }) })),
    ...others
      .filter((seat) => !isPending(live.matchState.state, seat))
      .map((seat) => ({ by: seat, text: act({ seat, seq: live.matchState.seqFor(seat) }) })),
    ...unasked(live, good).map((each) => ({ by: own, text: actText(live.id, each) })),
    ...(last === undefined
      ? []
      : [{ by: last.seat, text: actText(live.id, { ...last, plies: [['fly', 0]] }) }]),
    { by: own, text: actText(MISSING_ID, good) },
    ...foreign(live, own),
  ];
}

const opponentsOf = (live: MatchSession, own: Seat): Seat[] =>
  live.seats.map(({ seat }) => seat).filter((seat) => seat !== own);

const actText = (table: string, act: object): string => JSON.stringify({ type: 'act', table, act });

function wrongTimes(live: MatchSession, { seat, seq }: ValidPlay): number[] {
  const before = live.minSeqOf(seat) - 1;
  return [...(before >= 0 ? [before, 0] : []), seq + 1, seq + 1000, 1_000_000];
}

/** Unknown verbs and nouns and plies that the rules refuse, alone and after legal plies. */
function unruly(live: MatchSession, { seat, plies }: ValidPlay, random: TestRandom): (readonly Ply[])[] {
  const { match, state } = live.matchState;
  const [[verb] = ['']] = plies;
  const illegal = Array.from({ length: ILLEGAL }, (): Ply => {
    const move = random.pick(match.game.moves);
    return [move.verb, random.below(Math.min(4096, move.nouns.length))];
  }).filter((ply) => refuse(match.game, state, seat, ply) !== undefined);
  const strange: Ply[] = [
    ...['fly', 'constructor', 'toString', 'hasOwnProperty', verb.toUpperCase()].map((each): Ply => [each, 0]),
    [verb, 65_535],
  ];
  return [...illegal, ...strange]
    .flatMap((ply) => [[ply], [...plies, ply]])
    .filter((each) => !isPlayable(live, seat, each));
}

/** A ply that is refused now may be legal after others; then it is no attack. */
function isPlayable({ matchState }: MatchSession, seat: Seat, plies: readonly Ply[]): boolean {
  const { game } = matchState.match;
  const after = game.copy(matchState.state);
  return plies.every((ply) => {
    if (refuse(game, after, seat, ply) !== undefined) return false;
    playPly(game, after, seat, ply, undefined);
    return true;
  });
}

function unasked({ matchState }: MatchSession, { seat, id, seq }: ValidPlay): Act[] {
  const base = { seat, id, seq };
  return [
    { act: 'answerUndo', ...base, agree: true },
    { act: 'answerPause', ...base, agree: true },
    { act: 'resume', ...base },
    { act: 'return', ...base },
    ...(matchState.match.undoable(seat) === 0
      ? [{ act: 'undo' as const, ...base, reach: 'turn' as const }]
      : []),
  ];
}

function foreign(live: MatchSession, own: Seat): IllegalAction[] {
  const table = live.id;
  const [seat] = opponentsOf(live, own);
  const ask = { ask: 1, table };
  const asked = [
    { type: 'subscribe', channel: 1, table, as: seat },
    { type: 'whyNot', ...ask, seat, ply: ['fly', 0] },
    { type: 'nudge', ...ask, seat },
    { type: 'subscribe', channel: 1, table: MISSING_ID, as: null },
  ].map((message) => JSON.stringify(message));
  const room = (name: string): string => JSON.stringify({ type: 'chat', ...ask, room: name, text: 'x' });
  return [
    ...asked.flatMap((text) => ([own, 'stranger', 'nobody'] as const).map((by) => ({ by, text }))),
    { by: own, text: room('spectators') },
    { by: 'stranger', text: room('players') },
    { by: 'nobody', text: room('players') },
  ];
}

const SIGNS = '{}[]",:0123456789eE+-.\\u null true NaN ping act __proto__ \u0000é';

/** Characters in random order. If they happen to be JSON, they are still no message. */
const junk = (random: TestRandom): string =>
  Array.from({ length: 1 + random.below(60) }, () => SIGNS[random.below(SIGNS.length)]).join('');

export function randomValidPlay(live: MatchSession, id: string, random: TestRandom): ValidPlay {
  const { matchState } = live;
  const { seat, plies } = randomCommand(matchState.match.game, matchState.state, random);
  return {
    act: 'play',
    seat,
    id,
    seq: matchState.seqFor(seat),
    plies: plies.map(([verb, noun]) => [verb, noun] as const),
  };
}
