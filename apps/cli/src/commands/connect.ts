import { Client } from '@pithead/protocol';
import type { TableInfo } from '@pithead/protocol';
import { protocolReasonFormatter } from '@pithead/text';
import { printableLine } from '@pithead/terminal';
import type { CommandContext, CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { parseServerAddress } from '../connect/server/serverAddress.ts';
import { ChangeSignal } from '../connect/changeSignal.ts';
import { matchResultLines } from '../connect/matchResult.ts';
import { subscribeToTable, newConnectedTable, joinTable } from '../connect/joinTable.ts';
import { runConnectSession } from '../connect/runConnectSession.ts';
import { serverRefusalText } from '../connect/serverTexts.ts';
import { ServerApi, ServerRefusalError } from '../connect/server/serverApi.ts';
import { SessionTokenFile } from '../connect/server/sessionTokenFile.ts';
import { printTableList } from '../connect/server/tableList.ts';
import { signInToServer, defaultPlayerName } from '../connect/server/signIn.ts';
import { watchConnection } from '../connect/serverEvents.ts';
import type { ConnectSession } from '../connect/connectSession.ts';
import { isTableFinished } from '../connect/connectSession.ts';
import { openWebSocketTransport } from '../connect/server/webSocketTransport.ts';
import type { ConnectFlags } from '../connect/connectFlags.ts';
import {
  completeNewTable,
  CONNECT_FLAGS,
  parseNewTableFlags,
  refuseNewTableFlags,
} from '../connect/connectFlags.ts';
import { parseInteger } from '@pithead/arguments';
import { parseFlags } from '../arguments.ts';
import { UserError } from '../userError.ts';
import { isInteractive, openScreen } from '../screen/openScreen.ts';
import type { GameScreen } from '../screen/gameScreen.ts';
import { scheduleTimeout } from '@pithead/lab/workers/startWorker';

export const connectCommand: CliCommand = async (args, cli) => {
  try {
    return await connectToTable(args, cli);
  } catch (error) {
    if (!(error instanceof ServerRefusalError)) throw error;
    throw new UserError('serverSays', {
      reason: serverRefusalText(error.refused, undefined, protocolReasonFormatter(cli.language)),
    });
  }
};

async function connectToTable(args: readonly string[], cli: CommandContext): Promise<number> {
  const { io, translate, language } = cli;
  const flags = parseFlags(args, CONNECT_FLAGS, 1);
  const { origin, table } = parseServerAddress(flags.words[0], flags.value('table'));
  if (flags.has('tables')) return printTableList(origin, flags, cli);
  if (flags.has('page')) throw new UserError('onlyWithTables', { flag: '--page' });
  const mayAsk = isInteractive(io);
  if (table !== undefined) refuseNewTableFlags(flags);
  else if (flags.has('watch')) throw new UserError('tableMissing');
  const newTable = table === undefined ? parseNewTableFlags(flags, mayAsk) : undefined;
  const autoPlayDelayMs = autoPlayDelay(io.env);
  const sessions = new SessionTokenFile(io.env);
  const name = flags.value('name') ?? defaultPlayerName(sessions, origin, io.env, translate);
  const api = new ServerApi(origin);
  await signInToServer(api, sessions, name, language);
  const findTable = async (screen: GameScreen): Promise<TableInfo | undefined> => {
    if (table !== undefined) return flags.has('watch') ? api.getTable(table) : joinTable(api, table);
    const completed = newTable && (await completeNewTable(newTable, mayAsk, { screen, translate, language }));
    return completed && api.createTable(completed);
  };
  return runOnScreen(cli, flags, findTable, { api, name, autoPlayDelayMs });
}

type SessionIdentity = Pick<ConnectSession, 'api' | 'name' | 'autoPlayDelayMs'>;

async function runOnScreen(
  cli: CommandContext,
  flags: ConnectFlags,
  findTable: (screen: GameScreen) => Promise<TableInfo | undefined>,
  identity: SessionIdentity,
): Promise<number> {
  const screen = openScreen(cli.io, { isPlain: flags.has('plain'), listens: true });
  let session: ConnectSession | undefined;
  let last: readonly string[] = [];
  try {
    const info = await findTable(screen);
    if (info === undefined) return screen.interrupted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
    session = startSession(cli, flags, screen, info, identity);
    const code = await runConnectSession(session);
    last = isTableFinished(session.table) ? matchResultLines(session) : [];
    return code;
  } finally {
    session?.client.close();
    screen.close(last);
    if (session !== undefined) printReturnCommand(cli, session);
  }
}

function startSession(
  { io, translate, language }: CommandContext,
  flags: ConnectFlags,
  screen: GameScreen,
  info: TableInfo,
  identity: SessionIdentity,
): ConnectSession {
  const isSpectator = flags.has('watch');
  const table = newConnectedTable(info, isSpectator);
  const changes = new ChangeSignal();
  const fail = (error: unknown): void => {
    session.failure = error;
    changes.notify();
  };
  const client = new Client(
    openWebSocketTransport(identity.api.origin, identity.api.token, fail),
    scheduleTimeout,
  );
  const session: ConnectSession = {
    ...identity,
    screen,
    client,
    changes,
    isTyped: io.stdin.isTTY === true,
    isAuto: flags.has('auto'),
    isSpectator,
    language,
    translate,
    translateReason: protocolReasonFormatter(language),
    text: table.gameParts.text(language),
    table,
    isOnline: true,
    notice: [],
    unprinted: [],
    pendingRequests: 0,
    isInputOver: false,
    isWarned: false,
    hasLeft: false,
    failure: undefined,
  };
  watchConnection(session, client);
  subscribeToTable(session, table);
  return session;
}

function printReturnCommand(
  { print }: CommandContext,
  { table, api, name, translate, hasLeft }: ConnectSession,
): void {
  if (hasLeft) return print(translate('tableLeft'));
  if (table.seat === null || isTableFinished(table) || !['open', 'running'].includes(table.info.status))
    return;
  const quoted = /^[\w-]+$/.test(name) ? name : `'${printableLine(name).replaceAll("'", "'\\''")}'`;
  print(translate('comeBack'));
  print(`  pithead connect ${api.origin} --table ${table.id} --name ${quoted}`);
}

/** The server's default, in messages per second; `--auto` stays below it. */
const DEFAULT_MESSAGE_RATE = 20;
const RATE_SHARE = 0.75;

function autoPlayDelay(env: CommandContext['io']['env']): number {
  const rate = parseInteger(
    env['PITHEAD_MESSAGES_PER_SECOND'] ?? String(DEFAULT_MESSAGE_RATE),
    'PITHEAD_MESSAGES_PER_SECOND',
    1,
    1_000_000,
  );
  return Math.floor(1000 / (rate * RATE_SHARE));
}
