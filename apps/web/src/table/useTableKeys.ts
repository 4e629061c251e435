import { isTyping } from '@pithead/ui';
import { useEffect, useRef } from 'preact/hooks';

export interface TableKeyHandlers {
  confirm(): void;
  undo(): void;
  menu(): void;
  help(): void;
  escape(): void;
  /** Any other key, as a capital letter: an action of the game may use it. */
  other(key: string): void;
}

function focusNextOffer(): void {
  const offered = [...document.querySelectorAll<HTMLElement>('#board [data-stop].is-offered')].filter(
    (element) => element.checkVisibility() && !element.hasAttribute('disabled'),
  );
  const now = offered.indexOf(document.activeElement as HTMLElement);
  offered[(now + 1) % offered.length]?.focus();
}

export function useTableKeys(keys: TableKeyHandlers): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      c: () => now.current.confirm(),
      u: () => now.current.undo(),
      m: () => now.current.menu(),
      '?': () => now.current.help(),
      Escape: () => now.current.escape(),
      o: focusNextOffer,
      l: () => document.getElementById('log')?.focus(),
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (Object.hasOwn(acts, key)) acts[key]?.();
      else now.current.other(key.toUpperCase());
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
