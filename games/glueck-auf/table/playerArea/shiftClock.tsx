import type { Language } from '@pithead/text';
import { useState } from 'preact/hooks';
import type { ClockElement, PlayerView } from '../../rules/index.ts';
import { CLOCK, elementCount, emptyCarts, SHIFTS } from '../../rules/index.ts';
import { times } from '../art/pieces.tsx';
import { useLazyParts } from '../lazyParts.tsx';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';

const CENTRE = 160;

function polar(radius: number, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.round((CENTRE + radius * Math.sin(angle)) * 10) / 10,
    y: Math.round((CENTRE - radius * Math.cos(angle)) * 10) / 10,
  };
}

const point = (radius: number, degrees: number): string => {
  const { x, y } = polar(radius, degrees);
  return `${x} ${y}`;
};

const sector = (inner: number, outer: number, from: number, to: number): string =>
  `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}` +
  `L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;

const arc = (radius: number, from: number, to: number, forward: boolean): string =>
  `M${point(radius, from)}A${radius} ${radius} 0 0 ${forward ? 1 : 0} ${point(radius, to)}`;

/** Undefined while the seat's delivered orders are face down. GA-13.4 */
function countOf(player: PlayerView, element: ClockElement): number | undefined {
  const { delivered } = player;
  if (element.kind === 'emptyCarts') return emptyCarts(player, element.subject);
  return delivered === null ? undefined : elementCount({ ...player, delivered }, element);
}

export function ShiftClock() {
  const table = useTableContext();
  const { view, words, say, isOwn, language } = table;
  const [isOpen, open] = useState(false);
  const elements = CLOCK.filter(({ fromShift }) => fromShift <= view.shift).length;
  const shift = { shift: view.shift, shifts: SHIFTS };
  const sentences = [say(words.shift, shift), words.clock, words.openClock];
  return (
    <section class="ga-clock" aria-label={words.clock}>
      <button
        type="button"
        class="ga-clock-open"
        data-stop
        data-area="clock"
        aria-haspopup="dialog"
        aria-label={[...sentences, say(words.clockSentence, { ...shift, elements })].join('. ')}
        onClick={() => open(true)}
      >
        <ClockFace id="ga-arc" />
        <span aria-hidden="true">
          {words.clock}: {words.openClock}
        </span>
      </button>
      <p class="ga-clock-key" aria-hidden="true">
        <span>
          <b>6</b> <small>3</small> {words.clockKeyPlaces}
        </span>
        {isOwn && (
          <span>
            <i class={`ga-seat-${table.shownSeat}`}>1</i> {words.clockKeyOwn}
          </span>
        )}
      </p>
      <ul class="ga-heard">
        {CLOCK.map((element, number) => (
          <li key={element.id}>{elementSentence(table, element, number)}</li>
        ))}
      </ul>
      {isOpen && <LazyClockDialog language={language} close={() => open(false)} />}
    </section>
  );
}

function LazyClockDialog({ language, close }: { readonly language: Language; readonly close: () => void }) {
  const Dialog = useLazyParts(language)?.ClockDialog;
  return Dialog === undefined ? null : <Dialog close={close} />;
}

/** Decoration: what it shows is in the list below it and in the table of the dialog. */
export function ClockFace({ id }: { readonly id: string }) {
  const { view, words, say } = useTableContext();
  return (
    <svg viewBox="0 0 320 320" aria-hidden="true">
      <circle cx="160" cy="160" r="158" fill="url(#ga-brass)" />
      <circle cx="160" cy="160" r="147" fill="#5F3F0E" />
      <circle cx="160" cy="160" r="145" fill="url(#ga-face)" />
      {times(12, (i) => {
        const { x, y } = polar(152.5, i * 30);
        return <circle key={i} cx={x} cy={y} r="1.9" fill="#5F3F0E" opacity=".55" />;
      })}
      {times(SHIFTS, (i) => (
        <path
          key={i}
          d={sector(128, 144, i * 120 + 0.8, i * 120 + 119.2)}
          class={`ga-arc ${i < view.shift ? 'ga-on' : ''} ${i === view.shift - 1 ? 'ga-now' : ''}`}
        />
      ))}
      <path id={`${id}-1`} d={arc(131, 4, 116, true)} fill="none" />
      <path id={`${id}-2`} d={arc(141, 236, 124, false)} fill="none" />
      <path id={`${id}-3`} d={arc(131, 244, 356, true)} fill="none" />
      {[words.clockCoal, words.clockTransport, words.clockCarts].map((name, i) => (
        <text
          key={name}
          class={`ga-arc-name ${i < view.shift ? 'ga-on' : ''} ${i === view.shift - 1 ? 'ga-now' : ''}`}
        >
          <textPath href={`#${id}-${i + 1}`} startOffset="50%">
            {name}
          </textPath>
        </text>
      ))}
      {CLOCK.map((element, number) => (
        <Element key={element.id} element={element} number={number} />
      ))}
      <g class="ga-hand" data-at="clock-hand" transform={`rotate(${view.shift * 120 - 60} 160 160)`}>
        <path d="M156 150 158 62l2-12 2 12 2 88Z" />
      </g>
      <circle cx="160" cy="160" r="38" fill="url(#ga-brass)" />
      <circle cx="160" cy="160" r="34" class="ga-hub" />
      <text x="160" y="148" class="ga-hub-word">
        {words.clockShift}
      </text>
      <text x="160" y="170" class="ga-hub-number">
        {view.shift}
      </text>
      <text x="160" y="184" class="ga-hub-word">
        {say(words.clockOf, { count: SHIFTS })}
      </text>
    </svg>
  );
}

function elementSentence(
  { words, say, names, view, viewer, seatNames }: TableModel,
  element: ClockElement,
  number: number,
): string {
  const head = say(words.element, {
    number: number + 1,
    element: names.element(element),
    first: element.first,
    second: element.second,
  });
  const counts = view.players.flatMap((player, seat) => {
    const count = countOf(player, element);
    if (count === undefined) return [];
    return [
      seat === viewer
        ? say(words.elementOwn, { count })
        : say(words.elementOf, { name: seatNames[seat] ?? '', count }),
    ];
  });
  return [head, ...counts].join('; ');
}

function Element({ element, number }: { readonly element: ClockElement; readonly number: number }) {
  const { view, own, isOwn, shownSeat } = useTableContext();
  const middle = number * 30 + 15;
  const icon = polar(108, middle);
  const figures = polar(77, middle);
  const pip = polar(49, middle);
  const count = isOwn ? countOf(own, element) : undefined;
  const isOn = element.fromShift <= view.shift;
  return (
    <g class={`ga-element ${isOn ? 'ga-on' : ''}`} data-at={`element-${number}`}>
      <path d={sector(36, 128, number * 30, number * 30 + 30)} class="ga-sector" />
      <Subject element={element} x={icon.x} y={icon.y} />
      <text x={figures.x} y={figures.y + 7} class="ga-first">
        {element.first}
        <tspan class="ga-second" dx="2.5">
          {element.second}
        </tspan>
      </text>
      {count !== undefined && (
        <>
          <circle
            cx={pip.x}
            cy={pip.y}
            r="9.4"
            class={`ga-pip ${count > 0 ? `ga-seat-${shownSeat}` : 'ga-none'}`}
          />
          <text
            x={pip.x}
            y={pip.y + 4.6}
            class={`ga-pip-number ${count > 0 ? `ga-seat-${shownSeat}` : 'ga-none'}`}
          >
            {count}
          </text>
        </>
      )}
    </g>
  );
}

function Subject({
  element: { kind, subject },
  x,
  y,
}: {
  readonly element: ClockElement;
  readonly x: number;
  readonly y: number;
}) {
  if (kind === 'slotsByTransport')
    return (
      <use
        href={`#ga-transport-${subject}`}
        x={x - 19}
        y={y - 12}
        width="38"
        height="24"
        class="ga-on-clock"
      />
    );
  if (kind === 'emptyCarts') {
    return (
      <g class={`ga-coal-${subject}`}>
        <use href="#ga-cart" x={x - 18} y={y - 11} width="36" height="21.6" />
        <use
          href={`#ga-coal-${subject}`}
          x={x - 9}
          y={y - 9.5}
          width="18"
          height="18"
          class="ga-c-glyph ga-cart-glyph"
        />
      </g>
    );
  }
  return (
    <g class={`ga-coal-${subject}`}>
      <use href="#ga-cube" x={x - 12} y={y - 12} width="24" height="24" />
      <use href={`#ga-coal-${subject}`} x={x - 12} y={y - 12} width="24" height="24" class="ga-c-glyph" />
    </g>
  );
}
