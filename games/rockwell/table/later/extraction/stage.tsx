/** Shows an extraction while its facts are animated. */
import { useRef } from 'preact/hooks';
import type { RockwellFact } from '../../../rules/index.ts';
import { Token } from '../../art/pieces.tsx';
import { MIDDLE, spotOf } from '../../earth/geometry.ts';
import type { Sight } from '../../sight.ts';
import { useSight } from '../../sight.ts';
import { CardFace } from './card.tsx';
import { Shares } from './shares.tsx';
import type { Story } from './story.ts';
import { told } from './story.ts';

function useStory({ moving, view }: Sight): Story | undefined {
  const story = useRef<Story | undefined>(undefined);
  const known = useRef(new WeakSet<RockwellFact>());
  if (moving.length === 0) story.current = undefined;
  for (const fact of moving) {
    if (known.current.has(fact)) continue;
    known.current.add(fact);
    story.current = told(story.current, fact, view);
  }
  return story.current;
}

export function ExtractionPanel() {
  const table = useSight();
  const { view, words, say, things, seatNames } = table;
  const story = useStory(table);
  if (story === undefined) return null;
  const { tile, card, shares, reached } = story;
  const isBelow = tile !== undefined && spotOf(tile.space, view.layout).y > MIDDLE;
  const title =
    tile !== undefined
      ? say(words.drilledBy, { place: things.place(tile.space), name: things.owner(tile.owner, seatNames) })
      : shares.length > 0
        ? words.booty
        : words.achievements;
  return (
    <section class={`rw-stage ${isBelow ? 'rw-stage-high' : ''}`} aria-hidden="true">
      <h2>{title}</h2>
      {card !== undefined && <CardFace card={card} />}
      {shares.length > 0 && <Shares shares={shares} />}
      {reached.map(({ seat, achievement, prestige }) => (
        <p key={`${seat}-${achievement}`} class="rw-stamp">
          <Token owner={seat} />
          <b>{things.achievement(achievement)}</b>
          <strong>★ {prestige}</strong>
        </p>
      ))}
    </section>
  );
}
