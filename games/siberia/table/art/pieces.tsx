/** The pieces of the game. Each shows a colour, a glyph and, where there is room, a letter. */
import {
  ACTIONS,
  FIRST_RESOURCE,
  kindOf,
  MANAGER,
  MANAGER_TILE,
  NO_RESOURCE,
  PERSONS,
  RESEARCH,
} from '../../rules/index.ts';
import type { TableTexts } from '../words.ts';

export const times = <T,>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

interface OfResource {
  readonly resource: number;
  readonly class?: string;
}

export const Cube = ({ resource, class: more = '' }: OfResource) => (
  <svg class={`sb-cube sb-r${resource} ${more}`} viewBox="0 0 28 28" aria-hidden="true">
    <use href="#sb-cube" />
    <use href={`#sb-resource-${resource}`} x="3" y="7" width="18" height="18" />
  </svg>
);

const ResourceGlyph = ({ resource }: OfResource) => (
  <svg class="sb-icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#sb-resource-${resource}`} />
  </svg>
);

export const PersonIcon = ({ person }: { readonly person: number }) => (
  <svg class="sb-icon sb-head" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#sb-person-${PERSONS[person] ?? 'manager'}`} />
  </svg>
);

export const ActionIcon = ({ action }: { readonly action: number }) =>
  action < FIRST_RESOURCE ? (
    <PersonIcon person={action} />
  ) : (
    <span class={`sb-disc sb-r${action - FIRST_RESOURCE}`}>
      <ResourceGlyph resource={action - FIRST_RESOURCE} />
    </span>
  );

interface TileProps {
  readonly tile: number;
  /** The half that does not count at this place is dimmed. */
  readonly place?: number;
  readonly texts: Pick<TableTexts, 'words' | 'names'>;
  readonly class?: string;
}

/**
 * A domino: person left, resource right. A manager tile has one half; on another action it is a joker. SB-7.2
 */
export function TileFace({ tile, place = RESEARCH, texts, class: more = '' }: TileProps) {
  const { words, names } = texts;
  if (tile === MANAGER_TILE) {
    const isJoker = place < ACTIONS.length && place !== MANAGER;
    return (
      <span class={`sb-tile sb-tile-manager ${more}`} aria-hidden="true">
        <PersonIcon person={MANAGER} />
        <b>{isJoker ? words.jokerResult : words.letters[MANAGER]}</b>
      </span>
    );
  }
  const { person, resource } = kindOf(tile);
  if (resource === NO_RESOURCE) return null;
  const idle = place >= ACTIONS.length ? '' : place < FIRST_RESOURCE ? 'sb-idle-resource' : 'sb-idle-person';
  return (
    <span class={`sb-tile ${idle} ${more}`} aria-hidden="true">
      <span class="sb-half">
        <PersonIcon person={person} />
        <b>{words.letters[person]}</b>
      </span>
      <span class={`sb-half sb-r${resource}`}>
        <ResourceGlyph resource={resource} />
        <b>{names.resourceLetter(resource)}</b>
      </span>
    </span>
  );
}

export const InvestmentTile = ({
  action,
  class: more = '',
}: {
  readonly action: number;
  readonly class?: string;
}) => (
  <span class={`sb-investment ${more}`} aria-hidden="true">
    <svg viewBox="0 0 60 54">
      <use href="#sb-hexagon" />
    </svg>
    <ActionIcon action={action} />
  </span>
);

/** In a box of 12 by 12, by seat: triangle, disc, square, diamond. */
const EMBLEMS = [
  'M6 1.2 11.2 10.4H.8z',
  'M6 1.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z',
  'M1.5 1.5h9v9h-9z',
  'M6 .6 11.4 6 6 11.4.6 6z',
] as const;

export const FigurePawn = ({
  seat,
  class: more = '',
}: {
  readonly seat: number;
  readonly class?: string;
}) => (
  <svg class={`sb-pawn seat-${(seat % 4) + 1} ${more}`} viewBox="0 0 22 30" aria-hidden="true">
    <use href="#sb-pawn" />
    <svg x="6.6" y="16.5" width="8.8" height="8.8" viewBox="0 0 12 12">
      <path class="sb-emblem" d={EMBLEMS[seat % 4]} />
    </svg>
  </svg>
);

export const FigurePawns = ({ seat, count }: { readonly seat: number; readonly count: number }) => (
  <span class={`sb-pawns seat-${(seat % 4) + 1}`}>
    <FigurePawn seat={seat} />
    {count > 1 && <b>{count}</b>}
  </span>
);

export const BlockingTile = () => (
  <svg class="sb-clock" viewBox="0 0 48 48" aria-hidden="true">
    <use href="#sb-clock" />
  </svg>
);
