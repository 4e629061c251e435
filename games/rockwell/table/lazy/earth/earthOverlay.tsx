/** Pieces on tiles and borders: there are none before the first drilling. */
import { FIRST_BORDER, shaftOwner, SPACES } from '../../../rules/index.ts';
import { times } from '../../art/pieces.tsx';
import { CrewPawn } from '../../earth/crewPawn.tsx';
import type { TileLayout } from '../../earth/openingTile.ts';
import { useTableContext } from '../../tableModel.ts';
import { BorderCrews, BorderTarget } from './borders.tsx';
import { MineshaftPiece } from './mineshaftPiece.tsx';
import { crewsOn } from './powerGain.ts';

export function EarthOverlay({ arranged }: { readonly arranged: readonly TileLayout[] }) {
  const { view } = useTableContext();
  return (
    <>
      {arranged.map((each, space) => {
        const seat = shaftOwner(view, space);
        return seat < 0 ? null : <MineshaftPiece key={space} space={space} seat={seat} at={each.shaft} />;
      })}
      {times(SPACES, (space) => (
        <BorderTarget key={space} border={FIRST_BORDER + space} />
      ))}
      <BorderCrews />
      {arranged.map((each, space) =>
        crewsOn(view, space).map((crew, place) => {
          const at = each.crews[place];
          return at === undefined ? null : <CrewPawn key={crew} crew={crew} at={at} />;
        }),
      )}
    </>
  );
}
