/**
 * Keys of this table: arrows follow the borders of the map, 1 to 6 pick a new tile, ? explains, Escape goes
 * back.
 */
import { isShortcutIgnored, useRovingFocus } from '@pithead/ui';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { placeTowards } from './map/arrowKeys.ts';
import { runningAction } from './playerArea/actionTargets.ts';
import type { TableModel } from './tableModel.ts';

type Root = RefObject<HTMLElement | null>;

export function useMapKeys(root: Root, table: TableModel, isMoving: boolean): void {
  useRovingFocus(root, () => goBack(root.current, table, isMoving), leadOnMap);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isShortcutIgnored(event) || isCovered()) return;
      // A click on a disabled element explains why it is disabled.
      const wanted =
        event.key === '?'
          ? '[data-stop][aria-disabled=true]:focus'
          : `button.sb-new[aria-keyshortcuts=${JSON.stringify(event.key)}]`;
      const stop = root.current?.querySelector<HTMLElement>(wanted);
      if (stop === undefined || stop === null) return;
      event.preventDefault();
      stop.focus();
      stop.click();
    };
    // Capturing: the page opens its list of keys with the same key if there is nothing to explain.
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, []);
}

const isCovered = (): boolean => document.querySelector('dialog:modal') !== null;

/** Puts down what is held; otherwise undoes one step of the running action. During motion it does nothing. */
function goBack(board: HTMLElement | null, table: TableModel, isMoving: boolean): void {
  const { activeElement } = document;
  if (isCovered() || table.letGo() || isMoving || !table.isAsked || runningAction(table) === undefined)
    return;
  if (activeElement !== document.body && board?.contains(activeElement) !== true) return;
  board?.querySelector<HTMLElement>('.prompt-undo:not([aria-disabled=true])')?.click();
}

/** A worker's button counts as its place; outside the map the default order applies. */
function leadOnMap(stop: HTMLElement, key: string): HTMLElement | null | undefined {
  const map = stop.closest('.sb-map');
  const place = /\d+$/.exec(stop.dataset['at'] ?? '')?.[0];
  return map === null || place === undefined
    ? undefined
    : map.querySelector<HTMLElement>(`[data-at="place-${placeTowards(Number(place), key)}"]`);
}
