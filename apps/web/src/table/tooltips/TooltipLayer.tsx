/** One tooltip for all components of a table. It is in the top layer, above sheets and dialogs. */
import type { Tooltips } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../useTexts.ts';
import { componentAt, untouchableAt } from './componentKind.ts';
import type { ExplainedComponent } from './delayedTooltip.ts';
import { followComponents } from './followComponents.ts';
import { markMet } from './newKinds.ts';
import { placeTooltip } from './placeTooltip.ts';
import './tooltip.css';
import type { ExplainedTable } from './useTooltips.tsx';

interface TooltipLayerProps extends ExplainedTable {
  readonly tooltips: Tooltips;
  /** The event that asked for the first tooltip. */
  readonly first: Event | undefined;
}

const DESCRIPTION = 'component-description';
/** What the coach points at explains itself, and nothing may cover it. */
const LIT = '[data-lit]';
const AVOIDED: readonly (readonly [selector: string, weight: number])[] = [
  [LIT, 100],
  ['.coach', 3],
  ['#board .is-offered', 2],
  ['.prompt', 1],
];

/** Screen readers get the text with the focus, in addition to what describes the element already. */
function describeElement(element: HTMLElement, text: string, description: HTMLElement): void {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== DESCRIPTION);
  if (text !== '') ids.push(DESCRIPTION);
  // `aria-describedby` replaces an `aria-description`.
  description.textContent = [element.getAttribute('aria-description'), text].filter(Boolean).join(' ');
  if (ids.join('') === '') element.removeAttribute('aria-describedby');
  else element.setAttribute('aria-describedby', ids.join(' ').trim());
}

export function TooltipLayer(props: TooltipLayerProps): JSX.Element {
  const { game, tooltips } = props;
  const texts = useTexts();
  const [shown, show] = useState<ExplainedComponent>();
  const box = useRef<HTMLDivElement>(null);
  const description = useRef<HTMLParagraphElement>(null);
  const first = useRef<Event | undefined>(props.first);
  const now = useRef(props);
  now.current = props;

  useEffect(() => {
    const event = first.current;
    first.current = undefined;
    return followComponents(
      {
        find: (target) => componentAt(target, tooltips.kinds),
        refine: (component, at) => untouchableAt(component, at, tooltips.kinds) ?? component,
        isInTooltip: (target) => box.current?.contains(target as Node) === true,
        show(component) {
          if (component !== undefined && component.element.closest(LIT) !== null) return show(undefined);
          if (component !== undefined) markMet(game, [component.kind]);
          show(component);
        },
        focus(element, component) {
          const { title, text: what } = component ? tooltips.describe(component.kind, now.current) : NOTHING;
          if (description.current !== null)
            describeElement(element, component ? `${title}: ${what}` : '', description.current);
        },
      },
      event,
    );
  }, [tooltips]);

  const isDrawn = shown?.element.isConnected === true;
  useLayoutEffect(() => {
    const { current: tip } = box;
    if (tip === null || shown === undefined) return;
    tip.showPopover?.();
    // A part of something that can be selected, such as a sector of the clock, should not cover the rest of it.
    const anchor = shown.element.closest('[data-stop]') ?? shown.element;
    const avoided = AVOIDED.flatMap(([selector, weight]) =>
      [...document.querySelectorAll(selector)].map((each) => ({ box: each.getBoundingClientRect(), weight })),
    );
    const size = { width: tip.offsetWidth, height: tip.offsetHeight };
    const screen = { width: document.documentElement.clientWidth, height: innerHeight };
    const place = placeTooltip(anchor.getBoundingClientRect(), size, screen, avoided);
    tip.style.left = `${place.left}px`;
    tip.style.top = `${place.top}px`;
  });

  const tooltip = isDrawn ? tooltips.describe(shown.kind, props, shown.element) : undefined;
  const rule = isDrawn ? tooltips.kinds[shown.kind]?.rule : undefined;
  return (
    <>
      <p ref={description} id={DESCRIPTION} hidden />
      {tooltip !== undefined && (
        <div ref={box} class="tooltip" role="tooltip" popover="manual">
          <b>{tooltip.title}</b>
          <p>{tooltip.text}</p>
          {tooltip.state !== undefined && <p class="tooltip-state">{tooltip.state}</p>}
          {rule !== undefined && <a href={`/rules/${game}#${rule}`}>{texts.whyRule({ rule })}</a>}
        </div>
      )}
    </>
  );
}

const NOTHING = { title: '', text: '' };
