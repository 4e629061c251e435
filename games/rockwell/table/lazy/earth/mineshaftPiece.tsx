import { OwnerGlyph } from '../../art/pieces.tsx';
import { useTableContext } from '../../tableModel.ts';
import type { PiecePosition } from '../../earth/openingTile.ts';
import { isShaftOffered, touchShaft } from './targets.ts';

const FRAME = 'M-16 18-5-14H5L16 18M-11 4H11M-8-6H8M-11 4 8-6';

export function MineshaftPiece({
  space,
  seat,
  at,
}: {
  readonly space: number;
  readonly seat: number;
  readonly at: PiecePosition;
}) {
  const table = useTableContext();
  const isOffered = isShaftOffered(table, space);
  const isChosen = table.tool?.from === space;
  return (
    <g
      transform={`translate(${at.x.toFixed(1)} ${(at.y + 4).toFixed(1)}) scale(${(at.scale * 0.96).toFixed(3)})`}
    >
      <g
        class={`rw-shaft rw-seat-${seat} ${isOffered && !isChosen ? 'is-offered' : ''} ${isChosen ? 'rw-chosen' : ''}`}
        data-at={`shaft-${space}`}
        {...((isOffered || isChosen) && {
          'data-stop': true,
          role: 'button',
          'aria-pressed': isChosen,
          'aria-label': table.say(table.words.yourShaft, { place: table.things.place(space) }),
          onClick: (event: Event) => {
            event.stopPropagation();
            touchShaft(table, space);
          },
        })}
      >
        <rect class="rw-pawn-hit" x="-24" y="-30" width="48" height="54" rx="8" />
        <path class="rw-frame-edge" d={FRAME} />
        <path class="rw-frame" d={FRAME} />
        <circle class="rw-body" cy="-17" r="9" />
        <OwnerGlyph owner={seat} y={-17} size={4.6} />
        <path class="rw-frame-foot" d="M-20 19H20" />
      </g>
    </g>
  );
}
