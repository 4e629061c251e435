import { LOADED_GAMES } from '@pithead/games/loaded';
import pkg from '../package.json' with { type: 'json' };
import { printableLine } from '@pithead/terminal';
import type { CommandContext, CliCommand } from './commandContext.ts';
import { createCommandContext, EXIT_CODES } from './commandContext.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { verifyCommand } from './commands/verify.ts';
import { languageFromArguments } from './arguments.ts';
import { toUserError, UserError, userErrorLine } from './userError.ts';
import type { ProcessStreams } from './processStreams.ts';
import type { HelpKey } from './text/index.ts';

/** Loaded on demand, because the other commands don't need these dependencies. */
const arena: CliCommand = async (args, cli) => (await import('./commands/arena.ts')).arenaCommand(args, cli);
const simulate: CliCommand = async (args, cli) =>
  (await import('./commands/simulate.ts')).simulateCommand(args, cli);
const bench: CliCommand = async (args, cli) => (await import('./commands/bench.ts')).benchCommand(args, cli);
const serve: CliCommand = async (args, cli) => (await import('./commands/serve.ts')).serveCommand(args, cli);
const connect: CliCommand = async (args, cli) =>
  (await import('./commands/connect.ts')).connectCommand(args, cli);
const backup: CliCommand = async (args, cli) =>
  (await import('./commands/backup.ts')).backupCommand(args, cli);
const password: CliCommand = async (args, cli) =>
  (await import('./commands/accounts/password.ts')).passwordCommand(args, cli);
const operator: CliCommand = async (args, cli) =>
  (await import('./commands/accounts/operator.ts')).operatorCommand(args, cli);
const storage: CliCommand = async (args, cli) =>
  (await import('./commands/storage.ts')).storageCommand(args, cli);
const review: CliCommand = async (args, cli) =>
  (await import('./commands/review.ts')).reviewCommand(args, cli);
const restore: CliCommand = async (args, cli) =>
  (await import('./commands/restore.ts')).restoreCommand(args, cli);

const COMMANDS: Readonly<Record<string, { readonly run: CliCommand; readonly help: HelpKey }>> = {
  play: { run: playCommand, help: 'helpPlay' },
  serve: { run: serve, help: 'helpServe' },
  connect: { run: connect, help: 'helpConnect' },
  backup: { run: backup, help: 'helpBackup' },
  restore: { run: restore, help: 'helpRestore' },
  password: { run: password, help: 'helpPassword' },
  operator: { run: operator, help: 'helpOperator' },
  storage: { run: storage, help: 'helpStorage' },
  simulate: { run: simulate, help: 'helpSimulate' },
  arena: { run: arena, help: 'helpArena' },
  replay: { run: replayCommand, help: 'helpReplay' },
  verify: { run: verifyCommand, help: 'helpVerify' },
  review: { run: review, help: 'helpReview' },
  rules: { run: rulesCommand, help: 'helpRules' },
  bench: { run: bench, help: 'helpBench' },
};

export async function main(argv: readonly string[], io: ProcessStreams): Promise<number> {
  const cli = createCommandContext(io, languageFromArguments(argv, io.env));
  try {
    return await dispatch(argv, cli);
  } catch (error) {
    return printError(error, cli);
  }
}

async function dispatch(argv: readonly string[], cli: CommandContext): Promise<number> {
  const words = separateLanguage(argv);
  const [name = 'help', ...args] = words.first;
  if (name === '--version') return (cli.print(`pithead ${pkg.version}`), EXIT_CODES.ok);
  if (name === 'help' || name === '--help' || name === '-h') return printHelp(args[0], cli);
  if (!Object.hasOwn(COMMANDS, name)) throw new UserError('unknownCommand', { command: name });
  if (args.includes('--help')) return printHelp(name, cli);
  return (COMMANDS[name] as { run: CliCommand }).run([...args, ...words.language], cli);
}

function separateLanguage(argv: readonly string[]): { first: string[]; language: string[] } {
  const first: string[] = [];
  const language: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] as string;
    if (word === '--lang') language.push(word, ...argv.slice(++i, i + 1));
    else if (word.startsWith('--lang=')) language.push(word);
    else first.push(word);
  }
  return { first, language };
}

function printHelp(name: string | undefined, { translate, print }: CommandContext): number {
  if (name !== undefined && !Object.hasOwn(COMMANDS, name))
    throw new UserError('unknownCommand', { command: name });
  print(
    name === undefined
      ? translate('help', { games: Object.keys(LOADED_GAMES).join(', ') })
      : translate((COMMANDS[name] as { help: HelpKey }).help),
  );
  return EXIT_CODES.ok;
}

function printError(error: unknown, { io, translate }: CommandContext): number {
  const userError = toUserError(error);
  if (userError !== undefined) {
    io.stderr.write(`${userErrorLine(userError, translate)}\n`);
    return EXIT_CODES.badInput;
  }
  io.stderr.write(
    `${translate('unexpected', { message: printableLine(error instanceof Error ? error.message : String(error)) })}\n`,
  );
  return EXIT_CODES.bug;
}
