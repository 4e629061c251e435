import type { GameText } from '@pithead/text';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import {
  ACHIEVEMENTS,
  CORE,
  crewIndex,
  dieOf,
  MOST_MOBILITY,
  placeOf,
  powerOf,
  stageOf,
  TIERS,
} from '../rules/index.ts';
import { times } from './art/pieces.tsx';
import { textsFor } from './words.ts';
import './css/picture.css';

interface PictureProps {
  readonly view: RockwellView;
  readonly seat: number;
  readonly text: GameText<RockwellFact, RockwellView>;
}

export function SeatPicture({ view, seat, text }: PictureProps) {
  const { words, say } = textsFor(text.language);
  const player = view.players[seat];
  if (player === undefined) return null;
  const crews = view.crews.slice(crewIndex(seat, 0), crewIndex(seat + 1, 0));
  const { mobility, safety } = player;
  const shafts = stageOf(player);
  const sentence = say(words.pictureSentence, {
    crews: crews.map(powerOf).join(', '),
    mobility,
    safety,
    shafts,
  });
  return (
    <div class={`rw-picture rw-seat-${seat}`}>
      <span class="unseen">{sentence}</span>
      <div class="rw-mini-crews" aria-hidden="true">
        {crews.map((packed, i) => (
          <i key={i} class={placeOf(packed) === CORE ? 'rw-in-core' : ''}>
            {powerOf(packed)}
            {dieOf(packed) > 0 && <small>+{dieOf(packed)}</small>}
          </i>
        ))}
      </div>
      <div class="rw-mini-levels" aria-hidden="true">
        {(
          [
            [words.mobility, mobility],
            [words.safety, safety],
            [words.shafts, shafts],
          ] as const
        ).map(([name, level]) => (
          <span key={name}>
            <small>{name}</small>
            {times(MOST_MOBILITY, (place) => (
              <i key={place} class={place < level ? 'rw-on' : ''} />
            ))}
          </span>
        ))}
      </div>
      <div class="rw-mini-achievements" aria-hidden="true">
        {ACHIEVEMENTS.map((id, achievement) => {
          const hasIt = (player.achievements & (1 << achievement)) !== 0;
          return (
            <i key={id} class={hasIt ? 'rw-on' : ''}>
              {hasIt ? '✓' : TIERS[achievement]}
            </i>
          );
        })}
      </div>
    </div>
  );
}
