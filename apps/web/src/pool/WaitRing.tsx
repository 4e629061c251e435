import type { JSX } from 'preact';

const RADIUS = 38;
const LENGTH = 2 * Math.PI * RADIUS;
const SEAT_SIZE = 14;
const SEAT_STEP = 19;

interface Props {
  readonly share: number;
  readonly seats: number;
  readonly taken: number;
  readonly label: string;
}

/** The time as a ring, around the seats: filled ones are taken. */
export function WaitRing({ share, seats, taken, label }: Props): JSX.Element {
  const step = Math.min(SEAT_STEP, 60 / seats);
  const size = Math.min(SEAT_SIZE, step - 3);
  const left = 42 - ((seats - 1) * step + size) / 2;
  return (
    <svg class="wait-ring" viewBox="0 0 84 84" role="img" aria-label={label}>
      <circle cx="42" cy="42" r={RADIUS} class="wait-ring-ground" />
      <circle
        cx="42"
        cy="42"
        r={RADIUS}
        class="wait-ring-share"
        stroke-dasharray={`${share * LENGTH} ${LENGTH}`}
        transform="rotate(-90 42 42)"
      />
      {Array.from({ length: seats }, (_, i) => (
        <rect
          key={i}
          class={i < taken ? `wait-ring-seat is-seat-${i + 1}` : 'wait-ring-seat'}
          x={left + i * step}
          y={42 - size / 2}
          width={size}
          height={size}
          rx={i % 2 === 1 ? size / 2 : 1}
        />
      ))}
    </svg>
  );
}
