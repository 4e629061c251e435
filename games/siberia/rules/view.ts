/** What a viewer may see (SB-11.1 to SB-11.3), and redeal, its exact complement. */
import type { Viewer, Step } from '@pithead/kernel';
import { randomBelow, bit, removeAt, shorten } from '@pithead/kernel';
import { DRAWN_EACH_ROUND, FIRST_RESOURCE, NO_RESOURCE } from './components.ts';
import type { SiberiaFact } from './facts.ts';
import { drawHand } from './flow.ts';
import type { Player, Siberia } from './state.ts';
import {
  add,
  HAND,
  hasRoom,
  isUnrevealed,
  kindOf,
  moneyOf,
  placeOfEntry,
  plannedFields,
  RESEARCH,
  sum,
  tileEntry,
  tileOfEntry,
  UNREVEALED,
} from './state.ts';

export interface PlayerView {
  readonly money: number;
  readonly income: readonly number[];
  readonly figures: number;
  readonly workers: readonly number[];
  readonly salesmen: readonly number[];
  /** Tiles in hand and unrevealed placements are in their owner's view only. SB-11.3 */
  readonly tiles: readonly number[];
  readonly covered: number;
  readonly invested: number;
}

export interface SiberiaView {
  readonly looker: number | null;
  readonly seats: number;
  readonly steps: readonly Step[];
  readonly roundLimit: number;
  readonly round: number;
  readonly startPlayer: number;
  readonly cities: readonly number[];
  readonly cubes: readonly number[];
  readonly closed: number;
  readonly supply: readonly number[];
  readonly sold: readonly number[];
  /** Players can work out which tiles these are from what is public. SB-11.2 */
  readonly bagSize: number;
  readonly faceUp: readonly number[];
  readonly investmentsInStack: number;
  readonly passed: number;
  readonly joker: number;
  readonly resolving: readonly number[];
  readonly gap: number;
  readonly ended: number;
  readonly players: readonly PlayerView[];
}

export function view(state: Siberia, viewer: Viewer): SiberiaView {
  return {
    looker: viewer ?? null,
    seats: state.seats,
    steps: state.steps,
    roundLimit: state.roundLimit,
    round: state.round,
    startPlayer: state.startPlayer,
    cities: state.cities,
    cubes: state.cubes,
    closed: state.closed,
    supply: state.supply,
    sold: state.sold,
    bagSize: sum(state.bag),
    faceUp: state.faceUp,
    investmentsInStack: sum(state.investments),
    passed: state.passed,
    joker: state.joker,
    resolving: state.resolving,
    gap: state.gap,
    ended: state.ended,
    players: state.players.map((player, seat) => viewPlayer(player, seat === viewer)),
  };
}

const isHidden = (entry: number): boolean => placeOfEntry(entry) === HAND || isUnrevealed(entry);

function viewPlayer(player: Player, own: boolean): PlayerView {
  return {
    money: moneyOf(player),
    income: player.income,
    figures: player.figures,
    workers: player.workers,
    salesmen: player.salesmen,
    tiles: player.tiles.filter((entry) => own || !isHidden(entry)),
    covered: player.covered,
    invested: player.invested,
  };
}

export function seen(fact: SiberiaFact, viewer: Viewer): SiberiaFact | undefined {
  if (fact.type === 'tilePlaced') return fact.seat === viewer ? fact : undefined;
  if (fact.type === 'tilesDrawn') return fact.seat === viewer ? fact : { ...fact, tiles: [] };
  return fact;
}

/**
 * Bag and face-down investments have no order, so only phase 1 has something to redeal: the others' new
 * tiles, from one pool with the bag. A seat that has confirmed has placed all six. SB-11.2, SB-11.3
 */
export function redeal(state: Siberia, viewer: Viewer): void {
  if (state.steps[0]?.at !== 'placing') return;
  for (let seat = 0; seat < state.seats; seat++)
    if (seat !== viewer) takeHidden(state, state.players[seat] as Player);
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const player = state.players[seat] as Player;
    drawHand(state, player);
    const confirmed = (state.steps[0].pending & bit(seat)) === 0;
    placeSome(state, player, confirmed ? DRAWN_EACH_ROUND : randomBelow(state.chance, DRAWN_EACH_ROUND + 1));
  }
}

function takeHidden(state: Siberia, { tiles }: Player): void {
  let kept = 0;
  for (let i = 0; i < tiles.length; i++) {
    const entry = tiles[i] as number;
    if (isHidden(entry)) add(state.bag, tileOfEntry(entry));
    else tiles[kept++] = entry;
  }
  shorten(tiles, kept);
}

/** A seat's progress is hidden, too, so any part of the hand, which lies behind the other tiles, may be placed. */
function placeSome(state: Siberia, player: Player, many: number): void {
  const { tiles } = player;
  const first = tiles.length - DRAWN_EACH_ROUND;
  for (let placed = 0; placed < many; placed++) {
    const chosen = first + randomBelow(state.chance, DRAWN_EACH_ROUND - placed);
    const tile = tileOfEntry(tiles[chosen] as number);
    removeAt(tiles, chosen);
    tiles.push(tileEntry(tile, randomPlace(state, player, tile)) | UNREVEALED);
  }
}

/** Research and the tile's actions with a free field are equally likely. */
function randomPlace(state: Siberia, player: Player, tile: number): number {
  const { person, resource } = kindOf(tile);
  const planned = plannedFields(player);
  const forPerson = hasRoom(player, planned, person) ? 1 : 0;
  const forResource = resource !== NO_RESOURCE && hasRoom(player, planned, FIRST_RESOURCE + resource) ? 1 : 0;
  const lot = randomBelow(state.chance, 1 + forPerson + forResource);
  if (lot === 0) return RESEARCH;
  return lot === forPerson ? person : FIRST_RESOURCE + resource;
}
