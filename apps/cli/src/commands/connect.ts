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
    return await visitTable(args, cli);
  } catch (error) {
    if (!(error instanceof ServerRefused)) throw error;
    throw new Fault('serverSays', {
      reason: reasonText(error.refused, undefined, protocolTextIn(cli.language)),
    });
  }
};

async function visitTable(args: readonly string[], cli: Cli): Promise<number> {
  const { io, say, language } = cli;
  const flags = readFlags(args, FLAGS);
  noMoreThan(flags, 1);
  const { origin, table } = readAddress(flags.words[0], flags.value('table'));
  if (flags.has('tables')) return listTables(origin, flags, cli);
  if (flags.has('page')) throw new Fault('onlyWithTables', { flag: '--page' });
  const mayAsk = isAtBothEnds(io);
  if (table !== undefined) refuseWish(flags);
  else if (flags.has('watch')) throw new Fault('tableMissing');
  const wish = table === undefined ? readWish(flags, mayAsk) : undefined;
  const gapMs = gapFrom(io.env);
  const sessions = new Sessions(io.env);
  const name = flags.value('name') ?? usualName(sessions, origin, io.env, say);
  const remote = new Remote(origin);
  await signIn(remote, sessions, name, language);
  const arrive = async (screen: Screen): Promise<TableInfo | undefined> => {
    if (table !== undefined) return flags.has('watch') ? remote.table(table) : takeSeat(remote, table);
    const wanted = wish && (await wholeWish(wish, mayAsk, { screen, say, language }));
    return wanted && remote.openTable(wanted);
  };
  return onScreen(cli, flags, arrive, { remote, name, gapMs });
}

type Guest = Pick<Visit, 'remote' | 'name' | 'gapMs'>;

async function onScreen(
  cli: Cli,
  flags: Flags,
  arrive: (screen: Screen) => Promise<TableInfo | undefined>,
  guest: Guest,
): Promise<number> {
  const screen = openScreen(cli.io, { isPlain: flags.has('plain'), listens: true });
  let visit: Visit | undefined;
  let last: readonly string[] = [];
  try {
    const info = await arrive(screen);
    if (info === undefined) return screen.interrupted ? EXIT.interrupted : EXIT.ok;
    visit = begin(cli, flags, screen, info, guest);
    const code = await stay(visit);
    last = isOver(visit.place) ? endLines(visit) : [];
    return code;
  } finally {
    visit?.client.close();
    screen.close(last);
    if (visit !== undefined) sayGoodbye(cli, visit);
  }
}

function begin(
  { io, say, language }: Cli,
  flags: Flags,
  screen: Screen,
  info: TableInfo,
  guest: Guest,
): Visit {
  const isOnlooker = flags.has('watch');
  const place = placeAt(info, isOnlooker);
  const bell = new Bell();
  const fail = (error: unknown): void => {
    visit.failure = error;
    bell.ring();
  };
  const client = new Client(openWire(guest.remote.origin, guest.remote.token, fail), later);
  const visit: Visit = {
    ...guest,
    screen,
    client,
    bell,
    isTyped: io.stdin.isTTY === true,
    isAuto: flags.has('auto'),
    isOnlooker,
    language,
    say,
    sayReason: protocolTextIn(language),
    text: place.entry.text(language),
    place,
    isOnline: true,
    notice: [],
    unprinted: [],
    underWay: 0,
    isInputOver: false,
    isWarned: false,
    hasLeft: false,
    failure: undefined,
  };
  followClient(visit, client);
  follow(visit, place);
  return visit;
}

/** Prints the command that returns to the seat, if the match continues without this player. */
function sayGoodbye({ print }: Cli, { place, remote, name, say, hasLeft }: Visit): void {
  if (hasLeft) return print(say('tableLeft'));
  if (place.seat === null || isOver(place) || !['open', 'running'].includes(place.info.status)) return;
  const quoted = /^[\w-]+$/.test(name) ? name : `'${printable(name).replaceAll("'", "'\\''")}'`;
  print(say('comeBack'));
  print(`  pithead connect ${remote.origin} --table ${place.table} --name ${quoted}`);
}

/** The server's default limit of messages per second; automatic play stays below it. */
const USUAL_RATE = 20;
const SHARE = 0.75;

function gapFrom(env: Cli['io']['env']): number {
  const rate = wholeNumber(
    env['PITHEAD_MESSAGES_PER_SECOND'] ?? String(USUAL_RATE),
    'PITHEAD_MESSAGES_PER_SECOND',
    1,
    1_000_000,
  );
  return Math.floor(1000 / (rate * SHARE));
}
