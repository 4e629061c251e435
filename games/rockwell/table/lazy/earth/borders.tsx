import {
  FIRST_BORDER,
  FIRST_SPACE,
  hasAl,
  ownerOf,
  placeOf,
  SPACES,
  STRATA,
  stratumOf,
} from '../../../rules/index.ts';
import { ownerClass, times } from '../../art/pieces.tsx';
import { borderSentence } from './sentences.ts';
import { useTableContext } from '../../tableModel.ts';
import { arcPath, polar, centreOf } from '../../earth/earthGeometry.ts';
import { PowerHint } from './powerHint.tsx';
import { CrewPawn } from '../../earth/crewPawn.tsx';
import { offeredPlyAt } from './targets.ts';

/** As long as a pawn is wide; in the deepest ring near the core, where it hides no number. */
const HALF_BRIDGE = 46;
const DEEP_BRIDGE = { half: 32, radius: 108 };
const degrees = (length: number, radius: number): number => (length / radius) * (180 / Math.PI);

export function BorderCrews() {
  const { view } = useTableContext();
  return (
    <>
      {times(SPACES, (space) => {
        const border = FIRST_BORDER + space;
        const crews = view.crews.flatMap((packed, crew) => (placeOf(packed) === border ? [crew] : []));
        const { angle, radius } = centreOf(border, view.layout);
        return crews.map((crew, place) => {
          const isDeep = stratumOf(space) === STRATA.length - 1;
          const away = (isDeep ? DEEP_BRIDGE.radius : radius - 6) + (place - (crews.length - 1) / 2) * -38;
          const half = degrees(isDeep ? DEEP_BRIDGE.half : HALF_BRIDGE, away);
          const path = arcPath(away, angle - half, angle + half);
          return (
            <g key={crew} class={ownerClass(ownerOf(crew), hasAl(view))}>
              <path class="rw-bridge-edge" d={path} />
              <path class="rw-bridge" d={path} />
              <CrewPawn
                crew={crew}
                at={{ ...polar(away, angle), angle, scale: crews.length > 1 || isDeep ? 0.7 : 0.84 }}
              />
            </g>
          );
        });
      })}
    </>
  );
}

export function BorderTarget({ border }: { readonly border: number }) {
  const table = useTableContext();
  const ply = offeredPlyAt(table, border);
  if (ply === undefined) return null;
  const isArmed = table.isArmed(ply);
  const { angle, radius } = centreOf(border, table.view.layout);
  const away = stratumOf(FIRST_SPACE[border] ?? 0) === STRATA.length - 1 ? radius + 14 : radius - 6;
  const half = degrees(30, away);
  const at = { ...polar(away, angle), angle, scale: 1 };
  return (
    <g
      class={`rw-knob ${isArmed ? 'rw-chosen' : 'is-offered'}`}
      data-stop
      data-place={border}
      role="button"
      aria-pressed={isArmed}
      aria-label={borderSentence(table, border)}
      onClick={() => table.touchPlace(border)}
      onPointerEnter={() => table.look(ply)}
      onPointerLeave={() => table.look(undefined)}
    >
      <path class="rw-knob-arms" d={arcPath(away, angle - half, angle + half)} />
      <circle class="rw-knob-disc" cx={at.x} cy={at.y} r="24" />
      <PowerHint place={border} at={at} />
    </g>
  );
}
