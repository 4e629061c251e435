/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
/** The whole company of a seat, with nothing to select: for the dialog of a seat card. */
import type { SeatBoardProps } from '@pithead/ui';
import type { PlayerView, RockwellFact, RockwellView } from '../../rules/index.ts';
import { countBits, crewIndex, CREWS, NOWHERE } from '../../rules/index.ts';
import { times } from '../art/pieces.tsx';
import { AchievementList } from '../playerArea/achievementList.tsx';
import { HiddenPossessions } from '../playerArea/hiddenPossessions.tsx';
import { CrewTrack, LevelTrack, ShaftTrack } from '../playerArea/improvementTracks.tsx';
import { crewSentence } from '../sentences.ts';
import type { TableModel } from '../tableModel.ts';
import { stepOf, TableContext } from '../tableModel.ts';
import { textsFor } from '../words.ts';
import './seatBoard.css';

type Props = SeatBoardProps<RockwellView, RockwellFact>;

const nothing = (): void => undefined;

function stillModel({ view, seat, names, viewer, language, text }: Props): TableModel {
  return {
    ...textsFor(language),
    view,
    text,
    language,
    viewer,
    shownSeat: seat,
    seatNames: names,
    offers: {},
    facts: [],
    moving: [],
    prompt: null,
    isAlwaysConfirming: false,
    hasReplacedDecision: false,
    at: undefined,
    step: stepOf(view),
    own: view.players[seat] as PlayerView,
    isOwn: viewer === seat,
    isStill: true,
    crew: undefined,
    tool: undefined,
    metal: undefined,
    armed: undefined,
    preview: undefined,
    drilled: undefined,
    draft: undefined,
    isOffered: () => false,
    isArmed: () => false,
    play: nothing,
    explain: nothing,
    note: nothing,
    playOrAsk: nothing,
    touch: nothing,
    touchPlace: nothing,
    look: nothing,
    chooseCrew: nothing,
    takeTool: nothing,
    chooseMetal: nothing,
    confirm: nothing,
    reopen: nothing,
    release: nothing,
  };
}

export function SeatBoard(props: Props) {
  const table = stillModel(props);
  const { own, words, say, things, shownSeat } = table;
  const shafts = own.shafts.filter((space) => space !== NOWHERE).map((space) => things.place(space));
  return (
    <TableContext.Provider value={table}>
      <div class={`rw-table rw-seat-board rw-seat-${shownSeat}`}>
        <section>
          {own.own === null ? (
            <p class="rw-secret">{words.hiddenStock}</p>
          ) : (
            <HiddenPossessions possessions={own.own} />
          )}
          <ul class="rw-seat-crews">
            {times(CREWS, (i) => (
              <li key={i}>{crewSentence(table, crewIndex(shownSeat, i))}</li>
            ))}
            {shafts.length > 0 && <li>{`${words.shafts}: ${things.list(shafts)}.`}</li>}
            <li>{`${say(words.cardCount, { count: own.cards })}.`}</li>
          </ul>
          <div class="rw-tracks">
            <CrewTrack />
            <LevelTrack kind="mobility" />
            <LevelTrack kind="safety" />
            <ShaftTrack />
          </div>
        </section>
        <section>
          <h3 class="rw-label">
            {words.achievements} {say(words.achievementCount, { count: countBits(own.achievements) })}
          </h3>
          <AchievementList />
        </section>
      </div>
    </TableContext.Provider>
  );
}
