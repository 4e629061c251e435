import type { Level, OpenLine } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import { commitmentOf } from '@pithead/kernel';
import type { Cli, Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import type { Flags } from '../input.ts';
import { Fault, gameEntry, noMoreThan, readFlags, readOptions } from '../input.ts';
import type { Io } from '../io.ts';
import { chooseLevel } from '../play/chooseLevel.ts';
import { ending } from '../play/ending.ts';
import { DEFAULT_LEVEL } from '../play/levelWords.ts';
import { runSession } from '../play/loop.ts';
import { Minds } from '../play/minds.ts';
import { loadMatch, newKey, newMatch } from '../play/opening.ts';
import { isAtBothEnds, openScreen } from '../play/openScreen.ts';
import type { Screen } from '../play/screen.ts';
import { kindsByNames, readSeats, seatingOf } from '../play/seats.ts';
import type { Session } from '../play/session.ts';
import { later, openLine } from '../workers/open.ts';

export const playWith =
  (open: OpenLine): Command =>
  async (args, cli) => {
    const flags = readFlags(args, { seats: 'value', key: 'value', option: 'list', load: 'value' });
    noMoreThan(flags, 1);
    const entry = gameEntry(flags.words[0]);
    // Bad arguments are reported before the screen is switched.
    const prepared = prepareSession(entry, flags, cli, DEFAULT_LEVEL);
    const screen = openScreen(cli.io);
    const bots = new Minds(open, later);
    let last: readonly string[] = [];
    try {
      const chosen = mayAskForLevel(flags, cli.io)
        ? await prepareWithLevel(entry, flags, cli, screen)
        : prepared;
      if (chosen === undefined) return screen.interrupted ? EXIT.interrupted : EXIT.ok;
      const session: Session = { ...chosen, screen, bots };
      const code = await runSession(session);
      if (session.match.isOver) last = ending(session);
      return code;
    } finally {
      bots.end();
      screen.close(last);
    }
  };

export const play = playWith(openLine);

const mayAskForLevel = (flags: Flags, io: Io): boolean =>
  !flags.has('seats') && !flags.has('load') && isAtBothEnds(io);

type PreparedSession = Omit<Session, 'screen' | 'bots'>;

async function prepareWithLevel(
  entry: GameEntry,
  flags: Flags,
  cli: Cli,
  screen: Screen,
): Promise<PreparedSession | undefined> {
  const level = await chooseLevel(entry.text(cli.language).title, screen, cli.say);
  return level && prepareSession(entry, flags, cli, level);
}

function prepareSession(
  entry: GameEntry,
  flags: Flags,
  { language, say }: Cli,
  level: Level,
): PreparedSession {
  const file = flags.value('load');
  const { match, seating } =
    file === undefined
      ? prepareNewMatch(entry, flags, say, level)
      : prepareLoadedMatch(entry, flags, file, say);
  return {
    entry,
    match,
    seating,
    language,
    text: entry.text(language),
    say,
    saved: file === undefined ? -1 : match.plies.length,
    loaded: file === undefined ? -1 : match.plies.length,
    known: new Map(),
    shown: new Map(),
    notice: [say('welcome'), say('commitment', { commitment: commitmentOf(match.table.key) })],
    onlyNotice: false,
    warned: false,
    keyboard: undefined,
  };
}

type PreparedMatch = Pick<Session, 'match' | 'seating'>;

function prepareNewMatch(entry: GameEntry, flags: Flags, say: Cli['say'], level: Level): PreparedMatch {
  const { kinds, recorded } = readSeats(flags.value('seats') ?? `me,${level},${level}`, entry, say);
  const options = readOptions(entry.game, flags.list('option'));
  const match = newMatch(entry, recorded, options, newKey(flags.value('key')));
  return { match, seating: seatingOf(recorded, kinds, entry, say) };
}

/** The names in the record stay; `--seats` only says who plays which seat from now on. */
function prepareLoadedMatch(entry: GameEntry, flags: Flags, file: string, say: Cli['say']): PreparedMatch {
  for (const flag of ['key', 'option'])
    if (flags.has(flag)) throw new Fault('notWithLoad', { flag: `--${flag}` });
  const match = loadMatch(entry, file);
  const { names } = match.table;
  const seats = flags.value('seats');
  const kinds = seats === undefined ? kindsByNames(names, entry) : readSeats(seats, entry, say).kinds;
  if (kinds.length !== names.length) throw new Fault('otherSeatCount', { file, seats: names.length });
  return { match, seating: seatingOf(names, kinds, entry, say) };
}
