/** A queue of animations: facts are animated one after the other and can be skipped. */
import type { Fact } from '@pithead/kernel';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnimationTiming } from './animations.ts';

export interface AnimationQueue {
  readonly moving: readonly Fact[];
  add(facts: readonly Fact[]): void;
  skip(): void;
}

const REST: readonly Fact[] = [];

/** A `duration` of 0 skips the fact. */
export function useAnimationQueue(duration: (fact: Fact) => number, isStill: () => boolean): AnimationQueue {
  const [moving, setMoving] = useState<readonly Fact[]>(REST);
  const waiting = useRef<Fact[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const length = useRef(duration);
  length.current = duration;

  const next = useCallback(() => {
    timer.current = undefined;
    const fact = waiting.current.shift();
    if (fact === undefined) return setMoving(REST);
    setMoving([fact]);
    timer.current = setTimeout(next, length.current(fact));
  }, []);

  const add = useCallback((facts: readonly Fact[]) => {
    if (isStill() || document.visibilityState === 'hidden') return;
    waiting.current.push(...facts.filter((fact) => length.current(fact) > 0));
    if (timer.current === undefined && waiting.current.length > 0) next();
  }, []);

  const skip = useCallback(() => {
    waiting.current.length = 0;
    clearTimeout(timer.current);
    timer.current = undefined;
    setMoving(REST);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { moving, add, skip };
}

export interface FactAnimations<F extends Fact> {
  duration(fact: F): number;
  animate(table: HTMLElement, fact: F, timing: AnimationTiming): void;
}

/** Animates each fact once; does nothing if reduced motion is preferred. */
export function useFactAnimations<F extends Fact>(
  root: RefObject<HTMLElement | null>,
  moving: readonly F[],
  animations: FactAnimations<F>,
): void {
  const shown = useRef(new WeakSet<F>());
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let delay = 0;
    for (const fact of moving) {
      const ms = animations.duration(fact);
      if (ms === 0 || shown.current.has(fact)) continue;
      shown.current.add(fact);
      animations.animate(table, fact, { ms, delay });
      delay += ms;
    }
  }, [moving]);
}
