import { isSeatPending } from '@pithead/ui';
import { isUnrevealed, MANAGER_TILE, placeOfEntry, RESEARCH, tileOfEntry } from '../../rules/index.ts';
import { TileFace } from '../art/pieces.tsx';
import { isVoid } from '../actionForecast.ts';
import { useTableContext } from '../tableModel.ts';
import { PlannedTile } from './fieldTile.tsx';
import { isActionOffered, runningAction, touchAction, touchResearchTile } from './actionTargets.ts';

export function ResearchArea() {
  const table = useTableContext();
  const { own, view, words, say, names, capital, shownSeat, at } = table;
  const isRunning = runningAction(table) === RESEARCH && isSeatPending(view, shownSeat);
  const entries = own.tiles.filter((entry) => placeOfEntry(entry) === RESEARCH);
  const isOffered = isActionOffered(table, RESEARCH);
  const tiles = isRunning ? view.resolving : entries.map(tileOfEntry);
  const list = tiles.map(names.tile).join(', ');
  const hint =
    tiles.length > 0 ? '' : at === 'placing' ? words.researchHint : isRunning ? '' : words.researchEmpty;
  return (
    <section
      class={`sb-research ${isRunning ? 'sb-chosen' : isOffered ? 'sb-glows' : ''}`}
      data-drop={`action-${RESEARCH}`}
      data-area="research"
    >
      <button
        type="button"
        class={`sb-run ${isOffered && at === 'placing' ? 'is-offered' : ''}`}
        data-stop
        data-at={`action-${RESEARCH}`}
        aria-disabled={!isOffered}
        aria-label={table.nameOf(
          say(words.researchSentence, {
            research: capital(names.action(RESEARCH)),
            tiles: list === '' ? words.researchEmpty : list,
          }),
          isOffered,
        )}
        onClick={() => touchAction(table, RESEARCH)}
      />
      <h3 aria-hidden="true">{capital(names.action(RESEARCH))}</h3>
      <div class="sb-research-tiles">
        {isRunning
          ? view.resolving.map((tile, i) => <ResearchTile key={`${tile}-${i}`} tile={tile} />)
          : entries.map((entry, i) => <LyingTile key={`${entry}-${i}`} entry={entry} />)}
      </div>
      {hint !== '' && <p aria-hidden="true">{hint}</p>}
    </section>
  );
}

function LyingTile({ entry }: { readonly entry: number }) {
  const table = useTableContext();
  const { at, isAsked, held } = table;
  if (isUnrevealed(entry) && at === 'placing') {
    const face = <TileFace tile={tileOfEntry(entry)} texts={table} />;
    if (isAsked && held === undefined) return <PlannedTile entry={entry}>{face}</PlannedTile>;
    return <span class="sb-field sb-planned">{face}</span>;
  }
  return <ResearchTile tile={tileOfEntry(entry)} />;
}

function ResearchTile({ tile }: { readonly tile: number }) {
  const table = useTableContext();
  const { words, say, names, view, at, isAsked } = table;
  const isNext =
    isAsked &&
    (table.isOffered(['nameTile', tile]) || (at === 'turn' && table.isOffered(['execute', RESEARCH])));
  const face = <TileFace tile={tile} texts={table} class={tile === MANAGER_TILE ? '' : 'sb-idle-person'} />;
  if (!isNext) {
    return (
      <span class="sb-field" data-at={`research-${tile}`}>
        {face}
      </span>
    );
  }
  const name = say(words.researchTile, { tile: names.tile(tile) });
  return (
    <button
      type="button"
      class={`sb-field is-offered ${isVoid(view, tile) ? 'sb-void' : ''}`}
      data-stop
      data-at={`research-${tile}`}
      aria-label={isVoid(view, tile) ? `${name}: ${words.isVoid}` : name}
      onClick={() => touchResearchTile(table, tile)}
    >
      {face}
    </button>
  );
}
