import { isShortcutIgnored } from '@pithead/ui';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { findPlace, focusableOf } from '../spotlight/stepPlaces.ts';

const DESCRIPTION = 'coach-description';
/** The log of bots is announced with the state that ends their turn; the sentence follows it. */
const AFTER_LOG_MS = 400;
const IDLE_MS = 25_000;

/** A text for a polite status: every sentence once, when the table has come to rest. */
export function useAnnouncement(sentence: string, isReady: boolean): string {
  const [spoken, speak] = useState('');
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => speak(sentence), AFTER_LOG_MS);
    return () => clearTimeout(timer);
  }, [sentence, isReady]);
  return spoken;
}

/**
 * Marks what is to be selected with `data-lit`, which the key `O` looks for, and describes it to screen readers by
 * the element with the id that this returns.
 */
export function useLitTargets(selectors: readonly string[], stateKey: unknown): string {
  useEffect(() => {
    const lit = selectors.flatMap((each) => findPlace(each) ?? []).map(focusableOf);
    for (const element of lit) {
      element.dataset['lit'] = '';
      const described = element.getAttribute('aria-describedby') ?? '';
      element.setAttribute('aria-describedby', `${described} ${DESCRIPTION}`.trim());
    }
    return () => {
      for (const element of lit) {
        delete element.dataset['lit'];
        const rest = (element.getAttribute('aria-describedby') ?? '').replace(DESCRIPTION, '').trim();
        if (rest === '') element.removeAttribute('aria-describedby');
        else element.setAttribute('aria-describedby', rest);
      }
    };
  }, [selectors.join(), stateKey]);
  return DESCRIPTION;
}

/** True once nothing was touched for a while, once per step. */
export function useIdle(stepKey: string): boolean {
  const [idleAt, setIdleAt] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const restart = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdleAt(stepKey), IDLE_MS);
    };
    restart();
    addEventListener('pointerdown', restart);
    addEventListener('keydown', restart);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', restart);
      removeEventListener('keydown', restart);
    };
  }, [stepKey]);
  return idleAt === stepKey;
}

interface CoachKeys {
  /** True if something was closed. */
  closeMore(): boolean;
  next: (() => void) | undefined;
  leave(): void;
}

const TABBABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';
const tabbablesIn = (within: ParentNode | null): HTMLElement[] =>
  [...(within?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility(),
  );

/** Tab leads from the prompt bar to the coach and from there to the rest of the board. */
function tabTarget(sign: HTMLElement, isBack: boolean): HTMLElement | undefined {
  const own = tabbablesIn(sign);
  const prompt = tabbablesIn(document.querySelector('.prompt'));
  const all = tabbablesIn(document.querySelector('.table')).filter((each) => !sign.contains(each));
  const last = prompt.at(-1);
  const afterPrompt = last && all[all.indexOf(last) + 1];
  const now = document.activeElement;
  if (last === undefined || own.length === 0) return undefined;
  if (isBack) {
    if (now === own[0] || now === sign) return last;
    return now === afterPrompt ? own.at(-1) : undefined;
  }
  if (now === last) return own[0];
  return now === own.at(-1) ? afterPrompt : undefined;
}

/** The sign comes after the board in the document. Without this, Tab would lead from there back into it for ever. */
function skipSign(sign: HTMLElement): void {
  const before = tabbablesIn(document.querySelector('.table')).filter(
    (each) => (sign.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
  if (document.activeElement !== before.at(-1)) return;
  sign.inert = true;
  setTimeout(() => void (sign.inert = false));
}

export function useCoachKeys(sign: RefObject<HTMLElement | null>, keys: CoachKeys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { current: section } = sign;
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (section === null || event.defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (document.querySelector('dialog:modal') !== null) return;
      const isInside = section.contains(document.activeElement);
      const take = (): void => event.preventDefault();
      if (key === 'Tab') {
        const target = tabTarget(section, shiftKey);
        if (target === undefined) return shiftKey ? undefined : skipSign(section);
        take();
        target.focus();
      } else if (key.toLowerCase() === 'g' && !shiftKey && !isShortcutIgnored(event)) {
        take();
        (section.querySelector<HTMLElement>('[data-main]') ?? section).focus();
      } else if (key === 'Enter' && document.activeElement === section) current.current.next?.();
      else if (key === 'Escape' && isInside) {
        take();
        if (!current.current.closeMore()) current.current.leave();
      }
    };
    // Before the keys of the table, which are registered at the window, too.
    addEventListener('keydown', pressed, { capture: true });
    return () => removeEventListener('keydown', pressed, { capture: true });
  }, []);
}

/** A focused button that disappears with its step leaves the focus to the sign. */
export function useFocusKept(sign: RefObject<HTMLElement | null>): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const { current: section } = sign;
    if (section === null) return;
    if (wasInside.current && document.activeElement === document.body) section.focus({ preventScroll: true });
    wasInside.current = section.contains(document.activeElement);
  });
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void =>
      void (wasInside.current = sign.current?.contains(target as Node) === true);
    document.addEventListener('focusin', focused);
    return () => document.removeEventListener('focusin', focused);
  }, []);
}

/** Style sheets ask the table for this: `:has(.coach)` would make every change of the page slow. */
export function useTableMark(mark: 'sheet' | 'free-play' | undefined): void {
  useEffect(() => {
    const table = document.querySelector<HTMLElement>('.table');
    if (table === null || mark === undefined) return undefined;
    table.dataset['coach'] = mark;
    return () => void delete table.dataset['coach'];
  }, [mark]);
}

/** Sign and prompt bar together have one of these heights if the sentence fits, so that sheets rarely move. */
const SHEET_PX = [152, 204];

interface SheetContent {
  readonly isSheet: boolean;
  readonly isFreePlay: boolean;
  readonly isMoreOpen: boolean;
  /** Changes with what the sign says. */
  readonly key: string;
}

/**
 * On a phone the sign lies on the prompt bar; sheets and the board end above both. The height is a variable of the
 * whole page, which costs a recalculation of all styles: it changes rarely, and after the sentence is painted.
 */
export function useSheetHeight(
  sign: RefObject<HTMLElement | null>,
  { isSheet, isFreePlay, isMoreOpen, key }: SheetContent,
): void {
  const height = useRef('');
  /** Of the sign without More. */
  const lastHeight = useRef(0);
  useEffect(() => {
    const { current: section } = sign;
    const prompt = document.querySelector<HTMLElement>('.prompt');
    if (!isSheet || section === null || prompt === null) return undefined;
    const apply = (): void => {
      const bar = prompt.offsetHeight;
      section.style.bottom = `${bar}px`;
      section.style.minHeight = '';
      // More scrolls inside; without it nothing is ever cut.
      if (!isMoreOpen) section.style.maxHeight = '';
      else if (section.style.maxHeight === '')
        section.style.maxHeight = `${Math.max(lastHeight.current, (SHEET_PX.at(-1) ?? 0) - bar)}px`;
      if (!isMoreOpen) lastHeight.current = section.offsetHeight;
      const needed = bar + section.offsetHeight;
      const whole = SHEET_PX.find((each) => each >= needed) ?? needed;
      section.style.minHeight = isFreePlay ? '' : `${whole - bar}px`;
      const next = `${isFreePlay ? needed : whole}px`;
      if (height.current !== next) document.documentElement.style.setProperty('--prompt-height', next);
      height.current = next;
    };
    let timer = setTimeout(apply);
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(apply);
    });
    observer.observe(prompt);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isSheet, isFreePlay, isMoreOpen, key]);
  useEffect(() => {
    const { current: section } = sign;
    return () => {
      height.current = '';
      document.documentElement.style.removeProperty('--prompt-height');
      section?.removeAttribute('style');
    };
  }, [isSheet]);
}
