/** The shift clock enlarged, and as a table of all seats: counts, places and points. */
import { SeatGlyph } from '@pithead/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ClockElement, PlayerView } from '../../rules/index.ts';
import { CLOCK, elementCount, emptyCarts, SHIFTS, sum } from '../../rules/index.ts';
import { majorityPoints } from '../../rules/scoring.ts';
import { lazyWordsFor } from '../lazyParts.tsx';
import { ClockFace } from '../playerArea/shiftClock.tsx';
import { capital } from '../sentences.ts';
import { useTableContext } from '../tableModel.ts';

/** Without delivered orders that are face down for the viewer. */
const knownCount = (player: PlayerView, element: ClockElement): number =>
  elementCount({ ...player, delivered: player.delivered ?? player.revealed ?? [] }, element);

const isExact = (player: PlayerView, element: ClockElement): boolean =>
  element.kind === 'emptyCarts' || player.delivered !== null;

export function ClockDialog({ close }: { readonly close: () => void }) {
  const { view, language, say, names, seatNames, viewer } = useTableContext();
  const words = lazyWordsFor(language);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const rows = CLOCK.map((element) => {
    const counts = view.players.map((player) =>
      element.kind === 'emptyCarts' ? emptyCarts(player, element.subject) : knownCount(player, element),
    );
    const isKnown = view.players.every((player) => isExact(player, element));
    return { element, counts, points: isKnown ? majorityPoints(counts, element) : undefined };
  });
  const scored = rows.filter(({ element }) => element.fromShift <= view.shift);
  const isAllKnown = scored.every(({ points }) => points !== undefined);
  const placeText = (element: ClockElement, points: number): string =>
    points === 0
      ? ''
      : say(points === element.first ? words.first : words.second, { points: names.points(points) });
  return (
    <dialog
      ref={dialog}
      class="ga-clock-dialog"
      aria-labelledby="ga-clock-title"
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="ga-table ga-clock-inside">
        <header>
          <h2 id="ga-clock-title">{say(words.clockTitle, { shift: view.shift, shifts: SHIFTS })}</h2>
          <button type="button" class="ga-close" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </header>
        <ClockFace id="ga-large-arc" />
        <div class="ga-clock-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.element}</th>
                <th scope="col">{words.worth}</th>
                {seatNames.map((name, seat) => (
                  <th key={seat} scope="col">
                    <SeatGlyph seat={seat} isOwn={seat === viewer} /> {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ element, counts, points }) => (
                <tr key={element.id} class={element.fromShift <= view.shift ? '' : 'ga-later'}>
                  <th scope="row">
                    {capital(names.element(element))}
                    {element.fromShift > view.shift && (
                      <small> {say(words.notYet, { shift: element.fromShift })}</small>
                    )}
                  </th>
                  <td>
                    {element.first} / {element.second}
                  </td>
                  {counts.map((count, seat) => (
                    <td key={seat}>
                      <b>
                        {isExact(view.players[seat] as PlayerView, element)
                          ? count
                          : say(words.atLeast, { count })}
                      </b>
                      {points !== undefined && <small>{placeText(element, points[seat] ?? 0)}</small>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {isAllKnown && (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={2}>
                    {words.sumNow}
                  </th>
                  {seatNames.map((_, seat) => (
                    <td key={seat}>
                      <b>{sum(scored.map(({ points }) => points?.[seat] ?? 0))}</b>
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
          {!isAllKnown && <p>{words.clockNote}</p>}
        </div>
      </div>
    </dialog>
  );
}
