import type { GameText } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView, Side } from '../rules/index.ts';
import { COALS, isFilled, isHalfFilled, orderOf, SLOT_COAL, slotsOf } from '../rules/index.ts';
import { CoalGlyph, Cube, times, TransportIcon } from './art/pieces.tsx';
import type { Tunnel } from './playerArea/tunnels.ts';
import { tunnelsOf } from './playerArea/tunnels.ts';
import { textsFor } from './words.ts';
import './css/picture.css';

interface PictureProps {
  readonly view: GlueckAufView;
  readonly seat: number;
  readonly text: GameText<GlueckAufFact, GlueckAufView>;
}

export function SeatPicture({ view, seat, text }: PictureProps) {
  const { words } = textsFor(text.language);
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <div class="ga-picture">
      <svg class="ga-mini-mine" viewBox="0 0 160 70" aria-hidden="true">
        <rect width="160" height="14" class="ga-mini-sky" />
        {COALS.map((coal, level) => (
          <rect key={coal} y={14 + level * 14} width="160" height="14" class={`ga-mini-rock-${level + 1}`} />
        ))}
        <rect x="69" y="10" width="22" height="60" class="ga-mini-shaft" />
        <path d="M73 10 80 1l7 9Z" class="ga-mini-frame" />
        {COALS.flatMap((coal, level) =>
          (['light', 'dark'] as const).map((side) => (
            <MiniRun
              key={`${coal}-${side}`}
              tunnels={tunnelsOf(player, level)[side]}
              level={level}
              side={side}
            />
          )),
        )}
        <rect x="71" y={player.level * 14 + 1} width="18" height="12" rx="1.5" class="ga-mini-cage" />
        {COALS.flatMap((coal, c) => times(player.cage[c] ?? 0, () => [coal, c] as const)).map(
          ([, c], place) => (
            <rect
              key={place}
              x={72.4 + (place % 3) * 5.4}
              y={player.level * 14 + 2.2 + Math.floor(place / 3) * 5}
              width="4.6"
              height="4.4"
              class={`ga-mini-cube ga-coal-${c}`}
            />
          ),
        )}
        {COALS.flatMap((_, c) => times(player.storage[c] ?? 0, () => c)).map((c, place) => (
          <rect
            key={place}
            x={4 + place * 7}
            y="6"
            width="6"
            height="6"
            class={`ga-mini-cube ga-coal-${c}`}
          />
        ))}
      </svg>
      {seat === view.startPlayer && <span class="ga-start">{words.start}</span>}
      <div class="ga-mini-orders">
        {player.orders.map((order) => (
          <MiniOrder key={order} view={view} order={order} />
        ))}
      </div>
    </div>
  );
}

function MiniRun({
  tunnels,
  level,
  side,
}: {
  readonly tunnels: readonly Tunnel[];
  readonly level: number;
  readonly side: Side;
}) {
  const carts = tunnels.flatMap((tunnel) => tunnel.carts);
  const width = Math.min(10, 66 / Math.max(1, carts.length));
  const xOf = (place: number): number => (side === 'light' ? 68 - (place + 1) * width : 92 + place * width);
  return (
    <>
      {carts.map((coal, place) => (
        <g key={place} transform={`translate(${xOf(place)} ${16 + level * 14})`}>
          <rect width={width - 0.6} height="10.5" class={`ga-mini-tunnel-${side}`} />
          <rect
            x="1"
            y="3.4"
            width={Math.max(2, width - 2.6)}
            height="6.2"
            class={coal === undefined ? 'ga-mini-empty' : `ga-mini-cube ga-coal-${coal}`}
          />
        </g>
      ))}
    </>
  );
}

function MiniOrder({ view, order }: { readonly view: GlueckAufView; readonly order: number }) {
  return (
    <span class="ga-mini-order">
      <TransportIcon transport={orderOf(order).transport} />
      {slotsOf(order).map((slot) => {
        const coal = SLOT_COAL[slot] as number;
        if (isFilled(view, slot)) return <Cube key={slot} coal={coal} />;
        return (
          <i key={slot} class={`ga-ink-${coal} ${isHalfFilled(view, slot) ? 'ga-half' : ''}`}>
            <CoalGlyph coal={coal} />
          </i>
        );
      })}
    </span>
  );
}
