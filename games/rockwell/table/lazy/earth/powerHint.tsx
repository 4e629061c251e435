import { useTableContext } from '../../tableModel.ts';
import type { PiecePosition } from '../../earth/openingTile.ts';
import { previewedGainAt } from './targets.ts';

const BURST = Array.from({ length: 24 }, (_, place) => {
  const radius = place % 2 === 0 ? 28 : 21;
  const angle = (place * 15 * Math.PI) / 180;
  return `${place === 0 ? 'M' : 'L'}${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join('');

export function PowerHint({ place, at }: { readonly place: number; readonly at: PiecePosition }) {
  const table = useTableContext();
  const hint = previewedGainAt(table, place);
  if (hint === undefined) return null;
  return (
    <g
      class={`rw-hint ${hint.drills ? 'rw-drills' : ''}`}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
    >
      {hint.drills ? <path d={`${BURST}Z`} /> : <rect x="-23" y="-16" width="46" height="32" rx="16" />}
      <text y="8">+{hint.power}</text>
    </g>
  );
}
