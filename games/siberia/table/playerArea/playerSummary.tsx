import { SeatGlyph } from '@pithead/ui';
import type { Ply } from '@pithead/kernel';
import { OWN_SUPPLY, sum, TILES_KEPT, tilesOnBoard } from '../../rules/index.ts';
import { FigurePawn } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';
import { PlayerHand, hasHand } from './playerHand.tsx';
import { MoneyCounter } from './moneyCounter.tsx';

export function PlayerSummary() {
  const table = useTableContext();
  const { shownSeat, seatNames } = table;
  return (
    <div class={`sb-purse ${hasHand(table) ? 'sb-with-hand' : ''}`}>
      <h2>
        <SeatGlyph seat={shownSeat} />
        <bdi>{seatNames[shownSeat]}</bdi>
      </h2>
      <MoneyCounter />
      {hasHand(table) ? (
        <PlayerHand />
      ) : (
        <>
          <Figures />
          <TileGauge />
        </>
      )}
    </div>
  );
}

function Figures() {
  const table = useTableContext();
  const { own, shownSeat, words, say, held } = table;
  const [workers, salesmen] = [sum(own.workers), sum(own.salesmen)];
  const sends: Ply = ['sendWorker', OWN_SUPPLY];
  const isWorker = table.at === 'worker' && table.isOffered(sends);
  const isSource = table.isAsked && own.figures > 0 && (table.at === 'salesman' || isWorker);
  const isHeld = isSource && held?.kind === 'figure' && held.source === OWN_SUPPLY;
  const face = (
    <>
      <b>
        <FigurePawn seat={shownSeat} /> {own.figures}
      </b>
      <small>{words.ownSupply}</small>
    </>
  );
  return (
    <div class="sb-my-figures" data-area="figures">
      {isSource ? (
        <button
          type="button"
          class={isHeld ? 'sb-held' : 'is-offered'}
          data-stop
          data-at="own-supply"
          aria-pressed={isHeld}
          aria-label={say(words.figuresSentence, { count: own.figures })}
          onClick={() => (isWorker ? table.touch(sends) : table.hold({ kind: 'figure', source: OWN_SUPPLY }))}
        >
          {face}
        </button>
      ) : (
        <span data-at="own-supply">{face}</span>
      )}
      <span>
        <b>{workers}</b>
        <small>{say(words.workers, { count: workers })}</small>
      </span>
      <span>
        <b>{salesmen}</b>
        <small>{say(words.salesmen, { count: salesmen })}</small>
      </span>
    </div>
  );
}

function TileGauge() {
  const { own, words, say } = useTableContext();
  const count = tilesOnBoard(own);
  return (
    <p class={`sb-tile-gauge ${count > TILES_KEPT ? 'sb-over' : ''}`}>
      <progress value={Math.min(count, TILES_KEPT)} max={TILES_KEPT} aria-hidden="true" />
      <b>{count}</b> {say(words.tiles, { count })} · {say(words.tilesKept, { limit: TILES_KEPT })}
    </p>
  );
}
