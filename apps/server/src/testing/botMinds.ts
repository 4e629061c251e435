/**
 * Checks what bots at a real table are given to decide on: a redealt world, identical in every world that
 * their seat could believe in.
 */
import type { DecisionTask, Question } from '@pithead/bots';
import { historyOf, mindAt } from '@pithead/bots';
import type { RecordedPly } from '@pithead/kernel';
import { canonical, keyFromHex, Match } from '@pithead/kernel';
import type { LiveMatch } from '../match/live.ts';
import type { BlindHall } from './blindHall.ts';
import { honestOf } from './blindHall.ts';
import { BOT_LEAKS, leakyId } from './leaks.ts';
import { Lots } from './lots.ts';
import { enterTwin } from './twin.ts';

const SEATS = 3;
const BOTS = ['foreman', 'hewer'] as const;
const MOST_PLIES = 200;
/** Leaks of bids show only after a bid, which may take several auctions. */
const OF_A_LEAK = 200;

export interface Asked {
  questions: number;
  readonly findings: string[];
}

export async function overhearBots(
  { ears, hall, pool }: BlindHall,
  game: string,
  wanted: number,
  served = game,
): Promise<Asked> {
  const [ear] = ears;
  if (ear === undefined) throw new Error('nobody is there to play');
  const { visitor } = ear;
  const { id } = await visitor.openTable({ game: served, seats: SEATS, bots: [...BOTS] });
  const live = await hall.context.matches.open(id);
  const asked: Asked = { questions: 0, findings: [] };
  pool.onAsked = (question) => {
    if (question.match !== id || ownPliesSince(live, question) === undefined) return;
    asked.questions++;
    asked.findings.push(...leaksOf(live, question, game));
  };
  const random = new Lots(`bots ${game}`);
  for (let i = 0; i < MOST_PLIES && asked.questions < wanted && asked.findings.length === 0; i++) {
    await live.run(() => undefined);
    const offers = live.situation.match.offers(0);
    if (offers.length > 0) await visitor.play(id, 0, live.situation.seqFor(0), [random.ply(offers)]);
  }
  pool.onAsked = () => undefined;
  await visitor.act(id, { act: 'resign', seat: 0, id: 'enough', seq: live.situation.seqFor(0) });
  return asked;
}

export async function* plantedBotLeaks(
  blind: BlindHall,
): AsyncGenerator<readonly [name: string, isCaught: boolean]> {
  for (const leak of BOT_LEAKS) {
    const { findings } = await overhearBots(blind, leak.game, OF_A_LEAK, leakyId(leak));
    yield [leak.name, findings.length > 0];
  }
}

function leaksOf(live: LiveMatch, question: DecisionTask, game: string): string[] {
  const { now, history, seat, key, laterKeys, ...rest } = question;
  const plain = { game: live.situation.match.game.id, match: live.id, bot: BOTS[seat - 1] };
  const truth = canonical(keyFromHex(live.table.key));
  const isKeyTold =
    [key, ...laterKeys].some((each) => canonical(each) === truth) ||
    canonical(question).includes(live.table.key);
  const told = canonical([now, history]);
  const worlds = [mindText(live, question), inTwin(live, question, game)];
  return [
    ...(canonical(rest) === canonical(plain)
      ? []
      : [`a bot is told more than it must know: ${canonical(rest)}`]),
    ...(worlds.every((text) => text === told)
      ? []
      : [`the question to a bot of ${game} depends on what its seat can't know`]),
    ...(isKeyTold ? ['a bot is told the key of the deal'] : []),
  ];
}

/**
 * Plies that the bot has decided but not played yet. Undefined if others have played openly meanwhile, so
 * that the match has left the position in question.
 */
function ownPliesSince(
  { situation }: LiveMatch,
  { seat, history }: Question,
): readonly RecordedPly[] | undefined {
  const known = historyOf(situation.match, seat);
  const isPrefix = canonical(known) === canonical(history.slice(0, known.length));
  const since = history.slice(known.length);
  return isPrefix && since.every(([by]) => by === seat) ? since : undefined;
}

function mindText(live: LiveMatch, question: Question): string {
  const { match } = live.situation;
  const { seat, key } = question;
  const position = Match.resume(match.game, match.table, match.save());
  for (const [, verb, noun] of ownPliesSince(live, question) ?? []) position.play(seat, [[verb, noun]]);
  const { now, history } = mindAt(position, seat, key);
  return canonical([now, history]);
}

function inTwin(live: LiveMatch, question: Question, game: string): string {
  const leave = enterTwin(
    { live, honest: honestOf(game), seats: SEATS },
    question.seat,
    question.key.toReversed(),
  );
  try {
    return mindText(live, question);
  } finally {
    leave();
  }
}
