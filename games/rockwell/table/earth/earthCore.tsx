import { CORE, CORE_ACHIEVEMENT, CORE_TO_END } from '../../rules/index.ts';
import { OwnerGlyph } from '../art/pieces.tsx';
import { lazyParts } from '../lazyParts.tsx';
import { coreSentence } from '../sentences.ts';
import { useTableContext } from '../tableModel.ts';
import { EARTH_CENTRE } from './earthGeometry.ts';

export function EarthCore() {
  const table = useTableContext();
  const { view, words, say } = table;
  const ply = lazyParts()?.offeredPlyAt(table, CORE);
  const isArmed = ply !== undefined && table.isArmed(ply);
  const reached = view.players.map(({ achievements }) => (achievements & (1 << CORE_ACHIEVEMENT)) !== 0);
  const needed = CORE_TO_END[view.seats] ?? 0;
  const count = Math.min(reached.filter(Boolean).length, needed);
  return (
    <g
      class={`rw-core ${isArmed ? 'rw-chosen' : ply !== undefined ? 'is-offered' : ''}`}
      data-stop
      data-place={CORE}
      data-at={`space-${CORE}`}
      role="button"
      aria-disabled={ply === undefined}
      aria-pressed={isArmed}
      aria-label={coreSentence(table)}
      onClick={() => table.touchPlace(CORE)}
      onPointerEnter={() => table.look(ply)}
      onPointerLeave={() => table.look(undefined)}
      transform={`translate(${EARTH_CENTRE} ${EARTH_CENTRE})`}
    >
      <circle class="rw-heat" r="150" />
      <circle class="rw-fire" r="72" />
      <circle class="rw-fire-rim" r="65" />
      <circle class="rw-ring" r="69" />
      <text class="rw-core-name" y="-14">
        {words.core}
      </text>
      {reached.map((isThere, seat) => (
        <g
          key={seat}
          class={isThere ? 'rw-there' : 'rw-missing'}
          transform={`translate(${(seat - (reached.length - 1) / 2) * 28} 11)`}
        >
          <circle class={`rw-core-seat rw-seat-${seat}`} r="12" />
          <OwnerGlyph owner={seat} size={5.6} />
        </g>
      ))}
      <text class="rw-core-short" y="50">
        {count}/{needed}
      </text>
      <text class="rw-core-count" y="47">
        {say(words.coreShort, { count, needed })}
      </text>
    </g>
  );
}
