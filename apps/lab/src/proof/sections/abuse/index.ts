/** Attacks from outside: malformed requests, foreign pages, script injection, passwords, floods. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@pithead/web/e2e/browser';
import type { LabProcess, ProcessGroup } from '../../../processes/processGroup.ts';
import { withProcessGroup } from '../../../processes/processGroup.ts';
import { BODY_CASES } from './bodyCases.ts';
import { PLANTED_SERVER_FAULTS, UNLIMITED_MESSAGES } from '../../servers/serverFaults.ts';
import { FLOODS, MESSAGE_BURST } from './floods.ts';
import { attackFromForeignPage } from './foreignPage.ts';
import { HTTP_CASES } from './httpCases.ts';
import { LIMIT_CASES, SESSION_CASES, UNREAD_CASE } from './limitCases.ts';
import { tryUserEnumeration, tryCredentialStuffing, tryGlobalStuffing } from './loginAttacks.ts';
import { checkOriginMatrix } from './originMatrix.ts';
import { Bystanders } from './bystanders.ts';
import { SMUGGLING_CASES } from './smugglingCases.ts';
import { SOCKET_CASES } from './socketCases.ts';
import { SOCKET_RACE_CASES } from './socketRaceCases.ts';
import type { AttackCase, AttackTarget } from './attackTarget.ts';
import { createTarget, observableState, runAttackCase } from './attackTarget.ts';
import type { PageFolder } from './pageFolder.ts';
import { readPageFolder, plantCanaries } from './pageFolder.ts';
import { tryPathTraversal } from './pathTraversal.ts';
import { checkEncodings } from './contentEncodings.ts';
import { attackPages, checkXssFaults } from './xss/index.ts';
import type { Proof, ProofSection } from '../../proof.ts';
import { PLANTED_PAGE_FAULTS } from '../../servers/pageFaults.ts';
import { buildPrograms, STORE_FAULT_SERVER_PAGES } from '../../servers/programs.ts';
import { ServerProcess } from '../../servers/serverProcess.ts';
import { loopbackSettings } from '../../../processes/serverSettings.ts';
import { startControlledServer } from '../../servers/controlledServerProcess.ts';
import { bearerHeader } from '@pithead/server/testing/clients/rawClient';
import { Attacker } from './attacker.ts';
import { AttackSocket } from './attackSocket.ts';

/** Production settings, because their limits are attacked. */
const startTarget = (group: ProcessGroup): Promise<LabProcess> =>
  startControlledServer(group, 'abuse', loopbackSettings(group.folder('data')));

const CASES: readonly AttackCase[] = [
  ...HTTP_CASES,
  ...BODY_CASES,
  ...SMUGGLING_CASES,
  ...SOCKET_CASES,
  ...SOCKET_RACE_CASES,
  ...LIMIT_CASES,
  ...SESSION_CASES,
];

async function tryCases(cases: readonly AttackCase[], target: AttackTarget): Promise<string[]> {
  const bystander = await AttackSocket.open(new Attacker(target.url), bearerHeader(target.host.token));
  const found: string[] = [];
  for (const each of cases) found.push(...(await runAttackCase(each, target, bystander)));
  bystander.close();
  return found;
}

type Check = (target: AttackTarget) => Promise<readonly string[]>;

function caseNamed(name: string): AttackCase {
  const found = [...CASES, UNREAD_CASE].find((each) => each.name === name);
  if (found === undefined) throw new Error(`no case is called: ${name}`);
  return found;
}

const byCase =
  (name: string): Check =>
  (target) =>
    tryCases([caseNamed(name)], target);
const byMatrix: Check = async (target) =>
  (await checkOriginMatrix(target, (name) => name === 'POST /api/tables')).findings;
/** A browser sends the cookie only to the host name that it belongs to. */
const byForeignPage =
  (foundAs: RegExp): Check =>
  async (target) => {
    const browser = await openBrowser();
    try {
      const found = await attackFromForeignPage(browser, {
        ...target,
        url: target.url.replace('127.0.0.1', 'localhost'),
      });
      return found.filter((each) => foundAs.test(each));
    } finally {
      await browser.close();
    }
  };
const byNames: Check = async ({ url }) => (await tryUserEnumeration(url, 1)).findings;
const byStuffing: Check = async ({ url }) => (await tryCredentialStuffing(url)).findings;

const TABLES_CASE =
  'one guest opens as many public tables as it can; a newcomer still sees the other hosts’ tables';

const FOUND_BY: Readonly<Record<string, Check>> = {
  'origins of requests are not checked': byMatrix,
  'origins of sockets are not checked': byCase('a socket from a foreign page'),
  'a foreign page may act': byForeignPage(/has changed something/),
  'a foreign page may open sockets': byForeignPage(/, a socket/),
  'a foreign page may read': byForeignPage(/: read/),
  'a missing origin counts as our own': byMatrix,
  'the origin of a sandbox counts as our own': byMatrix,
  'an origin with our own as its prefix counts as our own': byMatrix,
  'forms are accepted as JSON': byMatrix,
  'the session cookie has no SameSite restriction': byCase('the cookie of a browser'),
  'the content security policy allows inline scripts': byCase('the policy of the pages'),
  'a path may leave the folder': byCase('path traversal'),
  'a header changes the method': byCase('another method in a header'),
  'the header X-Forwarded-For is trusted': byCase('another address in a header for every request'),
  'messages may have any size': byCase('a message of 16,385 bytes'),
  'one person may open any number of public tables': byCase(TABLES_CASE),
  'public tables are not listed fairly': byCase(TABLES_CASE),
  'public tables are neither limited nor listed fairly': byCase(TABLES_CASE),
  'messages are not counted': byCase('a thousand pings at once'),
  'sockets are not counted': byCase('one socket too many from one address'),
  'sockets are counted only after the session lookup': byCase(
    'sockets from one address, all asked for at once',
  ),
  'a client that does not answer a close frame stays connected': byCase(
    'old clients that never answer the close frame',
  ),
  'a subscription is registered after its table was read': byCase(
    'subscriptions that are closed before they are open',
  ),
  'responses to a client that never reads are buffered without limit': byCase(UNREAD_CASE.name),
  'binary frames are taken for text': byCase('a binary frame'),
  'sockets are compressed': byCase('compression is not negotiated'),
  'an unknown name gets another response': byNames,
  'an unknown name gets a faster response': byNames,
  'log-ins are not limited': byStuffing,
};
const SLOW_FAULT = 'a message is processed slowly before the rate limit';

async function checkServerFaults(proof: Proof, server: LabProcess): Promise<void> {
  for (const fault of Object.keys(PLANTED_SERVER_FAULTS).filter((name) => name !== SLOW_FAULT)) {
    const target = await createTarget(await server.request<string>('open', { fault }));
    proof.recordPlanted(fault, (await FOUND_BY[fault]?.(target)) ?? []);
  }
}

/** The folder also contains files that must not be served. */
async function withBuiltPages<T>(
  fault: string,
  work: (url: string, folder: PageFolder) => Promise<T>,
): Promise<T> {
  buildPrograms();
  const removeCanaries = plantCanaries(STORE_FAULT_SERVER_PAGES);
  // This server drops its privileges, so other users must be able to enter the folder.
  const data = mkdtempSync(join(tmpdir(), 'pithead-pages-'));
  let server: ServerProcess | undefined;
  try {
    server = await ServerProcess.start({ data, fault });
    return await work(server.url, readPageFolder(STORE_FAULT_SERVER_PAGES));
  } finally {
    await server?.kill();
    removeCanaries();
    rmSync(data, { recursive: true, force: true });
  }
}

async function checkPageFaults(proof: Proof): Promise<void> {
  for (const fault of Object.keys(PLANTED_PAGE_FAULTS)) {
    const isCaught = await withBuiltPages(fault, async (url, folder) => {
      const climbed = await tryPathTraversal(url, folder, 200, String(proof.seed));
      return climbed.findings.length > 0 || (await checkEncodings(url, folder, 5)).findings.length > 0;
    });
    proof.recordCaught(fault, isCaught);
  }
}

async function attackPageFiles(proof: Proof): Promise<void> {
  await withBuiltPages('none', async (url, folder) => {
    const climbed = await tryPathTraversal(
      url,
      folder,
      proof.byExtent(300, 6_000, 100_000),
      String(proof.seed),
    );
    proof.addResult(climbed);
    proof.figure('path traversal attempts', climbed.count);
    const unpacked = await checkEncodings(url, folder, proof.byExtent(5, 40, folder.files.size));
    proof.addResult(unpacked);
    proof.figure('files × encodings, whole and in part', unpacked.count);
  });
  proof.log('files of the pages');
}

async function checkPlantedFaults(proof: Proof): Promise<void> {
  await withProcessGroup(async (group) => {
    await checkPageFaults(proof);
    const server = await startTarget(group);
    await Promise.all([checkServerFaults(proof, server), checkXssFaults(proof)]);
    const others = await Bystanders.start(group, 8, (data) =>
      server.request('open', { fault: SLOW_FAULT, data }),
    );
    await others.measureControl(1);
    proof.recordCaught(SLOW_FAULT, !(await others.measureFlood(MESSAGE_BURST, 1)).isBearable);
  });
}

async function attackServer(proof: Proof, server: LabProcess): Promise<void> {
  const url = await server.request<string>('open', {});
  const target = await createTarget(url);
  const before = await observableState(target);
  proof.addResult({ count: CASES.length, findings: await tryCases(CASES, target) });
  if ((await observableState(target)) !== before) proof.fail('a case has changed something');
  proof.figure('cases', CASES.length + 1);
  proof.log('cases');
  const crossed = await checkOriginMatrix(target);
  proof.addResult(crossed);
  proof.figure('unsafe routes × origins × types', crossed.count);
  proof.log('origins');
  proof.addResult(await tryUserEnumeration(url, proof.byExtent(2, 5, 20)));
  proof.addResult(await tryCredentialStuffing(url));
  if (proof.extent !== 'short') proof.addResult(await tryGlobalStuffing(url));
  proof.log('passwords');
}

async function flood(proof: Proof, group: ProcessGroup, server: LabProcess): Promise<void> {
  const floods = FLOODS.slice(0, proof.byExtent(3, FLOODS.length, FLOODS.length));
  const seconds = proof.byExtent(1, 4, 8);
  const others = await Bystanders.start(group, (floods.length + 16) * seconds, (data) =>
    server.request('open', { data }),
  );
  const waits = [`nobody ${Math.round(await others.measureControl(seconds))}`];
  for (const each of floods) {
    const { summary, isBearable } = await others.measureFlood(each, seconds);
    waits.push(summary);
    if (!isBearable) proof.fail(`others wait more than 250 ms at p99: ${summary}`);
  }
  proof.count += floods.length;
  proof.figure('p99 (ms) of other clients during each flood', waits.join(', '));
}

export const abuseSection: ProofSection = {
  name: 'abuse',
  unit: 'attacks',
  checkPlantedFaults,

  async run(proof) {
    await withProcessGroup(async (group) => {
      const server = await startTarget(group);
      await attackServer(proof, server);
      await attackPageFiles(proof);
      proof.count += await attackPages(proof, proof.byExtent(20, 500, 2_000));
      const target = await createTarget(
        await server.request<string>('open', { settings: UNLIMITED_MESSAGES }),
      );
      proof.addResult({ count: 1, findings: await tryCases([UNREAD_CASE], target) });
      await flood(proof, group, server);
    });
  },
};
