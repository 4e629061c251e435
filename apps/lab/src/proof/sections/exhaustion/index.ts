import type { ProcessGroup } from '../../../processes/processGroup.ts';
import { withProcessGroup } from '../../../processes/processGroup.ts';
import { exhaustDescriptors, MAX_OPEN_FILES } from './descriptors.ts';
import type { MemoryGrowth } from './memoryGrowth.ts';
import { measureMemoryGrowth, MEMORY_SETTINGS, MAX_BYTES_PER_GUEST } from './memoryGrowth.ts';
import type { OpenServerRequest, ServerRoute } from '../../servers/controlledServer.ts';
import { loopbackSettings } from '../../../processes/serverSettings.ts';
import { startControlledServer } from '../../servers/controlledServerProcess.ts';
import { countConnectionsOfOneAddress, slowClients, runSlowClients } from './slowClients.ts';
import type { Proof, ProofSection } from '../../proof.ts';

/** Twice the sockets per address plus a hundred (`connectionLimitsFor`). */
const MAX_PER_ADDRESS = 300;
const TRIED = 500;
/** Fewer samples can't tell a leak of a hundred bytes from noise. */
const SAMPLES = 40;
const GUESTS_EACH = 60;

const SLOW_FAULTS: Readonly<Record<string, RegExp>> = {
  'a request may take for ever': /GET \/api\/games: a head|POST \/api\/guests: a body letter/,
  'a response may be read for ever': /long responses that are never read/,
  'a connection may be idle for ever': /GET \/api\/games: idle/,
  'sockets get no heartbeat': /a socket that answers no ping/,
};

const settingsFor = (group: ProcessGroup, name: string): Record<string, string> => ({
  ...loopbackSettings(group.folder(name)),
  PITHEAD_BOT_DELAY_MS: '0',
  PITHEAD_MESSAGES_PER_SECOND: '10000',
});

const openRequest = (fault: string | undefined): OpenServerRequest => ({
  isInstrumented: true,
  ...(fault !== undefined && { fault }),
});

async function descriptors(group: ProcessGroup, fault?: string): ReturnType<typeof exhaustDescriptors> {
  const settings = settingsFor(group, `files ${fault ?? ''}`);
  const server = await startControlledServer(group, 'files', settings, { maxOpenFiles: MAX_OPEN_FILES });
  return exhaustDescriptors(server, openRequest(fault)).finally(() => server.stop());
}

async function growMemory(
  group: ProcessGroup,
  fault: string | undefined,
  samples: number,
  guestsEach: number,
): Promise<MemoryGrowth> {
  const settings = { ...settingsFor(group, `memory ${fault ?? ''}`), ...MEMORY_SETTINGS };
  const server = await startControlledServer(group, 'memory', settings, { isUncompiled: true });
  return measureMemoryGrowth(server, openRequest(fault), samples, guestsEach).finally(() => server.stop());
}

async function runSlowClientsWith(
  group: ProcessGroup,
  fault: string | undefined,
  isMeant: (name: string) => boolean,
): ReturnType<typeof runSlowClients> {
  const server = await startControlledServer(group, 'slow', settingsFor(group, `slow ${fault ?? ''}`));
  const url = await server.request<string>('open', openRequest(fault));
  const clients = slowClients(
    await server.request<ServerRoute[]>('routes'),
    await server.request<string>('longAnswer'),
  ).filter(({ name }) => isMeant(name));
  return runSlowClients(url, clients).finally(() => server.stop());
}

async function countConnections(
  group: ProcessGroup,
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<number> {
  const server = await startControlledServer(group, name, { ...settingsFor(group, name), ...settings });
  const url = await server.request<string>('open', openRequest(undefined));
  return countConnectionsOfOneAddress(url, TRIED).finally(() => server.stop());
}

async function checkSlowFaults(proof: Proof, group: ProcessGroup): Promise<void> {
  const faults = Object.entries(SLOW_FAULTS);
  const found = await Promise.all(
    faults.map(([fault, by]) => runSlowClientsWith(group, fault, (name) => by.test(name))),
  );
  for (const [i, [fault]] of faults.entries())
    proof.recordPlanted(fault, found[i]?.findings ?? [], /is open/);
}

async function checkUncountedFaults(proof: Proof, group: ProcessGroup): Promise<void> {
  const held = await countConnections(group, 'uncounted', { PITHEAD_SOCKETS_PER_ADDRESS: '100000' });
  proof.recordCaught('connections of one address are not counted', held > MAX_PER_ADDRESS);
}

async function attackSlowly(proof: Proof, group: ProcessGroup): Promise<void> {
  const { count, findings, waits } = await runSlowClientsWith(group, undefined, () => true);
  proof.count += count;
  proof.failAll(findings);
  proof.figure('slow clients, on every route', count);
  proof.figure(
    'ms that others wait meanwhile at p99: a message, a request',
    waits.map(Math.round).join(', '),
  );
}

async function attackByNumber(proof: Proof, group: ProcessGroup): Promise<void> {
  const held = await countConnections(group, 'counted');
  proof.count += TRIED;
  proof.figure('connections that one address holds, of those tried', `${held} of ${TRIED}`);
  if (held > MAX_PER_ADDRESS) proof.fail(`one address holds ${held} connections`);
}

async function attackDescriptors(proof: Proof, group: ProcessGroup): Promise<void> {
  proof.addResult(await descriptors(group));
}

async function attackMemory(proof: Proof, group: ProcessGroup): Promise<void> {
  const { guests, bytesPerGuest, error, rssPerGuest, isBounded } = await growMemory(
    group,
    undefined,
    proof.byExtent(4, SAMPLES, 5 * SAMPLES),
    proof.byExtent(10, GUESTS_EACH, GUESTS_EACH),
  );
  proof.count += guests;
  proof.figure('guests who played and left', guests);
  proof.figure(
    'bytes of heap kept per guest, ± standard error',
    `${bytesPerGuest.toFixed(0)} ± ${error.toFixed(0)}`,
  );
  proof.figure('bytes of RSS per guest', rssPerGuest.toFixed(0));
  if (!isBounded && proof.extent !== 'short')
    proof.fail(`memory grows by more than ${MAX_BYTES_PER_GUEST} bytes with every guest`);
}

export const exhaustionSection: ProofSection = {
  name: 'exhaustion',
  unit: 'clients that hold on to something',

  checkPlantedFaults: (proof) =>
    withProcessGroup(async (group) => {
      await checkUncountedFaults(proof, group);
      const unlimited = 'connections are not limited by open files';
      proof.recordPlanted(unlimited, (await descriptors(group, unlimited)).findings);
      if (proof.extent === 'short') return;
      await checkSlowFaults(proof, group);
      for (const fault of ['a token bucket per guest is kept for ever', 'a closed subscription is kept']) {
        proof.recordCaught(fault, !(await growMemory(group, fault, SAMPLES, GUESTS_EACH)).isBounded);
      }
    }),

  run: (proof) =>
    withProcessGroup(async (group) => {
      await attackByNumber(proof, group);
      await attackDescriptors(proof, group);
      proof.log('connections and files');
      // Nothing else may run, because the waiting times of others are measured.
      if (proof.extent !== 'short') await attackSlowly(proof, group);
      proof.log('slow clients');
      await attackMemory(proof, group);
    }),
};
