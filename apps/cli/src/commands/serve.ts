import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import type { Config } from '@pithead/server';
import type { CommandContext, CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { readServerConfig, settingsWithFlags } from '../database/databaseLocation.ts';
import { databaseUserError } from '../database/databaseErrors.ts';
import { messageBusUserError } from '../database/messageBusErrors.ts';
import { createFolder } from '../records/recordFiles.ts';
import { parseInteger } from '@pithead/arguments';
import { parseFlags } from '../arguments.ts';
import { UserError } from '../userError.ts';

export const serveCommand: CliCommand = async (args, cli) => {
  const flags = parseFlags(args, { port: 'value', host: 'value', data: 'value' }, 0);
  const port = flags.value('port');
  if (port !== undefined) parseInteger(port, '--port', 0, 65_535);
  const { startServer } = await import('@pithead/server');
  const settings = settingsWithFlags(cli.io.env, {
    port,
    host: flags.value('host'),
    data: flags.value('data'),
  });
  const config = await readServerConfig(quietOnTerminal(settings, cli));
  if (config.databaseUrl === '') refuseUnwritableFolder(config.data);
  const failed = async (error: unknown): Promise<never> => {
    throw await toStartError(error, config);
  };
  // Checked before the database is opened, so that an accidental second start changes nothing.
  await checkPortIsFree(config).catch(failed);
  const server = await startServer(config).catch(failed);
  cli.print(cli.translate('serving', { url: server.url }));
  // Somebody who reads mail on a phone can't open a link to localhost.
  if (config.smtpUrl !== '' && config.publicUrl === '')
    cli.print(cli.translate('mailLinks', { url: server.url }));
  await waitForSignal();
  await server.close();
  // A connection to a mail server that does not answer would keep the process for some seconds.
  process.exit(EXIT_CODES.ok);
};

function checkPortIsFree({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

const quietOnTerminal = <Env extends Record<string, string | undefined>>(
  env: Env,
  { io }: CommandContext,
): Env =>
  io.stdout.isTTY === true && (env['PITHEAD_LOG'] ?? '') === '' ? { ...env, PITHEAD_LOG: 'warn' } : env;

/** Mode 0700: other users of this machine must not read the data. */
function refuseUnwritableFolder(data: string): void {
  createFolder(data, 0o700);
  try {
    accessSync(data, constants.W_OK);
  } catch (error) {
    throw new UserError('fileUnwritable', { file: data, code: (error as NodeJS.ErrnoException).code ?? '' });
  }
}

const HOST_CODES = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EINVAL'];

/** An error that the user can fix becomes one line; any other one is a bug and stays as it is. */
async function toStartError(error: unknown, config: Config): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const { port, host } = config;
  const { message, code = '', syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new UserError('portInUse', { port: String(port) });
  if (code === 'EACCES' && syscall === 'listen')
    return new UserError('portForbidden', { port: String(port) });
  if (HOST_CODES.includes(code)) return new UserError('badHost', { host, code });
  if (error.name === 'OlderProcessError') return new UserError('olderProcess');
  if (error.name === 'MatchDatabasesError') return new UserError('matchDatabases');
  return (
    (await messageBusUserError(error, config)) ??
    (await databaseUserError(error, config)) ??
    (code === '' ? error : new UserError('startFailed', { message }))
  );
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    let hasSignal = false;
    const onSignal = (): void => {
      if (hasSignal) process.exit(EXIT_CODES.interrupted);
      hasSignal = true;
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
  });
}
