/**
 * How a ply is played at the table: which element is pressed next, where, and how the keyboard gets there. Runs
 * inside the page, where the function is sent as source text, so it uses nothing from outside itself.
 */
export interface PlayedPly {
  /** In notation. */
  readonly text: string;
  readonly ply: readonly [verb: string, noun: number];
  /** A selector of what is selected before the target, such as the piece that moves. */
  readonly source: string | undefined;
}

export interface Press {
  /** Where nothing covers the element; undefined if everything does. */
  readonly point: { readonly x: number; readonly y: number } | undefined;
  /** How often `O` leads to it; `C` is the main button of the table. By Tab if undefined. */
  readonly key: number | 'c' | undefined;
  /** How often an arrow key moves a slider, instead of Enter. */
  readonly arrows?: number;
}

export interface PlyPresser {
  /** The element that stands for a ply. */
  targetOf(played: PlayedPly): Element | undefined;
  /** What is to be pressed next. */
  nextPress(played: PlayedPly): Press;
  /** A slider already shows the amount, which another ply sends. */
  isComposed(played: PlayedPly): boolean;
  pressOn(element: Element | undefined): Press;
  /** Whether the last press has reached the page. */
  isPressed(): boolean;
}

/** Filled by `recordStates` and `findTargetOf`. */
export interface RecordedPage {
  readonly sentState?: {
    readonly seq: number;
    readonly view: unknown;
    readonly offers: Readonly<Record<string, readonly number[]>>;
  };
  /** The number of calls that the worker has not answered. */
  readonly openCalls?: number;
  readonly targetOf?: (ply: readonly [string, number], view: unknown) => string | undefined;
  /** What a pointer is meant to press, and what is to have the focus before a key is pressed. */
  wantedElement?: Element | undefined;
  wantedFocus?: Element | undefined;
}

export function createPlyPresser(): PlyPresser {
  const page = window as unknown as RecordedPage;
  let pressesSeen = 0;
  let isBlocked = false;

  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const allShown = (selector: string): Element[] =>
    [...document.querySelectorAll(`#board :is(${selector})`)].filter(isShown);

  // The table may scroll or change between the choice and the press, which then would hit something else.
  for (const name of ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click'])
    addEventListener(
      name,
      (event) => {
        const { wantedElement: wanted } = page;
        if (name === 'pointerdown')
          isBlocked =
            wanted !== undefined && !(event.target instanceof Node && wanted.contains(event.target));
        if (name === 'click') pressesSeen++;
        if (!isBlocked) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, passive: false },
    );
  addEventListener('keyup', () => void pressesSeen++, { capture: true });

  function pointIn(element: Element): { x: number; y: number } | undefined {
    const PARTS = [0.5, 0.25, 0.75];
    for (const block of [undefined, 'center', 'end', 'start'] as const) {
      if (block !== undefined) element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const across of PARTS)
        for (const down of PARTS) {
          const point = { x: left + width * across, y: top + height * down };
          const hit = document.elementFromPoint(point.x, point.y);
          if (hit !== null && element.contains(hit)) return point;
        }
    }
    return undefined;
  }

  /** As the table does it: `O` goes to what is lit, then from offer to offer. */
  function keyTo(element: Element): number | 'c' | undefined {
    if (element.closest('[aria-keyshortcuts="C"], [data-main]') !== null) return 'c';
    const offers = allShown('[data-stop].is-offered').filter((each) => !each.hasAttribute('disabled'));
    const [lit] = allShown('[data-lit]');
    const { activeElement: focus } = document;
    if (element === focus) return 0;
    const goesToLit = lit !== undefined && lit !== focus;
    if (goesToLit && lit === element) return 1;
    const from = offers.findIndex((each) => each === (goesToLit ? lit : focus));
    const to = offers.indexOf(element);
    if (to < 0) return undefined;
    return (goesToLit ? 1 : 0) + (from < 0 ? to + 1 : (to - from + offers.length) % offers.length);
  }

  function pressOn(element: Element | undefined): Press {
    const offer = element?.matches('[data-stop]')
      ? element
      : (element?.querySelector('[data-stop].is-offered') ?? element?.closest('[data-stop]') ?? element);
    page.wantedElement = offer;
    page.wantedFocus = offer;
    pressesSeen = 0;
    return { point: offer && pointIn(offer), key: offer && keyTo(offer) };
  }

  function targetsOf({ ply: [verb, noun] }: PlayedPly): Element[] {
    const inPrompt = `.prompt [data-action="${verb}"][data-noun="${noun}"]`;
    return allShown(page.targetOf?.([verb, noun], page.sentState?.view) ?? inPrompt);
  }
  const targetOf = (played: PlayedPly): Element | undefined => targetsOf(played)[0];

  const sliderOf = (played: PlayedPly): HTMLInputElement | undefined =>
    targetOf(played)?.querySelector<HTMLInputElement>('input[type="range"]') ?? undefined;
  const missingAmount = ({ text }: PlayedPly, slider: HTMLInputElement): number =>
    Number(/\d+$/.exec(text)?.[0] ?? Number.NaN) - Number(slider.value);

  /** A pointer presses the buttons beside a slider, a keyboard moves the slider. */
  function pressForAmount(played: PlayedPly, slider: HTMLInputElement): Press {
    const missing = missingAmount(played, slider);
    const buttons = [...(targetOf(played)?.querySelectorAll('button') ?? [])];
    const { point } = pressOn(missing > 0 ? buttons.at(-1) : buttons[0]);
    page.wantedFocus = slider;
    return { point, key: keyTo(slider), arrows: missing / Number(slider.step) };
  }

  function nextPress(played: PlayedPly): Press {
    const { ply, source } = played;
    const slider = sliderOf(played);
    if (slider !== undefined) return pressForAmount(played, slider);
    const pieces = source === undefined ? [] : allShown(source);
    const isHeld = pieces.some((each) => each.getAttribute('aria-pressed') === 'true');
    if (pieces.length > 0 && !isHeld) return pressOn(pieces[0]);
    const [chip] = allShown(`[data-ply="${ply.join('-')}"]`);
    const place = targetsOf(played).find((each) => !pieces.includes(each));
    // On a phone held sideways the sign may cover the chip, but not the place.
    const isChipFree = chip !== undefined && (place === undefined || pointIn(chip) !== undefined);
    const press = pressOn(isChipFree ? chip : place);
    const { wantedFocus } = page;
    const isFocusable = wantedFocus === undefined || (wantedFocus as HTMLElement).tabIndex >= 0;
    return press.key !== undefined || isFocusable ? press : pressOn(sendsFormOf(wantedFocus));
  }

  /** A form arranges plies that have no button of their own; its main button, or else its only one, plays them. */
  function sendsFormOf(arranged: Element): Element | undefined {
    const [main] = allShown('[data-main]');
    if (main !== undefined) return main;
    for (
      let form: Element | null = arranged;
      form !== null && form.id !== 'board';
      form = form.parentElement
    ) {
      const send = [...form.querySelectorAll('[data-stop].is-offered')].find(isShown);
      if (send !== undefined) return send;
    }
    return undefined;
  }

  function isComposed(played: PlayedPly): boolean {
    const slider = sliderOf(played);
    return slider !== undefined && missingAmount(played, slider) === 0;
  }

  return { targetOf, nextPress, isComposed, pressOn, isPressed: () => pressesSeen > 0 };
}
