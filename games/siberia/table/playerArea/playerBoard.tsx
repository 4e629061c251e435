/** The player board of the viewer, or for spectators of the acting seat. SB-1.6 */
import { FIRST_RESOURCE, PERSONS, RESOURCES } from '../../rules/index.ts';
import { useTableContext } from '../tableModel.ts';
import { ActionButton } from './actionButton.tsx';
import { PlayerSummary } from './playerSummary.tsx';
import { ResearchArea } from './researchArea.tsx';

export function PlayerBoard() {
  const { words, say, shownSeat, seatNames, isOwn } = useTableContext();
  const title = isOwn ? words.yourBoard : say(words.boardOf, { name: seatNames[shownSeat] ?? '' });
  return (
    <section class={`sb-own seat-${(shownSeat % 4) + 1}`} aria-label={title}>
      <PlayerSummary />
      <div class="sb-actions" data-area="actions">
        {PERSONS.map((id, person) => (
          <ActionButton key={id} action={person} />
        ))}
        {RESOURCES.map((id, resource) => (
          <ActionButton key={id} action={FIRST_RESOURCE + resource} />
        ))}
      </div>
      <ResearchArea />
    </section>
  );
}
