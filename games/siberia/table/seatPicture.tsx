import { isSeatPending } from '@pithead/ui';
import { bit } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { PlayerView, SiberiaFact, SiberiaView } from '../rules/index.ts';
import {
  ACTIONS,
  FIELDS_PER_ACTION,
  isExecutable,
  isInvested,
  kindOf,
  MANAGER_TILE,
  placeOfEntry,
  RESEARCH,
  tileOfEntry,
  tilesOnBoard,
} from '../rules/index.ts';
import { ActionIcon, times } from './art/pieces.tsx';
import { stepOf } from './tableModel.ts';
import type { TableTexts } from './words.ts';
import { textsFor } from './words.ts';
import './css/picture.css';

interface PictureProps {
  readonly view: SiberiaView;
  readonly seat: number;
  readonly text: GameText<SiberiaFact, SiberiaView>;
}

export function SeatPicture({ view, seat, text }: PictureProps) {
  const texts = textsFor(text.language);
  const player = view.players[seat];
  if (player === undefined) return null;
  const hasPassed = (view.passed & bit(seat)) !== 0;
  return (
    <div class={`sb-picture ${hasPassed ? 'sb-has-passed' : ''}`}>
      <p class="sb-tags">
        {tagsOf(view, seat, texts).map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
      <div class="sb-mini" role="img" aria-label={boardSentence(player, texts)}>
        {ACTIONS.map((id, action) => (
          <span key={id} class={`sb-mini-action ${isExecutable(player, action) ? 'sb-mini-ready' : ''}`}>
            <ActionIcon action={action} />
            <MiniFields player={player} action={action} />
          </span>
        ))}
      </div>
      <MiniResearch player={player} />
    </div>
  );
}

function tagsOf(view: SiberiaView, seat: number, { words }: TableTexts): string[] {
  const tags = seat === view.startPlayer ? [words.start] : [];
  if ((view.passed & bit(seat)) !== 0) tags.push(words.passed);
  if (stepOf(view) === 'placing') tags.push(isSeatPending(view, seat) ? words.placing : words.confirmed);
  return tags;
}

function boardSentence(player: PlayerView, { words, say, names, capital }: TableTexts): string {
  const ready = ACTIONS.flatMap((_, action) => (isExecutable(player, action) ? [names.action(action)] : []));
  if (ready.length > 0) return capital(say(words.ready, { result: names.list(ready) }));
  return tilesOnBoard(player) === 0 ? words.boardEmpty : words.noneReady;
}

function MiniFields({ player, action }: { readonly player: PlayerView; readonly action: number }) {
  const tiles = player.tiles.filter((entry) => placeOfEntry(entry) === action).map(tileOfEntry);
  const invested = isInvested(player, action) ? 1 : 0;
  return (
    <>
      {tiles.map((tile, i) => (
        <MiniTile key={`${tile}-${i}`} tile={tile} />
      ))}
      {invested > 0 && <i class="sb-mini-investment" />}
      {times(Math.max(0, FIELDS_PER_ACTION - tiles.length - invested), (place) => (
        <i key={`free-${place}`} class="sb-mini-free" />
      ))}
    </>
  );
}

const MiniTile = ({ tile }: { readonly tile: number }) =>
  tile === MANAGER_TILE ? (
    <i class="sb-mini-tile sb-mini-manager" />
  ) : (
    <i class={`sb-mini-tile sb-r${kindOf(tile).resource}`} />
  );

function MiniResearch({ player }: { readonly player: PlayerView }) {
  const tiles = player.tiles.filter((entry) => placeOfEntry(entry) === RESEARCH).map(tileOfEntry);
  if (tiles.length === 0) return null;
  return (
    <p class="sb-mini-research" aria-hidden="true">
      {tiles.map((tile, i) => (
        <MiniTile key={`${tile}-${i}`} tile={tile} />
      ))}
    </p>
  );
}
