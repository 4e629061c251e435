import type { RecordedPly } from '@pithead/kernel';
import { printPly, seenPly } from '@pithead/kernel';
import { paintFor } from '../play/screen.ts';
import type { Cli } from '../cli.ts';
import { readName, shownName } from '../play/botNames.ts';
import type { Replayed } from './replayed.ts';
import { scoreSheet, winnersLine } from '../scoreSheet.ts';

export function replayInWords(replayed: Replayed, { language, say }: Cli): string[] {
  const { entry, record, match, steps } = replayed;
  const text = entry.text(language);
  const names = record.seats.map((name) => shownName(name, readName(name, entry).kind, entry, say));
  const happened = (played: number): string[] => factTexts(replayed, played, language, names);
  const lines = [
    `${text.title} · ${names.join(', ')}`,
    say('commitment', { commitment: record.commitment }),
    '',
    ...happened(0),
  ];
  let turn = 0;
  let last = -1;
  for (let played = 1; played < steps.length; played++) {
    const ply = record.plies[played - 1] as RecordedPly;
    if (ply[0] !== last) lines.push('', `${++turn}. ${names[ply[0]]}`);
    last = ply[0];
    lines.push(`   ${notation(replayed, ply)}`, ...happened(played).map((line) => `     ${line}`));
  }
  if (!match.isOver) return [...lines, '', say('notOver', { plies: match.plies.length })];
  const outcome = entry.game.outcome(match.state);
  return [
    ...lines,
    '',
    ...scoreSheet(outcome, names, text, say, paintFor(false)),
    '',
    winnersLine(outcome, names, say),
  ];
}

function notation({ entry: { game }, looker }: Replayed, ply: RecordedPly): string {
  const [, verb, noun] = looker === undefined ? ply : seenPly(game, ply, looker);
  return `(${printPly(game, [verb, noun])})`;
}

function factTexts(
  { entry, steps, looker }: Replayed,
  played: number,
  language: Cli['language'],
  names: readonly string[],
): string[] {
  const text = entry.text(language);
  return (steps[played] as Replayed['steps'][number]).facts.flatMap((fact) => {
    const seen = looker === undefined ? fact : entry.game.seen(fact, looker);
    return seen === undefined ? [] : (text.fact(seen, names) ?? []);
  });
}
