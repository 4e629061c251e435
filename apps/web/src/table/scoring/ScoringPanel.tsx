/**
 * What counted for whom at the end of a shift, turn or round. It lies over the board, which shows the state
 * before, and takes the focus until it is closed.
 */
import type { ScoringMoment, ScoringSheet } from '@pithead/ui';
import { characterShortcut, SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useObservable } from '../../observable.ts';
import { automaticContinue, chooseAutomaticContinue } from '../../settings.ts';
import { useTexts } from '../../useTexts.ts';
import { useRestoreFocus } from '../useRestoreFocus.ts';
import './scoringPanel.css';

export interface ScoringPanelProps {
  readonly moment: ScoringMoment;
  readonly sheet: ScoringSheet;
  proceed(): void;
}

const AUTOMATIC_MS = 5000;

export function ScoringPanel({ moment, sheet, proceed }: ScoringPanelProps): JSX.Element {
  const texts = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRestoreFocus();
  useEffect(() => {
    // Somebody who plays by typing goes on by typing.
    if (focusedBefore?.closest('.command-line') == null) button.current?.focus({ preventScroll: true });
  }, []);
  const isAutomatic = useObservable(automaticContinue);
  useEffect(() => {
    if (!isAutomatic) return undefined;
    const timer = setTimeout(proceed, AUTOMATIC_MS);
    return () => clearTimeout(timer);
  }, [isAutomatic, proceed]);
  const { title, summary, Picture } = sheet;
  return (
    <section class="scoring" role="dialog" aria-labelledby="scoring-title" aria-describedby="scoring-summary">
      {/* Keys scroll it where it does not fit, as on phones held sideways. */}
      <div class="scoring-inside" tabIndex={0} role="group" aria-labelledby="scoring-title">
        <h2 id="scoring-title">{title}</h2>
        <p id="scoring-summary">{summary}</p>
        {Picture !== undefined && (
          <div class="scoring-picture" aria-hidden="true">
            <Picture {...moment} />
          </div>
        )}
        <SheetTable sheet={sheet} moment={moment} />
      </div>
      <footer class="scoring-foot">
        <label class="scoring-automatic">
          <input
            type="checkbox"
            checked={isAutomatic}
            onChange={({ currentTarget }) => chooseAutomaticContinue(currentTarget.checked)}
          />
          {texts.scoringAutomatic}
        </label>
        <button
          ref={button}
          type="button"
          class="button is-main scoring-continue"
          aria-keyshortcuts={characterShortcut('C')}
          onClick={proceed}
        >
          {texts.goOn}
        </button>
      </footer>
    </section>
  );
}

function SheetTable({
  sheet: { rows, totals },
  moment: { names, viewer },
}: Pick<ScoringPanelProps, 'sheet' | 'moment'>): JSX.Element {
  const texts = useTexts();
  const own = (seat: number): string => (seat === viewer ? 'is-own' : '');
  return (
    <table class="scoring-table">
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            <th key={seat} scope="col" class={own(seat)}>
              <SeatGlyph seat={seat} isOwn={seat === viewer} />
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label} class={cells.every(({ gain }) => gain === '') ? 'is-empty' : ''}>
            <th scope="row">{label}</th>
            {names.map((_, seat) => (
              <td key={seat} class={own(seat)}>
                <b>{cells[seat]?.gain === '' ? '–' : cells[seat]?.gain}</b>
                {cells[seat]?.detail !== undefined && <small>{cells[seat].detail}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totals.label}</th>
          {names.map((_, seat) => (
            <td key={seat} class={own(seat)}>
              <span aria-hidden="true">
                {totals.before[seat]} → <b>{totals.after[seat]}</b>
              </span>
              <span class="unseen">
                {texts.scoringTotal({ before: totals.before[seat] ?? '', after: totals.after[seat] ?? '' })}
              </span>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
