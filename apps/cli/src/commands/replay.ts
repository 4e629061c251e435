import type { Looker } from '@pithead/kernel';
import { seatLetter, verify } from '@pithead/kernel';
import { printable } from '@pithead/terminal';
import type { Cli, Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import { differenceLines } from '../differences.ts';
import { loadRecord, withRecordOf } from '../files.ts';
import { Fault, gameEntry, noMoreThan, readFlags, wholeNumber } from '../input.ts';
import { replayAsJson } from '../replay/asJson.ts';
import { replayInWords } from '../replay/inWords.ts';
import type { Replayed } from '../replay/replayed.ts';
import { playAgain } from '../replay/replayed.ts';

/**
 * Prints a finished or unfinished game from its file, in words or as JSON. Differences are reported as by
 * `verify`.
 */
export const replay: Command = async (args, cli) => {
  const flags = readFlags(args, { to: 'value', seat: 'value', json: 'switch' });
  noMoreThan(flags, 1);
  const file = flags.words[0];
  if (file === undefined) throw new Fault('fileNameMissing');
  const record = loadRecord(file);
  const entry = gameEntry(record.game);
  const to = wholeNumber(flags.value('to') ?? String(record.plies.length), '--to', 0, record.plies.length);
  const looker = parseSeat(flags.value('seat'), record.seats.length);
  const differences = withRecordOf(file, entry.game, () =>
    verify(entry.game, { ...record, plies: record.plies.slice(0, to) }),
  );
  const replayed = playAgain(entry, record, to, looker);
  if (replayed !== undefined && flags.has('json')) cli.print(JSON.stringify(replayAsJson(replayed)));
  else if (replayed !== undefined) printReplay(replayed, cli);
  const { io, language, say } = cli;
  const lines = differenceLines(differences, record, printable(file), entry.text(language), say);
  for (const line of lines) io.stderr.write(`${line}\n`);
  return lines.length > 0 ? EXIT.found : EXIT.ok;
};

function parseSeat(text: string | undefined, seats: number): Looker {
  if (text === undefined) return undefined;
  const seat = Array.from({ length: seats }, (_, each) => seatLetter(each)).indexOf(text.toUpperCase());
  if (seat < 0) throw new Fault('unknownSeat', { seat: text, last: seatLetter(seats - 1) });
  return seat;
}

function printReplay(replayed: Replayed, cli: Cli): void {
  for (const line of replayInWords(replayed, cli)) cli.print(line);
}
