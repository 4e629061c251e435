/**
 * Limited resources: connections, file descriptors, memory. Clients hold on to them, and many guests come and
 * go.
 */
import type { Place } from 'pithead/bench/server/children';
import { atPlace } from 'pithead/bench/server/children';
import { exhaustDescriptors, OPEN_FILES } from '../exhaustion/descriptors.ts';
import type { Grown } from '../exhaustion/memory.ts';
import { churn, MEMORY_SETTINGS, MOST_BYTES } from '../exhaustion/memory.ts';
import type { Route } from '../exhaustion/server.ts';
import { PROGRAM, settingsAt, STEADY_PROGRAM, withOpenFiles } from '../exhaustion/settings.ts';
import { connectionsOfOneAddress, slowClients, slowConnections } from '../exhaustion/slowConnections.ts';
import type { Proof, Section } from '../proof.ts';

/** Twice the sockets per address plus a hundred (`limitsFor`). */
const MAX_PER_ADDRESS = 300;
const TRIED = 500;
/** Fewer samples could not tell a leak of a hundred bytes from noise. */
const SAMPLES = 40;
const GUESTS_EACH = 60;

/** Removed time-outs, and the slow clients that must find them. */
const SLOW_FAULTS: Readonly<Record<string, RegExp>> = {
  'a request may take for ever': /GET \/api\/games: a head|POST \/api\/guests: a body letter/,
  'a response may be read for ever': /long responses that are never read/,
  'a connection may be idle for ever': /GET \/api\/games: idle/,
  'sockets are never asked whether they are there': /a socket that answers no ping/,
};

const descriptors = (group: Place, fault: string) =>
  group
    .run('files', settingsAt(group, `files ${fault}`), withOpenFiles(OPEN_FILES))
    .then(async (server) => exhaustDescriptors(server, fault).finally(() => server.end()));

async function growMemory(group: Place, fault: string, samples: number, guestsEach: number): Promise<Grown> {
  const server = await group.run(
    'memory',
    { ...settingsAt(group, `memory ${fault}`), ...MEMORY_SETTINGS },
    STEADY_PROGRAM,
  );
  return churn(server, fault, samples, guestsEach).finally(() => server.end());
}

async function runSlowClientsWith(
  group: Place,
  fault: string,
  isMeant: (name: string) => boolean,
): ReturnType<typeof slowConnections> {
  const server = await group.run('slow', settingsAt(group, `slow ${fault}`), PROGRAM);
  const url = await server.ask<string>('open', fault);
  const clients = slowClients(
    await server.ask<Route[]>('routes'),
    await server.ask<string>('longAnswer'),
  ).filter(({ name }) => isMeant(name));
  return slowConnections(url, clients).finally(() => server.end());
}

async function plantSlow(proof: Proof, group: Place): Promise<void> {
  const faults = Object.entries(SLOW_FAULTS);
  const found = await Promise.all(
    faults.map(([fault, by]) => runSlowClientsWith(group, fault, (name) => by.test(name))),
  );
  for (const [i, [fault]] of faults.entries())
    proof.planted(fault, found[i]?.troubles.some((each) => each.includes('is open')) === true);
}

async function plantUncounted(proof: Proof, group: Place): Promise<void> {
  const server = await group.run(
    'uncounted',
    { ...settingsAt(group, 'uncounted'), PITHEAD_SOCKETS_PER_ADDRESS: '100000' },
    PROGRAM,
  );
  const held = await connectionsOfOneAddress(await server.ask<string>('open', ''), TRIED);
  proof.planted('connections of one address are not counted', held > MAX_PER_ADDRESS);
  await server.end();
}

async function attackSlowly(proof: Proof, group: Place): Promise<void> {
  const { count, troubles, waits } = await runSlowClientsWith(group, '', () => true);
  proof.count += count;
  for (const trouble of troubles) proof.fail(trouble);
  proof.figure('clients that take their time, on every route', count);
  proof.figure(
    'ms that others wait meanwhile at p99: a message, a request',
    waits.map(Math.round).join(', '),
  );
}

async function attackByNumber(proof: Proof, group: Place): Promise<void> {
  const server = await group.run('counted', settingsAt(group, 'counted'), PROGRAM);
  const held = await connectionsOfOneAddress(await server.ask<string>('open', ''), TRIED);
  await server.end();
  proof.count += TRIED;
  proof.figure('connections that one address holds, of those tried', `${held} of ${TRIED}`);
  if (held > MAX_PER_ADDRESS) proof.fail(`one address holds ${held} connections`);
}

async function attackDescriptors(proof: Proof, group: Place): Promise<void> {
  const { findings, figures } = await descriptors(group, '');
  for (const finding of findings) proof.fail(`without files: ${finding}`);
  for (const [name, value] of Object.entries(figures)) proof.figure(name, value);
  proof.count++;
}

async function attackMemory(proof: Proof, group: Place): Promise<void> {
  const { guests, bytesPerGuest, error, rssPerGuest, isBounded } = await growMemory(
    group,
    '',
    proof.many(4, SAMPLES, 5 * SAMPLES),
    proof.many(10, GUESTS_EACH, GUESTS_EACH),
  );
  proof.count += guests;
  proof.figure('guests who came, played and went', guests);
  proof.figure(
    'bytes of heap kept per guest, ± standard error',
    `${bytesPerGuest.toFixed(0)} ± ${error.toFixed(0)}`,
  );
  proof.figure('bytes of RSS per guest', rssPerGuest.toFixed(0));
  // Too few samples for a slope.
  if (!isBounded && proof.extent !== 'short')
    proof.fail(`memory grows by more than ${MOST_BYTES} bytes with every guest`);
}

export const exhaustion: Section = {
  name: 'exhaustion',
  counts: 'clients that hold on to something',

  plant: (proof) =>
    atPlace(async (group) => {
      await plantUncounted(proof, group);
      const fault = 'there may be more connections than files';
      proof.planted(fault, (await descriptors(group, fault)).findings.length > 0);
      if (proof.extent === 'short') return;
      await plantSlow(proof, group);
      for (const leak of ['an allowance never forgets', 'a window that was closed is kept']) {
        proof.planted(leak, !(await growMemory(group, leak, SAMPLES, GUESTS_EACH)).isBounded);
      }
    }),

  run: (proof) =>
    atPlace(async (group) => {
      await attackByNumber(proof, group);
      await attackDescriptors(proof, group);
      proof.say('connections and files');
      // Slow clients mostly wait, but the waiting times of others are measured meanwhile, so nothing else may
      // run.
      if (proof.extent !== 'short') await attackSlowly(proof, group);
      proof.say('slow clients');
      await attackMemory(proof, group);
    }),
};
