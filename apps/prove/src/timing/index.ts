/**
 * Looks for secrets that can be inferred from durations (P4). The distinguishers must find the leaks of
 * version 0.1.
 */
import { startPostgres } from '@pithead/server/store/testing/postgres';
import type { TimingLeak } from '@pithead/server/testing/timingLeaks';
import {
  AS_SOON_AS_THOUGHT,
  PLY_BY_PLY,
  QUEUED_QUESTION,
  TASK_PER_PLY,
} from '@pithead/server/testing/timingLeaks';
import type { Proof } from '../proof.ts';
import { QUEUED_CHAT } from '../servers/faults.ts';
import { buildPrograms } from '../servers/programs.ts';
import type { Samples } from './distinguisher.ts';
import { distinguish, inWords, LEAST_SAMPLES, MOST_ABOVE_HALF } from './distinguisher.ts';
import { COUNTED_IN_TABLE, waitingForHeldRow } from './heldRow.ts';
import type { ProbeKind } from './questions.ts';
import { timeQuestions } from './questions.ts';
import { lateSeals, timeSeals } from './seals.ts';

/** Enough for planted leaks, which are far above the limit. */
const SAMPLES_PER_LEAK = 200;

async function timeOnPostgres(
  kind: ProbeKind,
  proof: Proof,
  wanted: number,
  fault?: string,
): Promise<Samples> {
  buildPrograms();
  const postgres = await startPostgres();
  try {
    return await timeQuestions(kind, postgres, wanted, `${kind} ${proof.seed}`, fault);
  } finally {
    await postgres.stop();
  }
}

async function blockedOperations(plant?: (typeof COUNTED_IN_TABLE)['plant']): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    return await waitingForHeldRow(postgres, plant);
  } finally {
    await postgres.stop();
  }
}

/** The short extent judges no durations: few samples differ by chance. */
export async function plantTimingLeaks(proof: Proof): Promise<void> {
  proof.planted(
    COUNTED_IN_TABLE.name,
    (await blockedOperations(COUNTED_IN_TABLE.plant)).includes('a line of the chat'),
  );
  if (proof.extent === 'short') return;
  const plant = (name: string, samples: Samples): void => {
    proof.say(`${name}: ${inWords(samples)}`);
    proof.planted(name, distinguish(samples).isTellable);
  };
  const plantInSeals = async ({ name, open }: TimingLeak, isBusy = false): Promise<void> => {
    const close = open();
    plant(name, await timeSeals(SAMPLES_PER_LEAK, isBusy).finally(close));
  };
  await plantInSeals(PLY_BY_PLY);
  await plantInSeals(AS_SOON_AS_THOUGHT);
  await plantInSeals(TASK_PER_PLY, true);
  plant(QUEUED_QUESTION.name, await timeOnPostgres('whyNot', proof, SAMPLES_PER_LEAK, QUEUED_QUESTION.name));
  plant(QUEUED_CHAT, await timeOnPostgres('chat', proof, SAMPLES_PER_LEAK, QUEUED_CHAT));
}

export async function measureTiming(proof: Proof): Promise<void> {
  for (const what of await blockedOperations())
    proof.fail(`${what} waits for what another seat commits in secret`);
  const wanted = proof.many(30, 1_000, 2_000);
  for (const isBusy of [false, true]) {
    const load = isBusy ? ', while other tables keep the thread busy' : '';
    const seals = await timeSeals(wanted, isBusy);
    judge(proof, `an empty bid of a bot told from another by when it is sealed${load} (AUC)`, seals);
    proof.figure(
      `bids, empty and other, that missed the first point${load}`,
      `${lateSeals(seals.one)}, ${lateSeals(seals.other)}`,
    );
  }
  judge(
    proof,
    'a secret ply at the own table told from one elsewhere by “why not?” (AUC)',
    await timeOnPostgres('whyNot', proof, wanted),
  );
  judge(
    proof,
    'a secret ply at a table told from one elsewhere by how long an onlooker’s line takes (AUC)',
    await timeOnPostgres('chat', proof, wanted),
  );
}

function judge(proof: Proof, what: string, samples: Samples): void {
  proof.figure(what, inWords(samples));
  if (proof.extent === 'short') return;
  const fewest = Math.min(samples.one.length, samples.other.length);
  if (fewest < LEAST_SAMPLES) proof.fail(`${what}: only ${fewest} samples of a kind`);
  const { isTellable, isInDoubt } = distinguish(samples);
  if (isTellable || isInDoubt)
    proof.fail(
      `${what}: ${inWords(samples)}, ${0.5 - MOST_ABOVE_HALF} to ${0.5 + MOST_ABOVE_HALF} are allowed`,
    );
}
