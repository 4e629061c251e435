import type { ComponentChildren } from 'preact';

const ROOFS = {
  factory:
    'M0 14V2l26 10v2ZM26 14V2l26 10v2ZM52 14V2l26 10v2ZM78 14V2l26 10v2ZM104 14V2l26 10v2Z' +
    'M130 14V2l26 10v2ZM156 14V2l26 10v2ZM194 14l2-20h7l2 20ZM214 14l1.6-13h6l1.6 13Z',
  orders: 'M0 14 16 4h76l16 10ZM70 6v-8h10v8ZM30 4q4-4 8 0Z',
  mining: 'M42 14 56-3h8l14 17h-5L61.4 0h-2.8L47 14ZM86 14V6h34v8ZM96 6V1h6v5Z',
  delivery: 'M0 14 12 5h44L78-4l22 9h58l12 9ZM70 10h16v4H70Z',
  money: 'M0 14 30 3h46l30 11ZM82 8V-1h8v12Z',
  bank: 'M6 14V9h4L36-1l26 10h4v5Z',
  canteen: 'M4 14 12 5h52l8 9ZM50 6v-9h7v9Z',
} as const;

interface AreaProps {
  readonly name: keyof typeof ROOFS;
  readonly title: string;
  readonly hint?: string;
  readonly beside?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export const BoardArea = ({ name, title, hint, beside, children, class: more = '' }: AreaProps) => (
  <section class={`ga-area ga-area-${name} ${more}`} aria-label={title} data-area={name}>
    <header>
      <svg
        class="ga-roof"
        width={ROOF_WIDTHS[name]}
        viewBox={`0 0 ${ROOF_WIDTHS[name]} 14`}
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
      >
        <path d={ROOFS[name]} />
      </svg>
      <h2>{title}</h2>
      {hint !== undefined && <p class="ga-hint">{hint}</p>}
      {beside}
    </header>
    <div class="ga-row">{children}</div>
  </section>
);

const ROOF_WIDTHS: Readonly<Record<keyof typeof ROOFS, number>> = {
  factory: 228,
  orders: 112,
  mining: 124,
  delivery: 176,
  money: 110,
  bank: 72,
  canteen: 76,
};
