/** The context of all components of the table: props, the viewer's selection, and how a click is answered. */
import type { Ply } from '@pithead/kernel';
import type { TableProps } from '@pithead/ui';
import { sightOf } from '@pithead/ui';
import type { At, GlueckAufFact, GlueckAufView, PlayerView } from '../rules/index.ts';
import { SPACES } from '../rules/index.ts';
import type { Speech } from './words.ts';

export type Props = TableProps<GlueckAufView, GlueckAufFact>;

/** A cube in the viewer's hand. */
export interface Held {
  readonly from: 'cage' | 'storage';
  readonly coal: number;
  /** Distinguishes equal cubes, so that the clicked one is drawn as lifted. */
  readonly place: number;
}

export type Preview = Ply | undefined;

export interface Sight extends Omit<Props, 'names'>, Speech {
  readonly seatNames: readonly string[];
  readonly at: At | undefined;
  /** The seat whose mine is shown: the viewer's own, or for spectators the acting seat's. */
  readonly seat: number;
  readonly own: PlayerView;
  readonly isOwn: boolean;
  readonly isAsked: boolean;
  /** The space that the viewer took in this turn; SPACES.length is the bank. */
  readonly placed: number | undefined;
  readonly armed: Ply | undefined;
  readonly preview: Preview;
  readonly held: Held | undefined;

  isOffered(ply: Ply): boolean;
  isArmed(ply: Ply): boolean;
  /** Plays an offered ply, explains any other. What can't be undone needs a second click. */
  touch(ply: Ply): void;
  look(preview: Preview): void;
  hold(held: Held | undefined): void;
}

export const { SightContext, useSight } = sightOf<Sight>();

/** Plies that can't be undone (GA-13.7): they reveal something, or the next player is asked. */
export function isFinal([verb, noun]: Ply): boolean {
  if (verb === 'placeWorkers')
    return SPACES[noun]?.action === 'drawFiveTiles' || SPACES[noun]?.action === 'drawFiveOrders';
  return verb === 'draftOrder' || verb === 'buyDrawnTile' || verb === 'keepDrawnOrder';
}

export const atOf = (view: GlueckAufView): At | undefined => view.steps.at(-1)?.at as At | undefined;
