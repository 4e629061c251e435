/**
 * Looks for secrets that durations reveal (promise P4). It must first find the planted faults, among them those of
 * version 0.1.
 */
import { startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import type { PlantedTimingFault } from '@pithead/server/testing/blindness/plantedTimingFaults';
import {
  NO_RELEASE_GRID,
  PLIES_RELEASED_ONE_BY_ONE,
  WHY_NOT_WAITS_FOR_COMMITS,
  ONE_TASK_PER_PLY,
} from '@pithead/server/testing/blindness/plantedTimingFaults';
import type { Proof } from '../../../proof.ts';
import { CHAT_WAITS_FOR_MOVES } from '../../../servers/storeFaults.ts';
import { buildPrograms } from '../../../servers/programs.ts';
import type { TimingSamples } from './distinguisher.ts';
import { distinguish, describeSamples, MIN_SAMPLES, MAX_AREA_ABOVE_HALF } from './distinguisher.ts';
import { PLANTED_ROW_LOCK, findBlockedOperations } from './blockedOperations.ts';
import type { ProbeKind } from './probes.ts';
import { timeProbes } from './probes.ts';
import { countLateSeals, timeSeals } from './seals.ts';

/** Planted faults are far above the limit, so few samples are enough. */
const SAMPLES_PER_FAULT = 200;

async function timeOnPostgres(
  kind: ProbeKind,
  proof: Proof,
  wanted: number,
  fault?: string,
): Promise<TimingSamples> {
  buildPrograms();
  const postgres = await startTestPostgres();
  try {
    return await timeProbes(kind, postgres, wanted, `${kind} ${proof.seed}`, fault);
  } finally {
    await postgres.stop();
  }
}

async function blockedOperations(plant?: (typeof PLANTED_ROW_LOCK)['plant']): Promise<string[]> {
  const postgres = await startTestPostgres();
  try {
    return await findBlockedOperations(postgres, plant);
  } finally {
    await postgres.stop();
  }
}

/** The short extent judges no durations, because a few samples differ by chance. */
export async function checkTimingFaults(proof: Proof): Promise<void> {
  const blocked = await blockedOperations(PLANTED_ROW_LOCK.plant);
  proof.recordPlanted(PLANTED_ROW_LOCK.name, blocked, /^a line of the chat$/);
  if (proof.extent === 'short') return;
  const recordLeak = (name: string, samples: TimingSamples): void => {
    proof.log(`${name}: ${describeSamples(samples)}`);
    proof.recordCaught(name, distinguish(samples).isDistinguishable);
  };
  const checkSealFault = async ({ name, plant }: PlantedTimingFault, isBusy = false): Promise<void> => {
    const remove = plant();
    recordLeak(name, await timeSeals(SAMPLES_PER_FAULT, isBusy).finally(remove));
  };
  await checkSealFault(PLIES_RELEASED_ONE_BY_ONE);
  await checkSealFault(NO_RELEASE_GRID);
  await checkSealFault(ONE_TASK_PER_PLY, true);
  recordLeak(
    WHY_NOT_WAITS_FOR_COMMITS.name,
    await timeOnPostgres('whyNot', proof, SAMPLES_PER_FAULT, WHY_NOT_WAITS_FOR_COMMITS.name),
  );
  recordLeak(
    CHAT_WAITS_FOR_MOVES,
    await timeOnPostgres('chat', proof, SAMPLES_PER_FAULT, CHAT_WAITS_FOR_MOVES),
  );
}

export async function measureTiming(proof: Proof): Promise<void> {
  for (const what of await blockedOperations())
    proof.fail(`${what} waits for what another seat commits in secret`);
  const wanted = proof.byExtent(30, 1_000, 2_000);
  for (const isBusy of [false, true]) {
    const load = isBusy ? ', while other tables keep the thread busy' : '';
    const seals = await timeSeals(wanted, isBusy);
    checkDistinguishability(
      proof,
      `distinguishability (AUC) of empty and other bids by sealing time${load}`,
      seals,
    );
    proof.figure(
      `bids released after the first point of the release grid (empty, other)${load}`,
      `${countLateSeals(seals.first)}, ${countLateSeals(seals.second)}`,
    );
  }
  checkDistinguishability(
    proof,
    'distinguishability (AUC) of secret plies at the same and another table by the time of a why-not answer',
    await timeOnPostgres('whyNot', proof, wanted),
  );
  checkDistinguishability(
    proof,
    'distinguishability (AUC) of secret plies at the same and another table by the time of a spectator’s chat line',
    await timeOnPostgres('chat', proof, wanted),
  );
}

function checkDistinguishability(proof: Proof, what: string, samples: TimingSamples): void {
  proof.figure(what, describeSamples(samples));
  if (proof.extent === 'short') return;
  const fewest = Math.min(samples.first.length, samples.second.length);
  if (fewest < MIN_SAMPLES) proof.fail(`${what}: only ${fewest} samples of a kind`);
  const { isDistinguishable, isInDoubt } = distinguish(samples);
  if (isDistinguishable || isInDoubt)
    proof.fail(
      `${what}: ${describeSamples(samples)}, ${0.5 - MAX_AREA_ABOVE_HALF} to ${0.5 + MAX_AREA_ABOVE_HALF} are allowed`,
    );
}
