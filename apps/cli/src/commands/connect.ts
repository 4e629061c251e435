import { Client } from '@pithead/protocol';
import type { TableInfo } from '@pithead/protocol';
import { protocolTextIn } from '@pithead/text';
import { printable } from '@pithead/terminal';
import type { Cli, Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import { readAddress } from '../connect/address.ts';
import { Bell } from '../connect/bell.ts';
import { endLines } from '../connect/ending.ts';
import { follow, placeAt, takeSeat } from '../connect/enter.ts';
import { stay } from '../connect/loop.ts';
import { reasonText } from '../connect/reasonText.ts';
import { Remote, ServerRefused } from '../connect/remote.ts';
import { Sessions } from '../connect/sessions.ts';
import { listTables } from '../connect/tableList.ts';
import { signIn, usualName } from '../connect/signIn.ts';
import { followClient } from '../connect/told.ts';
import type { Visit } from '../connect/visit.ts';
import { isOver } from '../connect/visit.ts';
import { readWish, refuseWish, wholeWish } from '../connect/wish.ts';
import { openWire } from '../connect/wire.ts';
import type { Flags } from '../input.ts';
import { Fault, noMoreThan, readFlags, wholeNumber } from '../input.ts';
import { isAtBothEnds, openScreen } from '../play/openScreen.ts';
import type { Screen } from '../play/screen.ts';
import { later } from '../workers/open.ts';

const FLAGS = {
  name: 'value',
  game: 'value',
  seats: 'value',
  bots: 'value',
  option: 'list',
  table: 'value',
  watch: 'switch',
  tables: 'switch',
  page: 'value',
  plain: 'switch',
  auto: 'switch',
} as const;

export const connect: Command = async (args, cli) => {
  try {
    return await connectToTable(args, cli);
  } catch (error) {
    if (!(error instanceof ServerRefused)) throw error;
    throw new Fault('serverSays', {
      reason: reasonText(error.refused, undefined, protocolTextIn(cli.language)),
    });
  }
};

async function connectToTable(args: readonly string[], cli: Cli): Promise<number> {
  const { io, say, language } = cli;
  const flags = readFlags(args, FLAGS);
  noMoreThan(flags, 1);
  const { origin, table } = readAddress(flags.words[0], flags.value('table'));
  if (flags.has('tables')) return listTables(origin, flags, cli);
  if (flags.has('page')) throw new Fault('onlyWithTables', { flag: '--page' });
  const mayAsk = isAtBothEnds(io);
  if (table !== undefined) refuseWish(flags);
  else if (flags.has('watch')) throw new Fault('tableMissing');
  const newTable = table === undefined ? readWish(flags, mayAsk) : undefined;
  const autoPlayDelayMs = autoPlayDelay(io.env);
  const sessions = new Sessions(io.env);
  const name = flags.value('name') ?? usualName(sessions, origin, io.env, say);
  const api = new Remote(origin);
  await signIn(api, sessions, name, language);
  const findTable = async (screen: Screen): Promise<TableInfo | undefined> => {
    if (table !== undefined) return flags.has('watch') ? api.table(table) : takeSeat(api, table);
    const completed = newTable && (await wholeWish(newTable, mayAsk, { screen, say, language }));
    return completed && api.openTable(completed);
  };
  return runOnScreen(cli, flags, findTable, { api, name, autoPlayDelayMs });
}

type SessionIdentity = Pick<Visit, 'api' | 'name' | 'autoPlayDelayMs'>;

async function runOnScreen(
  cli: Cli,
  flags: Flags,
  findTable: (screen: Screen) => Promise<TableInfo | undefined>,
  identity: SessionIdentity,
): Promise<number> {
  const screen = openScreen(cli.io, { isPlain: flags.has('plain'), listens: true });
  let session: Visit | undefined;
  let last: readonly string[] = [];
  try {
    const info = await findTable(screen);
    if (info === undefined) return screen.interrupted ? EXIT.interrupted : EXIT.ok;
    session = startSession(cli, flags, screen, info, identity);
    const code = await stay(session);
    last = isOver(session.table) ? endLines(session) : [];
    return code;
  } finally {
    session?.client.close();
    screen.close(last);
    if (session !== undefined) printReturnCommand(cli, session);
  }
}

function startSession(
  { io, say, language }: Cli,
  flags: Flags,
  screen: Screen,
  info: TableInfo,
  identity: SessionIdentity,
): Visit {
  const isSpectator = flags.has('watch');
  const table = placeAt(info, isSpectator);
  const changes = new Bell();
  const fail = (error: unknown): void => {
    session.failure = error;
    changes.ring();
  };
  const client = new Client(openWire(identity.api.origin, identity.api.token, fail), later);
  const session: Visit = {
    ...identity,
    screen,
    client,
    changes,
    isTyped: io.stdin.isTTY === true,
    isAuto: flags.has('auto'),
    isSpectator,
    language,
    say,
    sayReason: protocolTextIn(language),
    text: table.entry.text(language),
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
  followClient(session, client);
  follow(session, table);
  return session;
}

/** Prints the command that returns to the seat, if the match continues without this player. */
function printReturnCommand({ print }: Cli, { table, api, name, say, hasLeft }: Visit): void {
  if (hasLeft) return print(say('tableLeft'));
  if (table.seat === null || isOver(table) || !['open', 'running'].includes(table.info.status)) return;
  const quoted = /^[\w-]+$/.test(name) ? name : `'${printable(name).replaceAll("'", "'\\''")}'`;
  print(say('comeBack'));
  print(`  pithead connect ${api.origin} --table ${table.id} --name ${quoted}`);
}

/** The server's default limit of messages per second; automatic play stays below it. */
const DEFAULT_MESSAGE_RATE = 20;
const RATE_SHARE = 0.75;

function autoPlayDelay(env: Cli['io']['env']): number {
  const rate = wholeNumber(
    env['PITHEAD_MESSAGES_PER_SECOND'] ?? String(DEFAULT_MESSAGE_RATE),
    'PITHEAD_MESSAGES_PER_SECOND',
    1,
    1_000_000,
  );
  return Math.floor(1000 / (rate * RATE_SHARE));
}
