import type { BotLevel, ConnectWorker } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { Match } from '@pithead/kernel';
import { commitmentOf } from '@pithead/kernel';
import type { CommandContext, CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import type { ParsedArguments } from '@pithead/arguments';
import { parseInteger } from '@pithead/arguments';
import { requireGame, parseFlags, parseGameOptions, parseSeatLetter } from '../arguments.ts';
import { UserError } from '../userError.ts';
import type { ProcessStreams } from '../processStreams.ts';
import { promptLevel } from '../bots/promptLevel.ts';
import { playResultLines } from '../play/playResult.ts';
import { DEFAULT_LEVEL } from '../bots/levelWords.ts';
import { runPlaySession } from '../play/runPlaySession.ts';
import { SessionBots } from '../bots/sessionBots.ts';
import {
  loadLocalMatch,
  loadRecordOf,
  parseKeyOrRandom,
  startBranch,
  startLocalMatch,
} from '../play/localMatch.ts';
import { isInteractive, openScreen } from '../screen/openScreen.ts';
import type { GameScreen } from '../screen/gameScreen.ts';
import type { Seating } from '../bots/seating.ts';
import { createSeating, kindsFromNames, parseSeats } from '../bots/seating.ts';
import type { PlaySession } from '../play/playSession.ts';
import { createMatchState } from '../play/playSession.ts';
import { scheduleTimeout, openBotWorker } from '@pithead/lab/workers/startWorker';

const FLAGS = {
  seats: 'value',
  key: 'value',
  option: 'list',
  load: 'value',
  from: 'value',
  ply: 'value',
  seat: 'value',
} as const;

export const createPlayCommand =
  (open: ConnectWorker): CliCommand =>
  async (args, cli) => {
    const flags = parseFlags(args, FLAGS, 1);
    const gameParts = requireGame(flags.words[0]);
    // Bad arguments are reported before the screen is switched.
    const prepared = prepareSession(gameParts, flags, cli, DEFAULT_LEVEL);
    const screen = openScreen(cli.io);
    const bots = new SessionBots(open, scheduleTimeout);
    let last: readonly string[] = [];
    try {
      const chosen = mayAskForLevel(flags, cli.io)
        ? await prepareWithLevel(gameParts, flags, cli, screen)
        : prepared;
      if (chosen === undefined) return screen.interrupted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
      const session: PlaySession = { ...chosen, screen, bots };
      const code = await runPlaySession(session);
      if (session.matchState.match.isOver) last = playResultLines(session);
      return code;
    } finally {
      bots.end();
      screen.close(last);
    }
  };

export const playCommand = createPlayCommand(openBotWorker);

const mayAskForLevel = (flags: ParsedArguments<typeof FLAGS>, io: ProcessStreams): boolean =>
  !flags.has('seats') && !flags.has('load') && isInteractive(io);

type PreparedSession = Omit<PlaySession, 'screen' | 'bots'>;

async function prepareWithLevel(
  gameParts: GameParts,
  flags: ParsedArguments<typeof FLAGS>,
  cli: CommandContext,
  screen: GameScreen,
): Promise<PreparedSession | undefined> {
  const level = await promptLevel(gameParts.text(cli.language).title, screen, cli.translate);
  return level && prepareSession(gameParts, flags, cli, level);
}

function prepareSession(
  gameParts: GameParts,
  flags: ParsedArguments<typeof FLAGS>,
  { language, translate }: CommandContext,
  level: BotLevel,
): PreparedSession {
  const { match, seating } = prepareMatch(gameParts, flags, translate, level);
  const isFromFile = flags.has('load') || flags.has('from');
  return {
    gameParts,
    matchState: createMatchState(match, seating.kinds),
    seating,
    language,
    text: gameParts.text(language),
    translate,
    saved: isFromFile ? match.plies.length : -1,
    loaded: isFromFile ? match.plies.length : -1,
    known: new Map(),
    shown: new Map(),
    notice: [translate('welcome'), translate('commitment', { commitment: commitmentOf(match.setup.key) })],
    onlyNotice: false,
    warned: false,
    keyboard: undefined,
  };
}

interface PreparedMatch {
  readonly match: Match;
  readonly seating: Seating;
}

function prepareMatch(
  gameParts: GameParts,
  flags: ParsedArguments<typeof FLAGS>,
  translate: CommandContext['translate'],
  level: BotLevel,
): PreparedMatch {
  const origin = flags.value('from');
  if (origin !== undefined) return prepareBranch(gameParts, flags, origin, translate, level);
  for (const flag of ['ply', 'seat'] as const)
    if (flags.has(flag)) throw new UserError('onlyWithFrom', { flag: `--${flag}` });
  const file = flags.value('load');
  return file === undefined
    ? prepareNewMatch(gameParts, flags, translate, level)
    : prepareLoadedMatch(gameParts, flags, file, translate);
}

function prepareNewMatch(
  gameParts: GameParts,
  flags: ParsedArguments<typeof FLAGS>,
  translate: CommandContext['translate'],
  level: BotLevel,
): PreparedMatch {
  const { kinds, recorded } = parseSeats(
    flags.value('seats') ?? `me,${level},${level}`,
    gameParts,
    translate,
  );
  const options = parseGameOptions(gameParts.game, flags.list('option'));
  const match = startLocalMatch(gameParts, recorded, options, parseKeyOrRandom(flags.value('key')));
  return { match, seating: createSeating(recorded, kinds, gameParts, translate) };
}

/** Without `--seats` bots of the level play all seats but one. */
function prepareBranch(
  gameParts: GameParts,
  flags: ParsedArguments<typeof FLAGS>,
  file: string,
  translate: CommandContext['translate'],
  level: BotLevel,
): PreparedMatch {
  refuseWithFile(flags, '--from', ['load', 'option']);
  const record = loadRecordOf(gameParts, file);
  const count = record.seats.length;
  const seat = parseSeatLetter(flags.value('seat') ?? 'A', count);
  const ply = parseInteger(flags.value('ply') ?? '', '--ply', 0, record.plies.length);
  const seats = Array.from({ length: count }, (_, each) => (each === seat ? 'me' : level)).join();
  const { kinds, recorded } = parseSeats(flags.value('seats') ?? seats, gameParts, translate);
  if (kinds.length !== count) throw new UserError('otherSeatCount', { file, seats: count });
  const key = parseKeyOrRandom(flags.value('key'));
  const match = startBranch(gameParts, record, file, { ply, seat, names: recorded, key });
  return { match, seating: createSeating(recorded, kinds, gameParts, translate) };
}

function refuseWithFile(
  flags: ParsedArguments<typeof FLAGS>,
  fileFlag: '--from' | '--load',
  refused: readonly ('key' | 'load' | 'option')[],
): void {
  for (const flag of refused)
    if (flags.has(flag)) throw new UserError('notWithFile', { flag: `--${flag}`, fileFlag });
}

/** `--seats` says who plays from now on; the names in the record stay. */
function prepareLoadedMatch(
  gameParts: GameParts,
  flags: ParsedArguments<typeof FLAGS>,
  file: string,
  translate: CommandContext['translate'],
): PreparedMatch {
  refuseWithFile(flags, '--load', ['key', 'option']);
  const match = loadLocalMatch(gameParts, file);
  const { names } = match.setup;
  const seats = flags.value('seats');
  const kinds =
    seats === undefined ? kindsFromNames(names, gameParts) : parseSeats(seats, gameParts, translate).kinds;
  if (kinds.length !== names.length) throw new UserError('otherSeatCount', { file, seats: names.length });
  return { match, seating: createSeating(names, kinds, gameParts, translate) };
}
