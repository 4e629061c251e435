import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import type { Config } from '@pithead/server';
import type { Cli, Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import { configOf, settingsFrom } from '../database/place.ts';
import { databaseFault } from '../database/problem.ts';
import { makeDirectory } from '../files.ts';
import { Fault, noMoreThan, readFlags, wholeNumber } from '../input.ts';

export const serve: Command = async (args, cli) => {
  const flags = readFlags(args, { port: 'value', host: 'value', data: 'value' });
  noMoreThan(flags, 0);
  const port = flags.value('port');
  if (port !== undefined) wholeNumber(port, '--port', 0, 65_535);
  const { startServer } = await import('@pithead/server');
  const config = await configOf(quietOnTerminal(settingsFrom(cli.io.env, flags), cli));
  if (config.databaseUrl === '') refuseUnwritableFolder(config.data);
  const failed = async (error: unknown): Promise<never> => {
    throw await toStartError(error, config);
  };
  // Checked before the database is opened, so that a second start by mistake changes nothing.
  await checkPortIsFree(config).catch(failed);
  const server = await startServer(config).catch(failed);
  cli.print(cli.say('serving', { url: server.url }));
  await waitForSignal();
  await server.close();
  return EXIT.ok;
};

function checkPortIsFree({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

const quietOnTerminal = <Env extends Record<string, string | undefined>>(env: Env, { io }: Cli): Env =>
  io.stdout.isTTY === true && (env['PITHEAD_LOG'] ?? '') === '' ? { ...env, PITHEAD_LOG: 'warn' } : env;

/** Mode 0700: other users of this machine must not read the data. */
function refuseUnwritableFolder(data: string): void {
  makeDirectory(data, 0o700);
  try {
    accessSync(data, constants.W_OK);
  } catch (error) {
    throw new Fault('fileUnwritable', { file: data, code: (error as NodeJS.ErrnoException).code ?? '' });
  }
}

const HOST_CODES = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EINVAL'];

/** Maps errors that the user can fix to one line; any other error is a bug and stays as it is. */
async function toStartError(error: unknown, config: Config): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const { port, host } = config;
  const { message, code = '', syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new Fault('portInUse', { port: String(port) });
  if (code === 'EACCES' && syscall === 'listen') return new Fault('portForbidden', { port: String(port) });
  if (HOST_CODES.includes(code)) return new Fault('badHost', { host, code });
  if (error.name === 'OlderProcess') return new Fault('olderProcess');
  return (
    (await databaseFault(error, config)) ?? (code === '' ? error : new Fault('startFailed', { message }))
  );
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Resolves with the first signal; a second one ends the process at once. */
function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    let hasSignal = false;
    const onSignal = (): void => {
      if (hasSignal) process.exit(EXIT.interrupted);
      hasSignal = true;
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
  });
}
