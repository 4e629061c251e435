import { GAMES } from '@pithead/games';
import { BadInput } from '@pithead/kernel';
import pkg from '../package.json' with { type: 'json' };
import { printable } from '@pithead/terminal';
import type { Cli, Command } from './cli.ts';
import { cliFor, EXIT } from './cli.ts';
import { arena } from './commands/arena.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { Fault, faultLine, faultOf, languageOf } from './input.ts';
import type { Io } from './io.ts';
import type { MessageKey } from './text/messages.ts';

/** Loaded on demand, because the other commands don't need these dependencies. */
const bench: Command = async (args, cli) => (await import('./bench/index.ts')).bench(args, cli);
const serve: Command = async (args, cli) => (await import('./commands/serve.ts')).serve(args, cli);
const connect: Command = async (args, cli) => (await import('./commands/connect.ts')).connect(args, cli);
const backup: Command = async (args, cli) => (await import('./commands/backup.ts')).backup(args, cli);
const password: Command = async (args, cli) => (await import('./commands/password.ts')).password(args, cli);
const restore: Command = async (args, cli) => (await import('./commands/restore.ts')).restore(args, cli);

const COMMANDS: Readonly<Record<string, { readonly run: Command; readonly help: MessageKey }>> = {
  play: { run: play, help: 'helpPlay' },
  serve: { run: serve, help: 'helpServe' },
  connect: { run: connect, help: 'helpConnect' },
  backup: { run: backup, help: 'helpBackup' },
  restore: { run: restore, help: 'helpRestore' },
  password: { run: password, help: 'helpPassword' },
  simulate: { run: simulate, help: 'helpSimulate' },
  arena: { run: arena, help: 'helpArena' },
  replay: { run: replay, help: 'helpReplay' },
  verify: { run: verify, help: 'helpVerify' },
  rules: { run: rules, help: 'helpRules' },
  bench: { run: bench, help: 'helpBench' },
};

/** Never throws; returns the exit code. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const cli = cliFor(io, languageOf(argv, io.env));
  try {
    return await dispatch(argv, cli);
  } catch (error) {
    return printError(error, cli);
  }
}

async function dispatch(argv: readonly string[], cli: Cli): Promise<number> {
  const words = separateLanguage(argv);
  const [name = 'help', ...args] = words.first;
  if (name === '--version') return (cli.print(`pithead ${pkg.version}`), EXIT.ok);
  if (name === 'help' || name === '--help' || name === '-h') return printHelp(args[0], cli);
  if (!Object.hasOwn(COMMANDS, name)) throw new Fault('unknownCommand', { command: name });
  if (args.includes('--help')) return printHelp(name, cli);
  return (COMMANDS[name] as { run: Command }).run([...args, ...words.language], cli);
}

/** `--lang nl help` works like `help --lang nl`. */
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

function printHelp(name: string | undefined, { say, print }: Cli): number {
  if (name !== undefined && !Object.hasOwn(COMMANDS, name))
    throw new Fault('unknownCommand', { command: name });
  print(
    name === undefined
      ? say('help', { games: Object.keys(GAMES).join(', ') })
      : say((COMMANDS[name] as { help: MessageKey }).help),
  );
  return EXIT.ok;
}

function printError(error: unknown, { io, say }: Cli): number {
  const fault = error instanceof BadInput ? faultOf(error) : error;
  if (fault instanceof Fault) {
    io.stderr.write(`${faultLine(fault, say)}\n`);
    return EXIT.badInput;
  }
  io.stderr.write(
    `${say('unexpected', { message: printable(error instanceof Error ? error.message : String(error)) })}\n`,
  );
  return EXIT.bug;
}
