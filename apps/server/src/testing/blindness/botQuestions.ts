/**
 * What a bot is given to decide on must be a redealt world, identical in every world that its seat could
 * believe in.
 */
import type { DecisionTask, BotRequest } from '@pithead/bots';
import { knownHistory, observe } from '@pithead/bots';
import type { RecordedPly } from '@pithead/kernel';
import { canonicalJson, keyFromHex, Match } from '@pithead/kernel';
import type { MatchSession } from '../../match/matchSession.ts';
import type { BlindnessHarness } from './blindnessHarness.ts';
import { correctRulesOf } from './blindnessHarness.ts';
import { PLANTED_BOT_FAULTS, faultyGameId } from './plantedRuleFaults.ts';
import { TestRandom } from '../testRandom.ts';
import { enterIndistinguishableMatch } from './indistinguishableMatch.ts';

const SEATS = 3;
const BOTS = ['foreman', 'hewer'] as const;
const MOST_PLIES = 200;
/** Faults that reveal bids show only after a bid, which may take several auctions. */
const QUESTIONS_PER_FAULT = 200;

export interface BotQuestionTotals {
  questions: number;
  readonly findings: string[];
}

export async function checkBotQuestions(
  { observers, server, pool }: BlindnessHarness,
  game: string,
  wanted: number,
  served = game,
): Promise<BotQuestionTotals> {
  const [observer] = observers;
  if (observer === undefined) throw new Error('nobody is there to play');
  const { client } = observer;
  const { id } = await client.createTable({ game: served, seats: SEATS, bots: [...BOTS] });
  const session = await server.context.matches.open(id);
  const asked: BotQuestionTotals = { questions: 0, findings: [] };
  pool.onQuestion = (question) => {
    if (question.match !== id || ownPliesSince(session, question) === undefined) return;
    asked.questions++;
    asked.findings.push(...leaksOf(session, question, game));
  };
  const random = new TestRandom(`bots ${game}`);
  for (let i = 0; i < MOST_PLIES && asked.questions < wanted && asked.findings.length === 0; i++) {
    await session.run(() => undefined);
    const offers = session.matchState.match.offers(0);
    if (offers.length > 0) await client.play(id, 0, session.matchState.seqFor(0), [random.pickPly(offers)]);
  }
  pool.onQuestion = () => undefined;
  await client.act(id, { act: 'resign', seat: 0, id: 'enough', seq: session.matchState.seqFor(0) });
  return asked;
}

export async function* plantedBotFaults(
  blind: BlindnessHarness,
): AsyncGenerator<readonly [name: string, isCaught: boolean]> {
  for (const fault of PLANTED_BOT_FAULTS) {
    const { findings } = await checkBotQuestions(blind, fault.game, QUESTIONS_PER_FAULT, faultyGameId(fault));
    yield [fault.name, findings.length > 0];
  }
}

function leaksOf(session: MatchSession, question: DecisionTask, game: string): string[] {
  const { now, history, seat, key, laterKeys, ...rest } = question;
  const plain = { game: session.matchState.match.game.id, match: session.id, bot: BOTS[seat - 1] };
  const truth = canonicalJson(keyFromHex(session.table.key));
  const containsKey =
    [key, ...laterKeys].some((each) => canonicalJson(each) === truth) ||
    canonicalJson(question).includes(session.table.key);
  const questionText = canonicalJson([now, history]);
  const worlds = [observationText(session, question), observationInRedealtMatch(session, question, game)];
  return [
    ...(canonicalJson(rest) === canonicalJson(plain)
      ? []
      : [`a bot is told more than it must know: ${canonicalJson(rest)}`]),
    ...(worlds.every((text) => text === questionText)
      ? []
      : [`the question to a bot of ${game} depends on what its seat can't know`]),
    ...(containsKey ? ['a bot is told the key of the deal'] : []),
  ];
}

/**
 * Plies that the bot has decided but not played yet. Undefined if others have played openly meanwhile: the
 * match has left the position in question.
 */
function ownPliesSince(
  { matchState }: MatchSession,
  { seat, history }: BotRequest,
): readonly RecordedPly[] | undefined {
  const known = knownHistory(matchState.match, seat);
  const isPrefix = canonicalJson(known) === canonicalJson(history.slice(0, known.length));
  const since = history.slice(known.length);
  return isPrefix && since.every(([by]) => by === seat) ? since : undefined;
}

function observationText(session: MatchSession, question: BotRequest): string {
  const { match } = session.matchState;
  const { seat, key } = question;
  const position = Match.resume(match.game, match.setup, match.save());
  for (const [, verb, noun] of ownPliesSince(session, question) ?? []) position.play(seat, [[verb, noun]]);
  const { state, history } = observe(position, seat, key);
  return canonicalJson([state, history]);
}

function observationInRedealtMatch(session: MatchSession, question: BotRequest, game: string): string {
  const leave = enterIndistinguishableMatch(
    { session: session, correctRules: correctRulesOf(game), seats: SEATS },
    question.seat,
    question.key.toReversed(),
  );
  try {
    return observationText(session, question);
  } finally {
    leave();
  }
}
