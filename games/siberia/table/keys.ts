/**
 * The keys of this table: arrows along the borders of the map, 1 to 6 for new tiles, ? for why not, Escape to
 * go back.
 */
import { isTyping, useRoving } from '@pithead/ui';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { placeTowards } from './map/arrows.ts';
import { runningAction } from './own/touch.ts';
import type { Sight } from './sight.ts';

type Root = RefObject<HTMLElement | null>;

export function useTableKeys(root: Root, sight: Sight): void {
  useRoving(root, () => goBack(root.current, sight), leadOnMap);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || isCovered()) return;
      // What has the focus and can't be chosen gives the reason when it is touched.
      const wanted = event.key === '?' ? '[data-stop][aria-disabled=true]:focus' : 'button.sb-new';
      const stop =
        root.current?.querySelectorAll<HTMLElement>(wanted)[event.key === '?' ? 0 : Number(event.key) - 1];
      if (stop === undefined) return;
      event.preventDefault();
      stop.focus();
      stop.click();
    };
    // Before the frame, whose list of keys is opened by the same key where there is nothing to explain.
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, []);
}

const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * What is in the hand is put down; then the step of an action that runs is taken back. Motion is only
 * skipped.
 */
function goBack(table: HTMLElement | null, sight: Sight): void {
  const { activeElement } = document;
  if (
    isCovered() ||
    sight.letGo() ||
    sight.moving.length > 0 ||
    !sight.isAsked ||
    runningAction(sight) === undefined
  )
    return;
  if (activeElement !== document.body && table?.contains(activeElement) !== true) return;
  table?.querySelector<HTMLElement>('.prompt-undo:not([aria-disabled=true])')?.click();
}

/** A worker's button counts as its place; elsewhere the stops lie in rows. */
function leadOnMap(stop: HTMLElement, key: string): HTMLElement | null | undefined {
  const map = stop.closest('.sb-map');
  const place = /\d+$/.exec(stop.dataset['at'] ?? '')?.[0];
  return map === null || place === undefined
    ? undefined
    : map.querySelector<HTMLElement>(`[data-at="place-${placeTowards(Number(place), key)}"]`);
}
