/**
 * Equal rules, keys and plies give equal states at every step (promise P5): repeatedly, through JSON, and in a real
 * browser.
 */
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game } from '@pithead/kernel';
import { parseRecord } from '@pithead/kernel';
import type { GameConfiguration } from '@pithead/testkit';
import { gameConfigurations } from '@pithead/testkit';
import { PLANTED_GAME_FAULT_GROUPS } from '@pithead/testkit/plantedFaults';
import {
  checkGames,
  defaultConfigurations,
  checkTinyGameFaults,
  propertiesNamed,
  SEED_STRIDE,
} from '../../gameProperties.ts';
import type { Proof, ProofSection } from '../../proof.ts';
import { PLANTED_BROWSER_FAULTS, PLANTED_TAMPERINGS } from './browserFaults.ts';
import { ReplayPage } from './replayPage.ts';
import { goldenRecords, playRecord, sampleRecords } from './records.ts';
import { traceReplay } from './replayTrace.ts';

const PROPERTIES = propertiesNamed(
  'records replay and states survive JSON',
  'a copy is equal and shares nothing',
  'states, views and facts are plain data',
  'the outcome adds up and ranks rightly',
  'names and rules are declared',
);

const GAMES_BY_ID = Object.fromEntries(Object.entries(LOADED_GAMES).map(([id, { game }]) => [id, game]));

export const replaySection: ProofSection = {
  name: 'replay',
  unit: 'games replayed, every step hashed',

  async checkPlantedFaults(proof) {
    checkTinyGameFaults(proof, PLANTED_GAME_FAULT_GROUPS.data, PROPERTIES);
    await withReplayPage(async (page) => {
      await checkTamperings(proof, page);
      await checkOtherRules(proof, page);
    });
  },

  async run(proof) {
    const settings = {
      replayedGames: proof.byExtent(1, 2, 223),
      sampledGames: proof.byExtent(1, 3, 60),
      games: proof.byExtent(4, 10, 200),
    };
    const tally = checkGames(
      proof,
      PROPERTIES,
      settings,
      proof.extent === 'short' ? defaultConfigurations : undefined,
    );
    proof.count += tally.replayed;
    proof.figure('games replayed in process', tally.replayed);
    await withReplayPage((page) => replayInBrowser(proof, page));
  },
};

async function withReplayPage(visit: (page: ReplayPage) => Promise<void>): Promise<void> {
  const page = await ReplayPage.open();
  await visit(page).finally(() => page.close());
}

async function differencesOf(page: ReplayPage, record: string): Promise<string[]> {
  const here = traceReplay(GAMES_BY_ID, record);
  const there = await page.trace(record);
  const unlike = here.hashes.findIndex((hash, place) => hash !== there.hashes[place]);
  return [
    ...here.differences.map((what) => `Node and the record part ${what}`),
    ...there.differences.map((what) => `the browser and the record part ${what}`),
    ...(unlike < 0 && here.hashes.length === there.hashes.length
      ? []
      : [`Node and the browser part after ${unlike} plies`]),
    ...(here.shownHash === there.shownHash
      ? []
      : ['Node and the browser tell, show or score different things']),
  ];
}

async function checkTamperings(proof: Proof, page: ReplayPage): Promise<void> {
  await page.load();
  for (const { name, change } of PLANTED_TAMPERINGS) {
    let caught = 0;
    const records = sampleRecords();
    for (const record of records) {
      const { differences } = await page.trace(JSON.stringify(change(parseRecord(record))));
      if (differences.length > 0) caught++;
    }
    proof.recordCaught(name, caught === records.length);
  }
}

async function checkOtherRules(proof: Proof, page: ReplayPage): Promise<void> {
  for (const { name, ...change } of PLANTED_BROWSER_FAULTS) {
    await page.load(change);
    let isCaught = false;
    for (const record of sampleRecords()) isCaught ||= (await differencesOf(page, record)).length > 0;
    proof.recordCaught(name, isCaught);
  }
}

async function replayInBrowser(proof: Proof, page: ReplayPage): Promise<void> {
  await page.load();
  let [games, steps] = [0, 0];
  for (const [id, record] of recordsFor(proof)) {
    for (const what of await differencesOf(page, record)) proof.fail(`${id}: ${what}`);
    games++;
    steps += parseRecord(record).hashes.length;
  }
  proof.count += games;
  proof.figure('games replayed in a browser', games);
  proof.figure('steps compared between browser and Node', steps);
}

function someConfigurations({ extent, seed }: Proof, game: Game): GameConfiguration[] {
  return gameConfigurations(game).filter((_, place) => extent === 'long' || (place + seed) % 3 === 0);
}

function* recordsFor(proof: Proof): Generator<readonly [game: string, record: string], void> {
  const isShort = proof.extent === 'short';
  for (const [id, { game }] of Object.entries(LOADED_GAMES)) {
    for (const record of goldenRecords(id).slice(0, isShort ? 2 : undefined)) yield [id, record];
    for (const configuration of isShort
      ? defaultConfigurations(game).slice(1, 2)
      : someConfigurations(proof, game)) {
      for (let fresh = 0; fresh < proof.byExtent(1, 1, 20); fresh++) {
        const seed = (proof.seed + 1) * SEED_STRIDE - 1 - fresh;
        yield [`${id}, seed ${seed}`, playRecord(game, configuration, seed)];
      }
    }
  }
}
