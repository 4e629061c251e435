/** The seats with their public figures. The viewer's own comes first, with the score only. */
import type { ViewerState, WatchedTable } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import type { LoadedGame } from '../useGameTable.ts';
import { SeatCard } from './SeatCard.tsx';

const SeatDialog = lazyPart(async () => (await import('./SeatDialog.tsx')).SeatDialog);

interface Props {
  readonly table: WatchedTable['table'];
  readonly state: ViewerState;
  readonly loadedGame: LoadedGame;
  readonly names: readonly string[];
  readonly viewer: number | null;
}

export function SeatRail({ table, state, loadedGame, names, viewer }: Props): JSX.Element {
  const [opened, open] = useState<number>();
  const seats = table.seats.map((info) => ({ ...info, name: names[info.seat] ?? '' }));
  const ownFirst = seats.toSorted((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer));
  const shown = opened === undefined ? undefined : seats[opened];
  return (
    <>
      <ul class="seat-cards">
        {ownFirst.map((info) => (
          <SeatCard
            key={info.seat}
            info={info}
            state={state}
            loadedGame={loadedGame}
            clock={table.clock}
            tableId={table.id}
            isOwn={info.seat === viewer}
            openBoard={() => open(info.seat)}
          />
        ))}
      </ul>
      {shown !== undefined && (
        <SeatDialog
          info={shown}
          {...{ state, loadedGame, names, viewer }}
          clock={table.clock}
          tableId={table.id}
          close={() => open(undefined)}
        />
      )}
    </>
  );
}
