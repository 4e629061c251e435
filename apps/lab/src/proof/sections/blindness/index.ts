/** Nothing that a seat, a spectator or a bot receives depends on what it may not know (promise P4). */
import { LOADED_GAMES } from '@pithead/games/loaded';
import { startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import { BlindnessHarness } from '@pithead/server/testing/blindness/blindnessHarness';
import { checkBotQuestions, plantedBotFaults } from '@pithead/server/testing/blindness/botQuestions';
import { ChatIsolationSearch } from '@pithead/server/testing/chat/chatIsolationSearch';
import { ImpersonationSearch } from '@pithead/server/testing/chat/impersonationSearch';
import { PLANTED_GAME_FAULT_GROUPS } from '@pithead/testkit/plantedFaults';
import {
  checkGames,
  defaultConfigurations,
  checkTinyGameFaults,
  propertiesNamed,
} from '../../gameProperties.ts';
import type { Proof, ProofSection } from '../../proof.ts';
import { measureTiming, checkTimingFaults } from './timing/index.ts';

const PROPERTIES = propertiesNamed(
  'a redeal looks the same to its viewer',
  'another future looks the same to every seat',
  'a redeal knows neither more nor less than its viewer',
  'facts tell no more than views',
  'secret and simultaneous choices stay sealed',
);

const QUESTIONS_PER_MATCH = 40;

export const blindnessSection: ProofSection = {
  name: 'blindness',
  unit: 'pairs of worlds that look the same',

  async checkPlantedFaults(proof) {
    checkTinyGameFaults(
      proof,
      [...PLANTED_GAME_FAULT_GROUPS.leaks, ...PLANTED_GAME_FAULT_GROUPS.redeals],
      PROPERTIES,
    );
    await withHarness(`${proof.seed}`, async (harness) => {
      await proof.recordEach(harness.plantedFaults());
      await proof.recordEach(plantedBotFaults(harness));
    });
    await withChat(async (search) => {
      await proof.recordEach(search.plantedFaults(`${proof.seed}`));
    });
    await withNames(async (names) => {
      await proof.recordEach(names.plantedFaults(`${proof.seed}`));
    });
    await checkTimingFaults(proof);
  },

  async run(proof) {
    checkInProcess(proof);
    const counts = { pairs: 0, updates: 0, unnoticedChoices: 0, questions: 0, answers: 0, secrets: 0 };
    for (let round = 0; round < proof.byExtent(1, 1, 20); round++)
      await withHarness(`${proof.seed} ${round}`, (harness) => checkOverSockets(proof, harness, counts));
    if (proof.extent !== 'short') await checkOnPostgres(proof, counts);
    await withChat((search) => checkChatRooms(proof, search));
    await withNames((names) => checkNames(proof, names));
    proof.count += counts.pairs;
    proof.figure('pairs over the wire', counts.pairs);
    proof.figure('updates compared in two worlds', counts.updates);
    proof.figure('sealed choices that nobody else noticed', counts.unnoticedChoices);
    proof.figure('answers and updates to the same acts in two worlds', counts.answers);
    proof.figure('secret choices in one of two worlds', counts.secrets);
    proof.figure('questions to bots', counts.questions);
    await measureTiming(proof);
  },
};

/** A person may have a hundred tables, so each round uses a new server. */
async function withHarness(
  seed: string,
  visit: (harness: BlindnessHarness) => Promise<void>,
  databaseUrl?: string,
): Promise<void> {
  const harness = await BlindnessHarness.open(seed, databaseUrl);
  await visit(harness).finally(() => harness.close());
}

/** Answers could depend on what a database caches. */
async function checkOnPostgres(proof: Proof, counts: Counts): Promise<void> {
  const postgres = await startTestPostgres();
  try {
    const url = await postgres.addDatabase();
    await withHarness(
      `${proof.seed} postgres`,
      (harness) => compareWorlds(proof, harness, counts, proof.byExtent(0, 20, 40)),
      url,
    );
  } finally {
    await postgres.stop();
  }
}

async function compareWorlds(
  proof: Proof,
  harness: BlindnessHarness,
  counts: Counts,
  pairs: number,
): Promise<void> {
  for (const game of Object.keys(LOADED_GAMES)) {
    const { compared, secrets, findings } = await harness.comparePairs(game, pairs);
    proof.failAll(findings);
    counts.answers += compared;
    counts.secrets += secrets;
  }
}

async function withNames(visit: (names: ImpersonationSearch) => Promise<void>): Promise<void> {
  const names = await ImpersonationSearch.open();
  await visit(names).finally(() => names.close());
}

async function checkNames(proof: Proof, names: ImpersonationSearch): Promise<void> {
  const { steps, findings } = await names.search(proof.byExtent(4, 40, 400), `${proof.seed}`);
  proof.failAll(findings);
  proof.figure('name changes, registrations and chat lines without impersonation', steps);
}

async function withChat(visit: (search: ChatIsolationSearch) => Promise<void>): Promise<void> {
  const search = await ChatIsolationSearch.open();
  await visit(search).finally(() => search.close());
}

async function checkChatRooms(proof: Proof, search: ChatIsolationSearch): Promise<void> {
  const { pairs, findings } = await search.compare(proof.byExtent(4, 40, 400), `${proof.seed}`);
  proof.failAll(findings);
  proof.count += pairs;
  proof.figure('pairs of chat runs, with the other room silent and talking', pairs);
}

function checkInProcess(proof: Proof): void {
  const settings = {
    pairs: proof.byExtent(5_000, 30_000, 1_000_000),
    sampledGames: proof.byExtent(1, 3, 60),
  };
  const tally = checkGames(
    proof,
    PROPERTIES,
    settings,
    proof.extent === 'short' ? defaultConfigurations : undefined,
  );
  proof.count += tally.pairs;
  proof.figure('pairs in process', tally.pairs);
  proof.figure('plies with equal facts in two worlds', tally.twins);
  if (tally.pairs < proof.byExtent(2_000, 90_000, 3_000_000))
    proof.fail(`only ${tally.pairs} pairs in process`);
}

type Counts = Record<'pairs' | 'updates' | 'unnoticedChoices' | 'questions' | 'answers' | 'secrets', number>;

async function checkOverSockets(proof: Proof, harness: BlindnessHarness, counts: Counts): Promise<void> {
  await compareWorlds(proof, harness, counts, proof.byExtent(6, 25, 25));
  for (const game of Object.keys(LOADED_GAMES)) {
    const totals = await harness.searchLeaks(game, proof.byExtent(60, 600, 1_000));
    proof.failAll(totals.findings);
    for (const what of ['pairs', 'updates', 'unnoticedChoices'] as const) counts[what] += totals[what];
    counts.questions += await askBots(proof, harness, game, proof.byExtent(20, 200, 200));
  }
}

async function askBots(
  proof: Proof,
  harness: BlindnessHarness,
  game: string,
  wanted: number,
): Promise<number> {
  let asked = 0;
  while (asked < wanted) {
    const { questions, findings } = await checkBotQuestions(harness, game, QUESTIONS_PER_MATCH);
    proof.failAll(findings);
    if (questions === 0) throw new Error(`nobody asks the bots of ${game}`);
    asked += questions;
  }
  return asked;
}
