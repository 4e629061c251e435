import type { Language } from '@pithead/text';
import type { SiberiaView } from '../../rules/index.ts';
import {
  FIRST_RESOURCE,
  MANAGER,
  MANAGER_TILE,
  PERSONS,
  RESOURCES,
  tileOfEntry,
  TILES,
} from '../../rules/index.ts';
import { Cube, PersonIcon } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';
import { lazyWordsFor } from './words.ts';

export function WhatIsLeft({ language }: { readonly language: Language }) {
  const { view, names, capital } = useTableContext();
  const words = lazyWordsFor(language);
  const left = unseenTiles(view);
  const isPlacing = view.steps[0]?.at === 'placing';
  const tileOf = (person: number, resource: number): number =>
    TILES.findIndex((kind) => kind.person === person && kind.resource === resource);
  return (
    <div class="sb-left">
      <table>
        <caption>{isPlacing ? words.leftWithHands : words.leftTitle}</caption>
        <thead>
          <tr>
            <td />
            {RESOURCES.map((id, resource) => (
              <th key={id} scope="col" aria-label={names.resource(resource)}>
                <Cube resource={resource} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERSONS.slice(MANAGER + 1).map((id, i) => (
            <tr key={id}>
              <th scope="row">
                <PersonIcon person={i + 1} /> {capital(names.action(i + 1))}
              </th>
              {RESOURCES.map((each, resource) => (
                <td key={each}>{left[tileOf(i + 1, resource)] ?? 0}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <PersonIcon person={MANAGER} /> {capital(names.action(MANAGER))}
            </th>
            <td colSpan={FIRST_RESOURCE}>{left[MANAGER_TILE]}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Tiles that the viewer does not see, by kind: the bag, and in phase 1 the others' new tiles. SB-11.2 */
export function unseenTiles(view: SiberiaView): number[] {
  const left = TILES.map(({ count }) => count);
  const take = (tile: number): void => {
    left[tile] = (left[tile] ?? 0) - 1;
  };
  for (const player of view.players) for (const entry of player.tiles) take(tileOfEntry(entry));
  for (const tile of view.resolving) take(tile);
  if (view.joker !== 0) take(MANAGER_TILE);
  return left;
}
