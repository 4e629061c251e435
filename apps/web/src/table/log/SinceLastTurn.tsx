import type { ViewerState } from '@pithead/protocol';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { usePanelTexts } from '../../text/panels/usePanelTexts.ts';
import { useTexts } from '../../useTexts.ts';
import type { LoadedGame } from '../useGameTable.ts';
import type { LogLine } from './logLines.ts';
import { LogRow } from './LogRow.tsx';
import { summarise } from './sinceLastTurn.ts';

interface Props {
  readonly loadedGame: LoadedGame;
  readonly state: ViewerState;
  readonly names: readonly string[];
  readonly lines: readonly LogLine[];
  readonly figures: readonly string[] | undefined;
}

/** A summary by player: what they did, and how their points or money have changed. */
export function SinceLastTurn({ loadedGame, state, names, lines, figures }: Props): JSX.Element {
  const texts = useTexts();
  return (
    <section class="log-since" aria-label={texts.sinceLast}>
      <h3 class="log-heading">{texts.sinceLast}</h3>
      <Changes loadedGame={loadedGame} state={state} names={names} figures={figures} />
      {summarise(lines, names).map(({ heading, paragraphs }, i) => (
        <section key={i} class="log-section">
          {heading !== undefined && <h4 class="log-heading">{heading}</h4>}
          <ol>
            {paragraphs.map(({ number, actor, text }) => (
              <LogRow key={number} actor={actor} text={text} seats={names.length} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function Changes({ loadedGame, state, names, figures }: Omit<Props, 'lines'>): JSX.Element | null {
  const texts = usePanelTexts();
  const changes = names.flatMap((name, seat) => {
    const [now] = loadedGame.table.figures(state.view, seat, loadedGame.text.language);
    const before = figures?.[seat];
    return now === undefined || before === undefined || before === now.value
      ? []
      : [{ seat, name, label: now.label, before, after: now.value }];
  });
  if (changes.length === 0) return null;
  return (
    <ul class="log-changes">
      {changes.map(({ seat, name, label, before, after }) => (
        <li key={seat}>
          <SeatGlyph seat={seat} />
          <span aria-hidden="true">
            {label} {before} → <b>{after}</b>
          </span>
          <span class="unseen">{texts.figureChange({ name, label, before, after })}</span>
        </li>
      ))}
    </ul>
  );
}
