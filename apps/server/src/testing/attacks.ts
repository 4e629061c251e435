/**
 * Illegal actions against one match: by its players out of turn or with bad input, by strangers, and without
 * a session.
 */
import type { Ply, Seat } from '@pithead/kernel';
import { isPending, playPly, refuse } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import type { GoodPlay } from '../border/badMessages.ts';
import { badActs, MALFORMED, NO_JSON, NO_MESSAGE } from '../border/badMessages.ts';
import { NOBODY } from '../border/cast.ts';
import type { LiveMatch } from '../match/live.ts';
import type { Lots } from './lots.ts';
import { randomCommand } from './lots.ts';

export type Attacker = Seat | 'stranger' | 'nobody';

export interface Attack {
  readonly by: Attacker;
  readonly text: string;
}

const ILLEGAL = 12;

/** `good` would be accepted from its own player; `last` was accepted before. */
export function attacksOn(
  live: LiveMatch,
  good: GoodPlay,
  last: GoodPlay | undefined,
  random: Lots,
): Attack[] {
  const own = good.seat;
  const others = opponentsOf(live, own);
  const act = (change: object): string => actText(live.id, { ...good, ...change });
  return [
    ...badActs(good).map(([, text]) => ({
      by: own,
      text: `{"type":"act","table":"${live.id}","act":${text}}`,
    })),
    ...[...NO_JSON, ...NO_MESSAGE, ...MALFORMED, junk(random)].map((text) => ({ by: own, text })),
    ...[...others, 'stranger' as const, 'nobody' as const].map((by) => ({ by, text: act({}) })),
    ...[...others, 2, 3, 4, 5]
      .filter((seat) => seat !== own)
      .map((seat) => ({ by: own, text: act({ seat }) })),
    ...wrongTimes(live, good).map((seq) => ({ by: own, text: act({ seq }) })),
    ...unruly(live, good, random).map((plies) => ({ by: own, text: act({ plies }) })),
    ...others
      .filter((seat) => !isPending(live.situation.state, seat))
      .map((seat) => ({ by: seat, text: act({ seat, seq: live.situation.seqFor(seat) }) })),
    ...unasked(live, good).map((each) => ({ by: own, text: actText(live.id, each) })),
    ...(last === undefined
      ? []
      : [{ by: last.seat, text: actText(live.id, { ...last, plies: [['fly', 0]] }) }]),
    { by: own, text: actText(NOBODY, good) },
    ...foreign(live, own),
  ];
}

const opponentsOf = (live: LiveMatch, own: Seat): Seat[] =>
  live.seats.map(({ seat }) => seat).filter((seat) => seat !== own);

const actText = (table: string, act: object): string => JSON.stringify({ type: 'act', table, act });

function wrongTimes(live: LiveMatch, { seat, seq }: GoodPlay): number[] {
  const before = live.freshFrom(seat) - 1;
  return [...(before >= 0 ? [before, 0] : []), seq + 1, seq + 1000, 1_000_000];
}

/** Unknown verbs and nouns and plies that the rules refuse, alone and after legal plies. */
function unruly(live: LiveMatch, { seat, plies }: GoodPlay, random: Lots): (readonly Ply[])[] {
  const { match, state } = live.situation;
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
function isPlayable({ situation }: LiveMatch, seat: Seat, plies: readonly Ply[]): boolean {
  const { game } = situation.match;
  const after = game.copy(situation.state);
  return plies.every((ply) => {
    if (refuse(game, after, seat, ply) !== undefined) return false;
    playPly(game, after, seat, ply, undefined);
    return true;
  });
}

function unasked({ situation }: LiveMatch, { seat, id, seq }: GoodPlay): Act[] {
  const base = { seat, id, seq };
  return [
    { act: 'answerUndo', ...base, agree: true },
    { act: 'answerPause', ...base, agree: true },
    { act: 'resume', ...base },
    { act: 'return', ...base },
    ...(situation.match.undoable(seat) === 0
      ? [{ act: 'undo' as const, ...base, reach: 'turn' as const }]
      : []),
  ];
}

function foreign(live: LiveMatch, own: Seat): Attack[] {
  const table = live.id;
  const [seat] = opponentsOf(live, own);
  const ask = { ask: 1, table };
  const asked = [
    { type: 'subscribe', channel: 1, table, as: seat },
    { type: 'whyNot', ...ask, seat, ply: ['fly', 0] },
    { type: 'nudge', ...ask, seat },
    { type: 'subscribe', channel: 1, table: NOBODY, as: null },
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
const junk = (random: Lots): string =>
  Array.from({ length: 1 + random.below(60) }, () => SIGNS[random.below(SIGNS.length)]).join('');

export function goodPlay(live: LiveMatch, id: string, random: Lots): GoodPlay {
  const { situation } = live;
  const { seat, plies } = randomCommand(situation.match.game, situation.state, random);
  return {
    act: 'play',
    seat,
    id,
    seq: situation.seqFor(seat),
    plies: plies.map(([verb, noun]) => [verb, noun] as const),
  };
}
