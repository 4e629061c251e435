/** Pieces over the tiles that exist only after the first drilling: shafts, border knobs, bridges. */
import { FIRST_BORDER, shaftOwner, SPACES } from '../../rules/index.ts';
import { times } from '../art/pieces.tsx';
import type { Arranged } from '../earth/arrange.ts';
import { useSight } from '../sight.ts';
import { Bridges, Knob } from './border.tsx';
import { Shaft } from './shaft.tsx';

export function EarthOverlay({ arranged }: { readonly arranged: readonly Arranged[] }) {
  const { view } = useSight();
  return (
    <>
      {arranged.map((each, space) => {
        const seat = shaftOwner(view, space);
        return seat < 0 ? null : <Shaft key={space} space={space} seat={seat} at={each.shaft} />;
      })}
      {times(SPACES, (space) => (
        <Knob key={space} border={FIRST_BORDER + space} />
      ))}
      <Bridges />
    </>
  );
}
