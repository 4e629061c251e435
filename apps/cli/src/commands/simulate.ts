import { join } from 'node:path';
import { keyFromSeed, Match, recordOf } from '@pithead/kernel';
import type { GameParts } from '@pithead/games/loaded';
import type { CommandContext, CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { createFolder, saveRecord } from '../records/recordFiles.ts';
import type { ParsedArguments } from '@pithead/arguments';
import { parseInteger } from '@pithead/arguments';
import { requireGame, parseFlags, parseGameOptions } from '../arguments.ts';
import { UserError } from '../userError.ts';
import type { SimulationReport, SimulationTask } from '@pithead/lab/simulate/simulateGames';
import { simulateGames } from '@pithead/lab/simulate/simulateGames';
import { progressBar } from '../progressBar.ts';

const FLAGS = {
  players: 'value',
  games: 'value',
  seed: 'value',
  check: 'switch',
  records: 'value',
  json: 'switch',
  option: 'list',
  bots: 'value',
} as const;
const MAX_GAMES = 100_000_000;

export const simulateCommand: CliCommand = async (args, cli) => {
  const flags = parseFlags(args, FLAGS, 1);
  const gameParts = requireGame(flags.words[0]);
  const task = parseTask(gameParts, flags);
  const directory = flags.value('records');
  if (directory !== undefined) createFolder(directory);
  const bar = progressBar(cli);
  const report = simulateGames(task, {
    progress: bar.show,
    record:
      directory === undefined ? undefined : (index, plies) => writeRecord(task, directory, index, plies),
  });
  bar.clear();
  const hasViolations = (report.violations ?? 0) > 0;
  if (flags.has('json'))
    cli.print(JSON.stringify(hasViolations ? report : { ...report, examples: undefined }));
  else printReport(report, cli);
  return hasViolations || report.finished < report.games ? EXIT_CODES.found : EXIT_CODES.ok;
};

function parseTask(gameParts: GameParts, flags: ParsedArguments<typeof FLAGS>): SimulationTask {
  const { game } = gameParts;
  const bots = flags.value('bots') ?? 'random';
  if (bots !== 'random' && bots !== 'greedy')
    throw new UserError('unknownBot', { bot: bots, bots: 'random, greedy' });
  return {
    gameParts,
    players: parseInteger(
      flags.value('players') ?? String(game.minSeats),
      '--players',
      game.minSeats,
      game.maxSeats,
    ),
    games: parseInteger(flags.value('games') ?? '100', '--games', 1, MAX_GAMES),
    seed: parseInteger(flags.value('seed') ?? '1', '--seed', 0, Number.MAX_SAFE_INTEGER),
    options: parseGameOptions(game, flags.list('option')),
    check: flags.has('check'),
    bots,
  };
}

/** A simulation keeps no log, so the plies are replayed as a match to get a record. */
function writeRecord(
  { gameParts, players, seed, options }: SimulationTask,
  directory: string,
  index: number,
  plies: Parameters<typeof playPlies>[1],
): void {
  const names = Array.from({ length: players }, (_, seat) => `Bot ${seat + 1}`);
  const match = Match.start(gameParts.game, { names, options, key: keyFromSeed(`${seed}/${index}`) });
  playPlies(match, plies);
  saveRecord(join(directory, `${gameParts.game.id}-${players}p-${seed}-${index}.json`), recordOf(match));
}

function playPlies(
  match: Match,
  plies: readonly (readonly [seat: number, verb: string, noun: number])[],
): void {
  for (const [seat, verb, noun] of plies) {
    if (match.play(seat, [[verb, noun]]) !== undefined)
      throw new Error(`a simulated ply was refused: ${verb} ${noun}`);
  }
}

function printReport(report: SimulationReport, { translate, print }: CommandContext): void {
  print(
    translate('simulated', {
      game: report.game,
      players: report.players,
      games: report.games,
      finished: report.finished,
    }),
  );
  print(translate('simulatedPlies', { plies: report.plies, decisions: report.decisions }));
  print(
    translate('simulatedSpeed', {
      seconds: Math.round(report.seconds * 100) / 100,
      speed: Math.round(report.pliesPerSecond),
    }),
  );
  print(
    report.violations === null
      ? translate('simulatedUnchecked')
      : translate('simulatedViolations', { violations: report.violations }),
  );
  for (const line of report.examples) print(`  ${line}`);
  print(translate('simulatedHash', { hash: report.hash }));
}
