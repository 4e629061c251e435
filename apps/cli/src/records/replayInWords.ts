import type { RecordedPly } from '@pithead/kernel';
import { printPly, seenPly } from '@pithead/kernel';
import { createPageStyler } from '../screen/gameScreen.ts';
import type { CommandContext } from '../commandContext.ts';
import { readRecordedName, displayedName } from '../bots/botNames.ts';
import type { ReplayedRecord } from './replayedRecord.ts';
import { scoreSheet, winnersLine } from './scoreSheet.ts';

export function replayInWords(replayed: ReplayedRecord, { language, say }: CommandContext): string[] {
  const { entry, record, match, steps } = replayed;
  const text = entry.text(language);
  const names = record.seats.map((name) =>
    displayedName(name, readRecordedName(name, entry).kind, entry, say),
  );
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
    ...scoreSheet(outcome, names, text, say, createPageStyler(false)),
    '',
    winnersLine(outcome, names, say),
  ];
}

function notation({ entry: { game }, looker }: ReplayedRecord, ply: RecordedPly): string {
  const [, verb, noun] = looker === undefined ? ply : seenPly(game, ply, looker);
  return `(${printPly(game, [verb, noun])})`;
}

function factTexts(
  { entry, steps, looker }: ReplayedRecord,
  played: number,
  language: CommandContext['language'],
  names: readonly string[],
): string[] {
  const text = entry.text(language);
  return (steps[played] as ReplayedRecord['steps'][number]).facts.flatMap((fact) => {
    const seen = looker === undefined ? fact : entry.game.seen(fact, looker);
    return seen === undefined ? [] : (text.fact(seen, names) ?? []);
  });
}
