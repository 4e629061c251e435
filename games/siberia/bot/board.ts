import type { Player, Siberia } from '../rules/index.ts';
import {
  ACTIONS,
  FIRST_RESOURCE,
  HAND,
  isInvested,
  MANAGER_TILE,
  NO_RESOURCE,
  placeOfEntry,
  RESEARCH,
  RESOURCES,
  TILES,
  tileOfEntry,
} from '../rules/index.ts';

const PERSON_OF = Int8Array.from(TILES, ({ person }) => person);
const RESOURCE_OF = Int8Array.from(TILES, ({ resource }) => resource);
/** Index after the resources, for manager tiles in research, which bring any resource. SB-6.4 */
export const ANY = RESOURCES.length;

/**
 * `covered` fields hold tiles (also those planned in phase 1) or investments; `fitting` tiles are in hand; `cubes`
 * will come from the research area; `tiles` lie on action fields (SB-8.2).
 */
export interface BoardCounts {
  readonly covered: Int8Array;
  readonly fitting: Int8Array;
  readonly cubes: Int8Array;
  research: number;
  hand: number;
  tiles: number;
}

export const newBoardCounts = (): BoardCounts => ({
  covered: new Int8Array(ACTIONS.length),
  fitting: new Int8Array(ACTIONS.length),
  cubes: new Int8Array(RESOURCES.length + 1),
  research: 0,
  hand: 0,
  tiles: 0,
});

export function countBoard(board: BoardCounts, state: Siberia, player: Player, onTurn: boolean): void {
  for (let action = 0; action < ACTIONS.length; action++) {
    board.covered[action] = isInvested(player, action) ? 1 : 0;
    board.fitting[action] = 0;
  }
  for (let resource = 0; resource <= ANY; resource++) board.cubes[resource] = 0;
  board.research = 0;
  board.hand = 0;
  board.tiles = 0;
  const { tiles } = player;
  for (let i = 0; i < tiles.length; i++) countTile(board, tiles[i] as number);
  if (onTurn) countResolving(board, state);
}

function addTo(counts: Int8Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

function countTile(board: BoardCounts, entry: number): void {
  const place = placeOfEntry(entry);
  const tile = tileOfEntry(entry);
  if (place < RESEARCH) {
    addTo(board.covered, place);
    board.tiles++;
  } else if (place === RESEARCH) countResearch(board, tile);
  else if (place === HAND) countInHand(board, tile);
}

function countResearch(board: BoardCounts, tile: number): void {
  board.research++;
  addTo(board.cubes, tile === MANAGER_TILE ? ANY : (RESOURCE_OF[tile] as number));
}

function countInHand(board: BoardCounts, tile: number): void {
  board.hand++;
  addTo(board.fitting, PERSON_OF[tile] as number);
  const resource = RESOURCE_OF[tile] as number;
  if (resource !== NO_RESOURCE) addTo(board.fitting, FIRST_RESOURCE + resource);
}

/** Research in progress: the remaining tiles, and the cube being placed. SB-6.1 */
function countResolving(board: BoardCounts, state: Siberia): void {
  for (let i = 0; i < state.resolving.length; i++) countResearch(board, state.resolving[i] as number);
  const step = state.steps[state.steps.length - 1];
  if (step === undefined || (step.at !== 'cube' && step.at !== 'managerResource')) return;
  board.research++;
  addTo(board.cubes, step.at === 'cube' ? step.left : ANY);
}
