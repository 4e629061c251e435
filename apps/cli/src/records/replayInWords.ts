import { displayedName, readRecordedName } from '../bots/botNames.ts';
import type { CommandContext } from '../commandContext.ts';
import { createPageStyler } from '../screen/gameScreen.ts';
import type { ReplayedRecord } from './replayedRecord.ts';
import { factsByPly, notationOf, shownPly } from './replayedRecord.ts';
import { scoreSheet, winnersLine } from './scoreSheet.ts';

export function replayInWords(replayed: ReplayedRecord, { language, translate }: CommandContext): string[] {
  const { gameParts, timeline } = replayed;
  const { record } = timeline;
  const text = gameParts.text(language);
  const names = record.seats.map((name) =>
    displayedName(name, readRecordedName(name, gameParts).kind, gameParts, translate),
  );
  const [setup = [], ...log] = factsByPly(replayed).map((facts) =>
    facts.flatMap((fact) => text.fact(fact, names) ?? []),
  );
  const dealtAnew = (plies: number): string[] =>
    (record.branches ?? [])
      .filter((branch) => branch.plies === plies)
      .map(({ seat }) => translate('dealtAnew', { name: names[seat] ?? '' }));
  const lines = [
    `${text.title} · ${names.join(', ')}`,
    translate('commitment', { commitment: record.commitment }),
    '',
    ...setup,
    ...dealtAnew(0),
  ];
  let turn = 0;
  let last = -1;
  log.forEach((happened, index) => {
    const ply = shownPly(replayed, index);
    if (ply[0] !== last) lines.push('', `${++turn}. ${names[ply[0]]}`);
    last = ply[0];
    lines.push(`   (${notationOf(replayed, ply)})`, ...happened.map((line) => `     ${line}`));
    lines.push(...dealtAnew(index + 1));
  });
  if (!timeline.isOver) return [...lines, '', translate('notOver', { plies: timeline.length })];
  const outcome = gameParts.game.outcome(timeline.match.state);
  return [
    ...lines,
    '',
    ...scoreSheet(outcome, names, text, translate, createPageStyler(false)),
    '',
    winnersLine(outcome, names, translate),
  ];
}
