/** A box of lines that shows what is new, unless somebody has scrolled back to read. */
import type { RefObject, TargetedEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** So near the end one reads along. */
const NEAR_PX = 48;

const UPWARDS: readonly string[] = ['ArrowUp', 'PageUp', 'Home'];

export interface StickToEnd {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Nobody reads further up. */
  readonly isFollowed: RefObject<boolean>;
  readonly listeners: Readonly<
    Record<'onScroll' | 'onWheel' | 'onTouchMove' | 'onKeyDown' | 'onPointerDown', (event: never) => void>
  >;
}

export function useStickToEnd(lines: number): StickToEnd {
  const box = useRef<HTMLDivElement>(null);
  const isFollowed = useRef(true);
  /** A box scrolls by itself, too: when it is hidden, or becomes another size. */
  const isByHand = useRef(false);
  useEffect(() => {
    if (!isFollowed.current) return;
    isByHand.current = false;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines]);

  const byHand = (): void => void (isByHand.current = true);
  const onKeyDown = ({ key }: KeyboardEvent): void => void (UPWARDS.includes(key) && byHand());
  const onScroll = ({
    currentTarget: { scrollHeight, scrollTop, clientHeight },
  }: TargetedEvent<HTMLDivElement>): void => {
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (isNear || isByHand.current) isFollowed.current = isNear;
  };
  return {
    box,
    isFollowed,
    listeners: { onScroll, onWheel: byHand, onTouchMove: byHand, onKeyDown, onPointerDown: byHand },
  };
}
