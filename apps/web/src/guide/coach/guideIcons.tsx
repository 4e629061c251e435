import type { JSX } from 'preact';

export function GuideLampIcon(): JSX.Element {
  return (
    <svg class="lamp-icon" viewBox="0 0 16 26" aria-hidden="true">
      <path class="lamp-metal" d="M5 3a3 3 0 1 1 6 0" />
      <path class="lamp-body" d="M3 6h10l1 3H2z" />
      <path class="lamp-glass" d="M3.500 9h9v9h-9z" />
      <path
        class="lamp-flame"
        d="M8 10.500c2 2.300 2.300 3.600 2 4.800a2 2 0 0 1-4 0c-.2-1.200.2-2.500 2-4.800z"
      />
      <path class="lamp-body" d="M2 18h12v6H2z" />
    </svg>
  );
}

export const HAND_PATH =
  'M9 12V5a2 2 0 0 1 4 0v6l5 1.200a2 2 0 0 1 1.500 2.300L18.500 20H10l-4.500-6a1.700 1.700 0 0 1 2.600-2z';

export function HandIcon(): JSX.Element {
  return (
    <svg class="coach-hand" viewBox="0 0 24 24" aria-hidden="true">
      <path d={HAND_PATH} />
    </svg>
  );
}

export function RefusedIcon(): JSX.Element {
  return (
    <svg class="coach-hand" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M6 6l12 12" />
    </svg>
  );
}
