import type { Ply } from '@pithead/kernel';
import type { JSX } from 'preact';
import { Link } from '../../router.tsx';
import { usePanelTexts } from '../../text/panels/usePanelTexts.ts';
import { useTexts } from '../../useTexts.ts';
import { findTarget } from '../inView/bringIntoView.ts';
import { ringPlaces } from '../inView/ringPlaces.ts';
import type { ChoiceGroup } from './whatNow.ts';

interface ChoiceGroupProps {
  readonly group: ChoiceGroup;
  readonly gameId: string;
  selectorOf(ply: Ply): string;
  close(): void;
}

/** A group of choices: its name and rule, what each choice leads to, and where it is on the board. */
export function ChoiceGroupSection({
  group: { name, rule, plies, choices },
  gameId,
  selectorOf,
  close,
}: ChoiceGroupProps): JSX.Element {
  const texts = useTexts();
  const panelTexts = usePanelTexts();
  const drawn = (shown: readonly Ply[]): string[] =>
    [...new Set(shown.map(selectorOf))].filter((selector) => findTarget(selector) !== undefined);
  const show = (selectors: readonly string[]): void => {
    close();
    // The dialog returns the focus when it closes.
    requestAnimationFrame(() => void ringPlaces(selectors));
  };
  const all = drawn(plies);
  return (
    <section class="now-choices">
      <header>
        <h3>{name}</h3>
        {plies.length > 1 && <span>{panelTexts.choices({ count: plies.length })}</span>}
        {rule !== undefined && (
          <Link to={`/rules/${gameId}#${rule}`} aria-label={texts.whyRule({ rule })}>
            {rule}
          </Link>
        )}
      </header>
      {choices.length > 0 && (
        <ul>
          {choices.map(({ ply, text }) => {
            const own = drawn([ply]);
            return (
              <li key={ply.join(' ')}>
                {own.length === 0 ? (
                  text
                ) : (
                  <button type="button" title={panelTexts.showOnBoard} onClick={() => show(own)}>
                    {text}
                  </button>
                )}
              </li>
            );
          })}
          {plies.length > choices.length && (
            <li>{panelTexts.moreChoices({ count: plies.length - choices.length })}</li>
          )}
        </ul>
      )}
      {all.length > 0 && (
        <button
          type="button"
          class="now-show"
          aria-label={panelTexts.showGroup({ name })}
          onClick={() => show(all)}
        >
          {panelTexts.showOnBoard}
        </button>
      )}
    </section>
  );
}
