import { isShortcutIgnored } from '@pithead/ui';
import { useEffect, useRef } from 'preact/hooks';

export interface TableKeyHandlers {
  confirm(): void;
  undo(): void;
  menu(): void;
  help(): void;
  commandLine(): void;
  escape(): void;
  /** The target of a hint, which is the next choice then. */
  hinted(): HTMLElement | undefined;
  /** Any other key, as a capital letter: an action of the game may use it. */
  other(key: string): void;
}

const offersOnBoard = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('#board [data-stop].is-offered')].filter(
    (element) => element.checkVisibility() && !element.hasAttribute('disabled'),
  );

function focusOffer(step: 1 | -1, hinted: HTMLElement | undefined): void {
  if (hinted !== undefined && hinted !== document.activeElement) return hinted.focus();
  const offered = offersOnBoard();
  const now = offered.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 && step < 0 ? -1 : now + step;
  offered.at(next % offered.length)?.focus();
}

/** Only where the keys would scroll nothing but the page. */
function focusEnd(event: KeyboardEvent, end: 0 | -1): void {
  const offer = offersOnBoard().at(end);
  const isElsewhere = event.target instanceof Element && event.target.closest('#log, .rail') !== null;
  if (offer === undefined || isElsewhere) return;
  event.preventDefault();
  offer.focus();
}

export function useTableKeys(keys: TableKeyHandlers): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    /** Where the last key went if that was `O`: the next one goes on from there, past the target of the hint. */
    let stepped: Element | null = null;
    const acts: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      c: () => now.current.confirm(),
      u: () => now.current.undo(),
      m: () => now.current.menu(),
      '?': () => now.current.help(),
      // The colon itself must not get into the field.
      ':': (event) => {
        event.preventDefault();
        now.current.commandLine();
      },
      Home: (event) => focusEnd(event, 0),
      End: (event) => focusEnd(event, -1),
      Escape: () => now.current.escape(),
      o: ({ shiftKey }) => {
        const isGoingOn = stepped !== null && stepped === document.activeElement;
        focusOffer(shiftKey ? -1 : 1, shiftKey || isGoingOn ? undefined : now.current.hinted());
        stepped = document.activeElement;
      },
      l: () => document.getElementById('log')?.focus(),
    };
    const pressed = (event: KeyboardEvent): void => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key !== 'o' && key !== 'Shift') stepped = null;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isShortcutIgnored(event)
      )
        return;
      if (document.querySelector('dialog:modal') !== null) return;
      if (Object.hasOwn(acts, key)) acts[key]?.(event);
      else now.current.other(key.toUpperCase());
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
