import { useRef } from 'preact/hooks';
import type { RockwellFact } from '../../../rules/index.ts';
import { OwnerToken } from '../../art/pieces.tsx';
import type { TableModel } from '../../tableModel.ts';
import { useTableContext } from '../../tableModel.ts';
import { ExtractionCard } from './extractionCard.tsx';
import { BootyShares } from './bootyShares.tsx';
import type { ExtractionProgress } from './extractionProgress.ts';
import { addExtractionFact } from './extractionProgress.ts';

function useExtractionProgress({ moving, view }: TableModel): ExtractionProgress | undefined {
  const scenario = useRef<ExtractionProgress | undefined>(undefined);
  const known = useRef(new WeakSet<RockwellFact>());
  if (moving.length === 0) scenario.current = undefined;
  for (const fact of moving) {
    if (known.current.has(fact)) continue;
    known.current.add(fact);
    scenario.current = addExtractionFact(scenario.current, fact, view);
  }
  return scenario.current;
}

export function ExtractionPanel() {
  const table = useTableContext();
  const { words, say, things, seatNames } = table;
  const scenario = useExtractionProgress(table);
  if (scenario === undefined) return null;
  const { tile, card, shares, reached } = scenario;
  const title =
    tile !== undefined
      ? say(words.drilledBy, { place: things.place(tile.space), name: things.owner(tile.owner, seatNames) })
      : shares.length > 0
        ? words.booty
        : words.achievements;
  return (
    <section class={`rw-stage ${table.at === undefined ? '' : 'rw-stage-asked'}`} aria-hidden="true">
      <h2>{title}</h2>
      {card !== undefined && <ExtractionCard card={card} />}
      {shares.length > 0 && <BootyShares shares={shares} />}
      {reached.map(({ seat, achievement, prestige }) => (
        <p key={`${seat}-${achievement}`} class="rw-stamp">
          <OwnerToken owner={seat} />
          <b>{things.achievement(achievement)}</b>
          <strong>★ {prestige}</strong>
        </p>
      ))}
    </section>
  );
}
