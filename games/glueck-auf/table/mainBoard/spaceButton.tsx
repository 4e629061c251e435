import type { Ply } from '@pithead/kernel';
import type { ComponentChildren } from 'preact';
import type { WorkerSpace } from '../../rules/index.ts';
import { isOpen, NONE, SPACES, tileOf, workersNeeded } from '../../rules/index.ts';
import { HelmetIcon, WorkerGroup } from '../art/pieces.tsx';
import { spaceSentence } from '../sentences.ts';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';

interface SpaceProps {
  readonly number: number;
  readonly class?: string;
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function SpaceButton({ number, class: more = '', foot, children }: SpaceProps) {
  const table = useTableContext();
  const { view, words } = table;
  const ply: Ply = ['placeWorkers', number];
  if (!isOpen(SPACES[number] as WorkerSpace, view.players.length))
    return <LockedSpace number={number} class={more} />;

  const isOffered = table.isOffered(ply);
  const isChosen = table.placed === number || table.isArmed(ply);
  const state = isChosen ? words.chosen : isOffered ? words.available : words.notAvailable;
  const failing = isOffered || table.at !== 'turn' || !table.isAsked ? '' : failingNumber(table, number);
  const sentence = spaceSentence(table, number, state);
  const look = isOffered ? () => table.look(ply) : undefined;
  return (
    <button
      type="button"
      class={`ga-space ${isChosen ? 'ga-chosen' : isOffered ? 'is-offered' : 'ga-calm'} ${failing} ${more}`}
      data-stop
      data-at={`space-${number}`}
      aria-label={sentence}
      aria-disabled={!isOffered}
      onClick={() => table.touch(ply)}
      onPointerEnter={look}
      onPointerLeave={() => table.look(undefined)}
      onFocus={look}
      onBlur={() => table.look(undefined)}
    >
      <span class="ga-stand" aria-hidden="true">
        <WorkerGroup seat={view.ownerOn[number] as number} count={view.workersOn[number] as number} />
      </span>
      <span class="ga-art" aria-hidden="true">
        {children}
      </span>
      <span class="ga-foot" aria-hidden="true">
        {foot}
        <span class="ga-need">
          <HelmetIcon />
          <b>{workersNeeded(view, number)}</b>
        </span>
      </span>
      {table.isArmed(ply) && (
        <span class="ga-again" aria-hidden="true">
          {SPACES[number]?.action === 'mining' ? words.anyway : words.draw}
        </span>
      )}
    </button>
  );
}

/** The CSS class that marks the number in the way. Legality itself comes from the offers. */
function failingNumber({ view, own }: TableModel, number: number): string {
  if (workersNeeded(view, number) > own.workers) return 'ga-fail-need';
  const { action, value } = SPACES[number] as WorkerSpace;
  const tile = action === 'buyDisplayedTile' ? (view.factory[value] as number) : NONE;
  return tile !== NONE && tileOf(tile).price > own.marks ? 'ga-fail-price' : '';
}

function LockedSpace({ number, class: more }: { readonly number: number; readonly class: string }) {
  const table = useTableContext();
  const { names, words, touch } = table;
  // Words may have soft hyphens, which screen readers should not meet.
  const locked = words.locked.replace('\u00AD', '');
  const name = `${names.space(SPACES[number] as WorkerSpace)}: ${locked}`;
  return (
    <button
      type="button"
      class={`ga-space ga-locked ${more}`}
      data-stop
      aria-disabled="true"
      aria-label={name}
      onClick={() => touch(['placeWorkers', number])}
    >
      <svg class="ga-plate-lock" viewBox="0 0 24 24" aria-hidden="true">
        <use href="#ga-padlock" />
      </svg>
      <small aria-hidden="true">{words.locked}</small>
    </button>
  );
}
