/** What every part of the table knows: the view, who looks, what is offered, and how a touch is answered. */
import type { Ply } from '@pithead/kernel';
import type { TableProps } from '@pithead/ui';
import { sightOf } from '@pithead/ui';
import type { At, GlueckAufFact, GlueckAufView, PlayerView } from '../rules/index.ts';
import { SPACES } from '../rules/index.ts';
import type { Speech } from './words.ts';

export type Props = TableProps<GlueckAufView, GlueckAufFact>;

/** A cube in the hand: from where, and which coal. */
export interface Held {
  readonly from: 'cage' | 'storage';
  readonly coal: number;
  /** Which of the like cubes it is, so that the right one is lifted. */
  readonly place: number;
}

/** A space that is looked at, or a drawn item that is about to be taken. */
export type Preview = Ply | undefined;

export interface Sight extends Omit<Props, 'names'>, Speech {
  readonly seatNames: readonly string[];
  readonly at: At | undefined;
  /** Whose mine is shown: the looker's, or for onlookers the one of the acting seat. */
  readonly seat: number;
  readonly own: PlayerView;
  readonly isOwn: boolean;
  /** The looker is asked now. */
  readonly isAsked: boolean;
  /** The space taken in this turn by the looker; SPACES.length is the bank. */
  readonly placed: number | undefined;
  readonly armed: Ply | undefined;
  readonly preview: Preview;
  readonly held: Held | undefined;

  isOffered(ply: Ply): boolean;
  isArmed(ply: Ply): boolean;
  /**
   * Plays what is offered; says why not otherwise. What can't be taken back is played at the second touch.
   */
  touch(ply: Ply): void;
  look(preview: Preview): void;
  hold(held: Held | undefined): void;
}

export const { SightContext, useSight } = sightOf<Sight>();

/**
 * Behind these the kernel lets nobody go back (GA-13.7): something hidden is shown, or the next player is
 * asked.
 */
export function isFinal([verb, noun]: Ply): boolean {
  if (verb === 'placeWorkers')
    return SPACES[noun]?.action === 'drawFiveTiles' || SPACES[noun]?.action === 'drawFiveOrders';
  return verb === 'draftOrder' || verb === 'buyDrawnTile' || verb === 'keepDrawnOrder';
}

export const atOf = (view: GlueckAufView): At | undefined => view.steps.at(-1)?.at as At | undefined;
