import type { GameEntry } from '@pithead/games';
import type { GameRecord, Looker, Match, ReplayStep } from '@pithead/kernel';
import { isBroken, replay as replayRecord, seatLetter } from '@pithead/kernel';
import type { Cli, Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import { loadRecord } from '../files.ts';
import { Fault, gameEntry, noMoreThan, readFlags, wholeNumber } from '../input.ts';
import { replayAsJson } from '../replay/asJson.ts';
import { replayInWords } from '../replay/inWords.ts';

/** A record played again, with every step at hand. */
export interface Replayed {
  readonly entry: GameEntry;
  readonly record: GameRecord;
  readonly match: Match;
  readonly steps: readonly ReplayStep<Match['state'], Match['log'][number]['fact']>[];
  /** Whose eyes: undefined shows everything. */
  readonly looker: Looker;
}

/** A finished or unfinished game from its file: in words, or as JSON with everything in it. */
export const replay: Command = async (args, cli) => {
  const flags = readFlags(args, { to: 'value', seat: 'value', json: 'switch' });
  noMoreThan(flags, 1);
  const file = flags.words[0];
  if (file === undefined) throw new Fault('fileNameMissing');
  const record = loadRecord(file);
  const entry = gameEntry(record.game);
  const to = wholeNumber(flags.value('to') ?? String(record.plies.length), '--to', 0, record.plies.length);
  const replayed = playAgain(entry, record, to, seatOf(flags.value('seat'), record.seats.length), file);
  if (flags.has('json')) cli.print(JSON.stringify(replayAsJson(replayed)));
  else printWords(replayed, cli);
  return EXIT.ok;
};

function playAgain(entry: GameEntry, record: GameRecord, to: number, looker: Looker, file: string): Replayed {
  const steps: Replayed['steps'][number][] = [];
  const match = replayRecord(entry.game, record, (step) => void steps.push(step), to);
  if (isBroken(match)) throw new Fault('illegalPly', { file, ply: match.ply + 1, rule: match.refusal.rule || '–' });
  return { entry, record, match, steps, looker };
}

function seatOf(text: string | undefined, seats: number): Looker {
  if (text === undefined) return undefined;
  const seat = Array.from({ length: seats }, (_, each) => seatLetter(each)).indexOf(text.toUpperCase());
  if (seat < 0) throw new Fault('unknownSeat', { seat: text, last: seatLetter(seats - 1) });
  return seat;
}

function printWords(replayed: Replayed, cli: Cli): void {
  for (const line of replayInWords(replayed, cli)) cli.print(line);
}
