/** Keeps a list scrolled to its end, unless somebody has scrolled back to read. */
import type { RefObject, TargetedEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const NEAR_PX = 48;

const UPWARDS: readonly string[] = ['ArrowUp', 'PageUp', 'Home'];

export interface StickToEnd {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isFollowed: RefObject<boolean>;
  readonly listeners: Readonly<
    Record<'onScroll' | 'onWheel' | 'onTouchMove' | 'onKeyDown' | 'onPointerDown', (event: never) => void>
  >;
}

export function useStickToEnd(lines: number): StickToEnd {
  const box = useRef<HTMLDivElement>(null);
  const isFollowed = useRef(true);
  /** Lists also scroll without user action, when they are hidden or resized. */
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
