import type { Ply } from '@pithead/kernel';
import type { LoadedGame } from '../useGameTable.ts';

/** The element on the table, or the button of the prompt bar, that stands for a ply. */
export const targetSelector = ({ table }: LoadedGame, [verb, noun]: Ply, view: unknown): string =>
  table.targetOf?.([verb, noun], view) ?? `.prompt [data-action="${verb}"][data-noun="${noun}"]`;

export const findTarget = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#board :is(${selector})`)].find((each) =>
    each.checkVisibility(),
  );
