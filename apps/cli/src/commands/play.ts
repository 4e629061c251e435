import type { BotLevel, ConnectWorker } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { Match } from '@pithead/kernel';
import { commitmentOf } from '@pithead/kernel';
import type { CommandContext, CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import type { ParsedArguments } from '@pithead/arguments';
import { requireGame, parseFlags, parseGameOptions } from '../arguments.ts';
import { UserError } from '../userError.ts';
import type { ProcessStreams } from '../processStreams.ts';
import { promptLevel } from '../bots/promptLevel.ts';
import { playResultLines } from '../play/playResult.ts';
import { DEFAULT_LEVEL } from '../bots/levelWords.ts';
import { runPlaySession } from '../play/runPlaySession.ts';
import { SessionBots } from '../bots/sessionBots.ts';
import { loadLocalMatch, parseKeyOrRandom, startLocalMatch } from '../play/localMatch.ts';
import { isInteractive, openScreen } from '../screen/openScreen.ts';
import type { GameScreen } from '../screen/gameScreen.ts';
import type { Seating } from '../bots/seating.ts';
import { createSeating, kindsFromNames, parseSeats } from '../bots/seating.ts';
import type { PlaySession } from '../play/playSession.ts';
import { createMatchState } from '../play/playSession.ts';
import { scheduleTimeout, openBotWorker } from '@pithead/lab/workers/startWorker';

const FLAGS = { seats: 'value', key: 'value', option: 'list', load: 'value' } as const;

export const createPlayCommand =
  (open: ConnectWorker): CliCommand =>
  async (args, cli) => {
    const flags = parseFlags(args, FLAGS, 1);
    const entry = requireGame(flags.words[0]);
    // Bad arguments are reported before the screen is switched.
    const prepared = prepareSession(entry, flags, cli, DEFAULT_LEVEL);
    const screen = openScreen(cli.io);
    const bots = new SessionBots(open, scheduleTimeout);
    let last: readonly string[] = [];
    try {
      const chosen = mayAskForLevel(flags, cli.io)
        ? await prepareWithLevel(entry, flags, cli, screen)
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
  entry: GameParts,
  flags: ParsedArguments<typeof FLAGS>,
  cli: CommandContext,
  screen: GameScreen,
): Promise<PreparedSession | undefined> {
  const level = await promptLevel(entry.text(cli.language).title, screen, cli.translate);
  return level && prepareSession(entry, flags, cli, level);
}

function prepareSession(
  entry: GameParts,
  flags: ParsedArguments<typeof FLAGS>,
  { language, translate }: CommandContext,
  level: BotLevel,
): PreparedSession {
  const file = flags.value('load');
  const { match, seating } =
    file === undefined
      ? prepareNewMatch(entry, flags, translate, level)
      : prepareLoadedMatch(entry, flags, file, translate);
  return {
    entry,
    matchState: createMatchState(match, seating.kinds),
    seating,
    language,
    text: entry.text(language),
    translate,
    saved: file === undefined ? -1 : match.plies.length,
    loaded: file === undefined ? -1 : match.plies.length,
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

function prepareNewMatch(
  entry: GameParts,
  flags: ParsedArguments<typeof FLAGS>,
  translate: CommandContext['translate'],
  level: BotLevel,
): PreparedMatch {
  const { kinds, recorded } = parseSeats(flags.value('seats') ?? `me,${level},${level}`, entry, translate);
  const options = parseGameOptions(entry.game, flags.list('option'));
  const match = startLocalMatch(entry, recorded, options, parseKeyOrRandom(flags.value('key')));
  return { match, seating: createSeating(recorded, kinds, entry, translate) };
}

/** `--seats` says who plays from now on; the names in the record stay. */
function prepareLoadedMatch(
  entry: GameParts,
  flags: ParsedArguments<typeof FLAGS>,
  file: string,
  translate: CommandContext['translate'],
): PreparedMatch {
  for (const flag of ['key', 'option'] as const)
    if (flags.has(flag)) throw new UserError('notWithLoad', { flag: `--${flag}` });
  const match = loadLocalMatch(entry, file);
  const { names } = match.setup;
  const seats = flags.value('seats');
  const kinds =
    seats === undefined ? kindsFromNames(names, entry) : parseSeats(seats, entry, translate).kinds;
  if (kinds.length !== names.length) throw new UserError('otherSeatCount', { file, seats: names.length });
  return { match, seating: createSeating(names, kinds, entry, translate) };
}
