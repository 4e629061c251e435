import { Fragment } from 'preact';
import { COALS, IMBALANCE_PENALTY, sum, tileOf } from '../../rules/index.ts';
import { times } from '../art/pieces.tsx';
import { cubeList } from '../sentences.ts';
import { useTableContext } from '../tableModel.ts';
import { TunnelLevel } from './tunnelLevel.tsx';
import { DARK_SCENERY, HEADFRAME, LIGHT_SCENERY } from './scenery.tsx';
import { LooseCube, ShaftCell } from './shaft.tsx';

export function Mine() {
  const { words, say, isOwn, seatNames, shownSeat } = useTableContext();
  const title = isOwn ? words.yourMine : say(words.mineOf, { name: seatNames[shownSeat] ?? '' });
  return (
    <section class="ga-mine-frame" aria-label={title}>
      <div class="ga-mine">
        <div class="ga-surface ga-surface-light">
          {LIGHT_SCENERY}
          <span class="ga-side-name">{words.lightSide}</span>
          <Storage />
        </div>
        <div class="ga-surface ga-surface-shaft">
          {HEADFRAME}
          <ShaftCell level={0} />
        </div>
        <div class="ga-surface ga-surface-dark">
          {DARK_SCENERY}
          <span class="ga-side-name">{words.darkSide}</span>
          <Balance />
        </div>
        {COALS.map((coal, level) => (
          <Fragment key={coal}>
            <TunnelLevel level={level} side="light" />
            <ShaftCell level={level + 1} />
            <TunnelLevel level={level} side="dark" />
          </Fragment>
        ))}
      </div>
    </section>
  );
}

const SHOWN_SINGLY = 9;

function Storage() {
  const table = useTableContext();
  const { own, words, held } = table;
  const total = sum(own.storage);
  const takes = held?.from === 'cage' && table.isOffered(['cageToStorage', held.coal]);
  const cubes = COALS.flatMap((id, coal) => {
    const count = own.storage[coal] ?? 0;
    if (count === 0) return [];
    if (total <= SHOWN_SINGLY)
      return times(count, (place) => (
        <LooseCube key={`${id}-${place}`} from="storage" coal={coal} place={place} />
      ));
    return [
      <span key={id} class="ga-counted">
        <LooseCube from="storage" coal={coal} place={0} />
        <b>×{count}</b>
      </span>,
    ];
  });
  return (
    <div class="ga-bunker" data-area="storage">
      <h3>
        {words.storage} · {total}
      </h3>
      <div
        class={`ga-bin ${takes ? 'ga-lit' : ''}`}
        data-at="storage"
        data-drop="storage"
        role="group"
        aria-label={`${words.storage}: ${cubeList(table, own.storage)}`}
        onClick={takes ? () => table.touch(['cageToStorage', held.coal]) : undefined}
      >
        {cubes}
        {takes && !table.isPhone && (
          <button type="button" class="ga-put" data-stop aria-label={words.toStorage}>
            +
          </button>
        )}
      </div>
    </div>
  );
}

export function Balance() {
  const { own, words, say, names } = useTableContext();
  const light = own.tiles.filter((tile) => tileOf(tile).side === 'light').length;
  const dark = own.tiles.length - light;
  const loss = Math.abs(light - dark) * IMBALANCE_PENALTY;
  const tilt = Math.max(-3, Math.min(3, dark - light));
  const drop = tilt * 4;
  return (
    <div
      class="ga-balance"
      role="img"
      aria-label={say(words.balanceSentence, { light, dark, points: names.points(-loss) })}
    >
      <svg viewBox="0 0 200 78" aria-hidden="true">
        <path d="M100 18v46M82 67h36M89 62h22" class="ga-brass-line" />
        <path d={`M32 ${20 - drop} 168 ${20 + drop}`} class="ga-brass-line" />
        <circle cx="100" cy="20" r="6" class="ga-pivot" />
        <path
          d={`M32 ${20 - drop} 17 ${44 - drop}h30ZM168 ${20 + drop} 153 ${44 + drop}h30Z`}
          class="ga-chain"
        />
        <path d={`M13 ${44 - drop}h38q-3 13-19 13t-19-13Z`} class="ga-pan ga-pan-light" />
        <path d={`M149 ${44 + drop}h38q-3 13-19 13t-19-13Z`} class="ga-pan ga-pan-dark" />
      </svg>
      <p>
        <b class={loss > 0 ? 'ga-loss' : 'ga-gain'}>{loss > 0 ? `−${loss}` : '0'}</b>
        <span>{say(words.tilesBySide, { light, dark })}</span>
      </p>
    </div>
  );
}
