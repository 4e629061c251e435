import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Box } from '../../geometry.ts';
import { boxWith } from '../../geometry.ts';
import type { SignForm, SignPosition, SignSurroundings } from './placeSign.ts';
import { canStay, placeSign } from './placeSign.ts';
import type { AlsoBox, StepBoxes } from '../spotlight/useStepBoxes.ts';

const WIDTHS = [452, 400, 312];
const EDGE_PX = 12;
/** Borders of what must stay clear may be covered. */
const BORDER_PX = 12;
/** Something smaller that the step also shows is not covered at all: too little of it would be left. */
const SMALL_PX2 = 20_000;
/** What is scrolled to or flies in has come to rest when nothing has moved for this long. */
const REST_MS = 90;

function measureForms(sign: HTMLElement): SignForm[] {
  const { width } = sign.style;
  const forms = WIDTHS.filter((each) => each <= innerWidth - 2 * EDGE_PX).map((each) => {
    sign.style.width = `${each}px`;
    return { width: each, height: sign.offsetHeight };
  });
  sign.style.width = width;
  return forms;
}

function surroundingsOf({ targets, also, clear, prompt, header, drawer }: StepBoxes): SignSurroundings {
  const isUncovered = ({ ghost, box }: AlsoBox): boolean =>
    ghost !== undefined || (box.right - box.left) * (box.bottom - box.top) < SMALL_PX2;
  const uncovered = also.filter(isUncovered).map(({ box }) => box);
  const others = also.filter((each) => !isUncovered(each)).map(({ box }) => box);
  return {
    viewport: {
      left: EDGE_PX,
      top: (header?.bottom ?? 0) + EDGE_PX,
      right: innerWidth - EDGE_PX,
      bottom: innerHeight - EDGE_PX,
    },
    targets: [...targets, ...uncovered, ...(drawer === undefined ? [] : [drawer])],
    clear: [...clear, ...others, ...(prompt === undefined ? [] : [prompt])].map((box) =>
      boxWith(box, -BORDER_PX),
    ),
  };
}

export interface PlacedSign {
  readonly position: SignPosition | undefined;
  /** The sign has its place for this step. */
  readonly isPlaced: boolean;
  readonly box: Box | undefined;
}

/**
 * The place of the floating sign. It stays put while a step lasts, also when its text grows, unless it would cover the
 * target or leave the screen. A new step is placed once `isReady`.
 */
export function useSignPosition(
  sign: RefObject<HTMLElement | null>,
  boxes: StepBoxes,
  stepKey: string,
  { isFloating, isReady }: { readonly isFloating: boolean; readonly isReady: boolean },
): PlacedSign {
  const [position, setPosition] = useState<SignPosition>();
  const [height, setHeight] = useState(0);
  const placedFor = useRef<string>(undefined);
  const place = (): void => {
    if (sign.current === null) return;
    const surroundings = surroundingsOf(boxes);
    const isSameStep = placedFor.current === stepKey && position !== undefined;
    if (isSameStep && canStay(position, sign.current.offsetHeight, surroundings)) return;
    placedFor.current = stepKey;
    setPosition(placeSign(surroundings, measureForms(sign.current)));
  };
  useEffect(() => {
    if (!isFloating || !isReady) return undefined;
    const timer = setTimeout(place, REST_MS);
    return () => clearTimeout(timer);
  }, [isFloating, isReady, stepKey, boxes, height]);
  useEffect(() => {
    const { current } = sign;
    if (!isFloating || current === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(current.offsetHeight));
    observer.observe(current);
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
    };
  }, [isFloating, boxes]);
  if (!isFloating || position === undefined)
    return { position: undefined, isPlaced: !isFloating, box: undefined };
  if (placedFor.current !== stepKey) return { position, isPlaced: false, box: undefined };
  const { left, top, width } = position;
  return { position, isPlaced: true, box: { left, top, right: left + width, bottom: top + height } };
}
