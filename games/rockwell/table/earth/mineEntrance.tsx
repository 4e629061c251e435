import { FIRST_ENTRANCE, placeOf } from '../../rules/index.ts';
import { entranceSentence } from '../sentences.ts';
import { useTableContext } from '../tableModel.ts';
import { polar, centreOf } from './earthGeometry.ts';
import { CrewPawn } from './crewPawn.tsx';

const TUNNEL = { inner: 452, outer: 520 };

export function MineEntrance({ number }: { readonly number: number }) {
  const table = useTableContext();
  const { view, words, say } = table;
  const place = FIRST_ENTRANCE + number;
  const { x, y, angle } = centreOf(place, view.layout);
  const crews = view.crews.flatMap((packed, crew) => (placeOf(packed) === place ? [crew] : []));
  const isUpper = y < 500;
  return (
    <>
      <TunnelPath angle={angle} />
      <g
        class="rw-entrance"
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        role="img"
        aria-label={entranceSentence(table, place)}
      >
        <rect class="rw-entrance-plate" x="-62" y="-46" width="124" height="92" rx="12" />
        <path
          class={`rw-portal ${crews.length > 0 ? 'rw-behind' : ''}`}
          d="M-38 28V0C-38-24-22-36 0-36S38-24 38 0V28Z"
        />
        <path class="rw-portal-rim" d="M-24 28V4C-24-12-14-20 0-20S24-12 24 4V28M-38 28H38" />
        <text class="rw-entrance-name" y={isUpper ? -53 : 66}>
          {say(words.entranceShort, { number: number + 1 })}
        </text>
      </g>
      {crews.map((crew, i) => {
        const [dx, dy, scale] = spread(crews.length, i);
        return <CrewPawn key={crew} crew={crew} at={{ x: x + dx, y: y + dy, angle, scale }} />;
      })}
    </>
  );
}

function spread(count: number, place: number): readonly [x: number, y: number, scale: number] {
  if (count <= 2) return [(place - (count - 1) / 2) * 58, 0, 0.84];
  if (count === 3) return [(place - 1) * 40, place === 1 ? 16 : -14, 0.66];
  return [(place % 2 === 0 ? -1 : 1) * 28 + (place > 1 ? 4 : -4), place > 1 ? 22 : -21, 0.62];
}

function TunnelPath({ angle }: { readonly angle: number }) {
  const half = 9;
  const [a, b] = [polar(TUNNEL.outer, angle - half), polar(TUNNEL.outer, angle + half)];
  const [c, d] = [polar(TUNNEL.inner, angle + half), polar(TUNNEL.inner, angle - half)];
  return <path class="rw-tunnel" d={`M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}L${d.x} ${d.y}Z`} />;
}
