/** Collects every byte that a viewer can get about a match by asking. */
import type { Looker, Ply, Seat, State } from '@pithead/kernel';
import { isPending, present, refuse } from '@pithead/kernel';
import type { Act, ClientMessage } from '@pithead/protocol';
import type { Company } from './company.ts';
import { FRESH_WINDOW } from './company.ts';
import { rawGet } from './ear.ts';
import type { Lots } from './lots.ts';
import { randomCommand } from './lots.ts';

export interface Questions {
  readonly messages: readonly ClientMessage[];
  readonly paths: readonly string[];
}

const WHY_NOTS = 4;
/** Long, and seldom changed by a match, so asked only now and then. */
const OWN_PATHS = ['/api/me/tables', '/api/me/export'];

/**
 * A new subscription, why-not questions, commands that must be refused, and everything readable over HTTP.
 */
export function questionsOf(company: Company, viewer: Looker, random: Lots): Questions {
  const { table, situation } = company;
  const as = viewer === undefined ? '' : `?as=${viewer}`;
  const seat = viewer ?? 0;
  const plies = Array.from({ length: WHY_NOTS }, () => anyPly(company, seat, random));
  const refused = viewer === undefined ? [strangerAct(situation.seq)] : refusedActs(company, viewer, random);
  return {
    messages: [
      company.subscription(viewer, FRESH_WINDOW),
      ...plies.map(([verb, noun], ask) => ({
        type: 'whyNot' as const,
        ask,
        table,
        seat,
        ply: [verb, noun] as [string, number],
      })),
      ...refused.map((act) => ({ type: 'act' as const, table, act })),
    ],
    paths: [
      `/api/tables/${table}/state${as}`,
      `/api/tables/${table}/export${as}`,
      `/api/tables/${table}`,
      ...(random.oneIn(8) ? OWN_PATHS : []),
    ],
  };
}

/** All answers unparsed, in order of arrival. */
export async function probe(
  company: Company,
  viewer: Looker,
  { messages, paths }: Questions,
): Promise<string[]> {
  const ear = company.earOf(viewer);
  await ear.ask(messages);
  await ear.ask([{ type: 'unsubscribe', channel: FRESH_WINDOW }]);
  const heard = ear.take();
  const read = await Promise.all(paths.map((path) => rawGet(ear.visitor, path)));
  return [...heard, ...read];
}

/** A mix of legal plies, plies of the present phase and plies of other phases. */
function anyPly({ honest, situation }: Company, seat: Seat, random: Lots): Ply {
  const offers = isPending(situation.state, seat) ? situation.match.offers(seat) : [];
  if (offers.length > 0 && random.oneIn(3)) return random.ply(offers);
  const { verb, nouns } = random.pick(
    random.oneIn(3) ? honest.moves : (honest.phases[present(situation.state).at]?.moves ?? honest.moves),
  );
  return [verb, random.below(Math.min(4096, nouns.length))];
}

function refusedActs(company: Company, seat: Seat, random: Lots): Act[] {
  const { honest, situation } = company;
  const { state } = situation;
  const seq = situation.seqFor(seat);
  const base = (id: string) => ({ seat, id, seq });
  const acts: Act[] = [
    { act: 'play', ...base('future'), seq: 900_000, plies: [['nothing', 0]] },
    random.oneIn(2)
      ? { act: 'return', ...base('return') }
      : { act: 'answerUndo', ...base('answer'), agree: true },
  ];
  const illegal = refusedPly(company, state, seat, random);
  if (illegal !== undefined) acts.push({ act: 'play', ...base('illegal'), plies: [[...illegal]] });
  if (situation.match.undoable(seat) === 0) acts.push({ act: 'undo', ...base('undo'), reach: 'turn' });
  if (isPending(state, seat)) {
    const { plies, after } = randomCommand(honest, state, random, [seat]);
    const last = refusedPly(company, after, seat, random);
    if (last !== undefined)
      acts.push({
        act: 'play',
        ...base('half'),
        plies: [...plies, last].map(([verb, noun]) => [verb, noun]),
      });
  }
  return acts;
}

const TRIES = 8;

function refusedPly(company: Company, state: State, seat: Seat, random: Lots): Ply | undefined {
  for (let i = 0; i < TRIES; i++) {
    const ply = anyPly(company, seat, random);
    if (refuse(company.honest, state, seat, ply) !== undefined) return ply;
  }
  return undefined;
}

const strangerAct = (seq: number): Act => ({
  act: 'play',
  seat: 0,
  id: 'stranger',
  seq,
  plies: [['nothing', 0]],
});
