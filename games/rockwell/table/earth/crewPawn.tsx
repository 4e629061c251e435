import { dieOf, hasAl, ownerOf, powerOf } from '../../rules/index.ts';
import { DieFace, OwnerGlyph, ownerClass } from '../art/pieces.tsx';
import { lazyParts } from '../lazyParts.tsx';
import { useTableContext } from '../tableModel.ts';
import type { PiecePosition } from './openingTile.ts';

const RADIUS = 22;
const BADGE = 24;

interface PawnProps {
  readonly crew: number;
  readonly at: PiecePosition;
}

export function CrewPawn({ crew, at }: PawnProps) {
  const table = useTableContext();
  const { view } = table;
  const packed = view.crews[crew] ?? 0;
  const owner = ownerOf(crew);
  const choice = lazyParts()?.crewChoice(table, crew);
  const activeClass = view.active === crew ? 'rw-active' : '';
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <g
        class={`rw-pawn ${ownerClass(owner, hasAl(view))} ${choice?.look ?? ''} ${activeClass}`}
        data-at={`crew-${crew}`}
        {...choice?.attributes}
      >
        <g class="rw-scaled" style={{ '--grown': 1 / at.scale }} transform={`scale(${at.scale.toFixed(3)})`}>
          <PawnBody
            owner={owner}
            hasAl={hasAl(view)}
            power={powerOf(packed)}
            die={dieOf(packed)}
            angle={at.angle}
          />
          {choice?.price !== undefined && (
            <g class={`rw-tag ${table.at === 'advantage' ? 'rw-always' : ''}`} transform="translate(0 -40)">
              <rect x="-34" y="-15" width="68" height="26" rx="13" />
              <text y="5">{choice.price}</text>
            </g>
          )}
        </g>
      </g>
    </g>
  );
}

interface BodyProps {
  readonly owner: number;
  readonly hasAl: boolean;
  readonly power: number;
  readonly die: number;
  readonly angle: number;
}

function PawnBody({ owner, hasAl: isWithAl, power, die, angle }: BodyProps) {
  const turn = (angle * Math.PI) / 180;
  const isLeft = angle % 360 > 180;
  return (
    <>
      <circle class="rw-pawn-hit" r="34" />
      <g transform={`rotate(${(angle + 180).toFixed(1)})`}>
        <path class="rw-cone" d="M-13-14 0-41 13-14Z" />
        <path class="rw-thread" d="M-10-20 8-24M-7-27 5-30" />
      </g>
      <circle class="rw-halo" r={RADIUS + 8} />
      <circle class="rw-body" r={RADIUS} />
      <text class="rw-pawn-power" y="9.500">
        {power}
      </text>
      <g
        transform={`translate(${(BADGE * Math.sin(turn)).toFixed(1)} ${(-BADGE * Math.cos(turn)).toFixed(1)})`}
      >
        <circle class="rw-badge" r="11.500" />
        <g class="rw-on-badge">
          <OwnerGlyph owner={owner} hasAl={isWithAl} size={6.4} />
        </g>
      </g>
      {die > 0 && (
        <g transform={`translate(${isLeft ? -43 : 13} 2)`}>
          <DieFace power={die} />
        </g>
      )}
    </>
  );
}
