/** The research area; its tiles are resolved first in the turn. SB-4.5, SB-6.1 */
import { isPending } from '@pithead/ui';
import { isUnrevealed, MANAGER_TILE, placeIn, RESEARCH, tileIn } from '../../rules/index.ts';
import { Tile } from '../art/pieces.tsx';
import { isVoid } from '../forecast.ts';
import { useSight } from '../sight.ts';
import { Planned } from './field.tsx';
import { isTargetOn, runningAction, touchOn, touchResearchTile } from './touch.ts';

export function Research() {
  const table = useSight();
  const { own, view, words, say, names, capital, seat, at } = table;
  const isRunning = runningAction(table) === RESEARCH && isPending(view, seat);
  const entries = own.tiles.filter((entry) => placeIn(entry) === RESEARCH);
  const isOffered = isTargetOn(table, RESEARCH);
  const tiles = isRunning ? view.resolving : entries.map(tileIn);
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
        aria-label={say(words.researchSentence, {
          research: capital(names.action(RESEARCH)),
          tiles: list === '' ? words.researchEmpty : list,
        })}
        onClick={() => touchOn(table, RESEARCH)}
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
  const { words, at, isAsked, held } = useSight();
  if (isUnrevealed(entry) && at === 'placing') {
    const face = <Tile tile={tileIn(entry)} letters={words.letters} joker={words.jokerResult} />;
    if (isAsked && held === undefined) return <Planned entry={entry}>{face}</Planned>;
    return <span class="sb-field sb-planned">{face}</span>;
  }
  return <ResearchTile tile={tileIn(entry)} />;
}

function ResearchTile({ tile }: { readonly tile: number }) {
  const table = useSight();
  const { words, say, names, view, at, isAsked } = table;
  const isNext =
    isAsked &&
    (table.isOffered(['nameTile', tile]) || (at === 'turn' && table.isOffered(['execute', RESEARCH])));
  const face = (
    <Tile
      tile={tile}
      letters={words.letters}
      joker={words.jokerResult}
      class={tile === MANAGER_TILE ? '' : 'sb-idle-person'}
    />
  );
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
