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

/** `good` is legal for its own player; `last` was accepted before. */
export function illegalActionsOn(
  session: MatchSession,
  good: ValidPlay,
  last: ValidPlay | undefined,
  random: TestRandom,
): IllegalAction[] {
  const own = good.seat;
  const others = opponentsOf(session, own);
  const act = (change: object): string => actText(session.id, { ...good, ...change });
  return [
    ...malformedActs(good).map(([, text]) => ({
      by: own,
      text: `{"type":"act","table":"${session.id}","act":${text}}`,
    })),
    ...[...INVALID_JSON, ...UNKNOWN_MESSAGES, ...MALFORMED_MESSAGES, junk(random)].map((text) => ({
      by: own,
      text,
    })),
    ...[...others, 'stranger' as const, 'nobody' as const].map((by) => ({ by, text: act({}) })),
    ...[...others, 2, 3, 4, 5]
      .filter((seat) => seat !== own)
      .map((seat) => ({ by: own, text: act({ seat }) })),
    ...wrongSeqs(session, good).map((seq) => ({ by: own, text: act({ seq }) })),
    ...illegalCommands(session, good, random).map((plies) => ({ by: own, text: act({ plies }) })),
    ...others
      .filter((seat) => !isPending(session.matchState.gameState, seat))
      .map((seat) => ({ by: seat, text: act({ seat, seq: session.matchState.seqFor(seat) }) })),
    ...answersWithoutRequest(session, good).map((each) => ({ by: own, text: actText(session.id, each) })),
    ...(last === undefined
      ? []
      : [{ by: last.seat, text: actText(session.id, { ...last, plies: [['fly', 0]] }) }]),
    { by: own, text: actText(MISSING_ID, good) },
    ...messagesForOthers(session, own),
  ];
}

const opponentsOf = (session: MatchSession, own: Seat): Seat[] =>
  session.seats.map(({ seat }) => seat).filter((seat) => seat !== own);

const actText = (table: string, act: object): string => JSON.stringify({ type: 'act', table, act });

function wrongSeqs(session: MatchSession, { seat, seq }: ValidPlay): number[] {
  const before = session.minSeqOf(seat) - 1;
  return [...(before >= 0 ? [before, 0] : []), seq + 1, seq + 1000, 1_000_000];
}

function illegalCommands(
  session: MatchSession,
  { seat, plies }: ValidPlay,
  random: TestRandom,
): (readonly Ply[])[] {
  const { match, gameState } = session.matchState;
  const [[verb] = ['']] = plies;
  const illegal = Array.from({ length: ILLEGAL }, (): Ply => {
    const move = random.pick(match.game.moves);
    return [move.verb, random.below(Math.min(4096, move.nouns.length))];
  }).filter((ply) => refuse(match.game, gameState, seat, ply) !== undefined);
  const strange: Ply[] = [
    ...['fly', 'constructor', 'toString', 'hasOwnProperty', verb.toUpperCase()].map((each): Ply => [each, 0]),
    [verb, 65_535],
  ];
  return [...illegal, ...strange]
    .flatMap((ply) => [[ply], [...plies, ply]])
    .filter((each) => !isPlayable(session, seat, each));
}

/** A ply that is illegal now may be legal after others; then it is no attack. */
function isPlayable({ matchState }: MatchSession, seat: Seat, plies: readonly Ply[]): boolean {
  const { game } = matchState.match;
  const after = game.copy(matchState.gameState);
  return plies.every((ply) => {
    if (refuse(game, after, seat, ply) !== undefined) return false;
    playPly(game, after, seat, ply, undefined);
    return true;
  });
}

function answersWithoutRequest({ matchState }: MatchSession, { seat, id, seq }: ValidPlay): Act[] {
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

function messagesForOthers(session: MatchSession, own: Seat): IllegalAction[] {
  const table = session.id;
  const [seat] = opponentsOf(session, own);
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

const JUNK_CHARACTERS = '{}[]",:0123456789eE+-.\\u null true NaN ping act __proto__ \u0000é';

const junk = (random: TestRandom): string =>
  Array.from(
    { length: 1 + random.below(60) },
    () => JUNK_CHARACTERS[random.below(JUNK_CHARACTERS.length)],
  ).join('');

export function randomValidPlay(session: MatchSession, id: string, random: TestRandom): ValidPlay {
  const { matchState } = session;
  const { seat, plies } = randomCommand(matchState.match.game, matchState.gameState, random);
  return {
    act: 'play',
    seat,
    id,
    seq: matchState.seqFor(seat),
    plies: plies.map(([verb, noun]) => [verb, noun] as const),
  };
}
