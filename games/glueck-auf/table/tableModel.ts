/** The context of all components of the table: props, the viewer's selection, and how a click is answered. */
import type { Ply } from '@pithead/kernel';
import type { TableProps } from '@pithead/ui';
import { createTableContext } from '@pithead/ui';
import type { GlueckAufFact, GlueckAufView, PhaseName, PlayerView } from '../rules/index.ts';
import type { TableTexts } from './words.ts';

export type BoardProps = TableProps<GlueckAufView, GlueckAufFact>;

export interface HeldCube {
  readonly from: 'cage' | 'storage';
  readonly coal: number;
  /** Distinguishes equal cubes, so that the clicked one is drawn as lifted. */
  readonly place: number;
}

export type PreviewedPly = Ply | undefined;

export interface TableModel extends Omit<BoardProps, 'moving' | 'names' | 'prompt'>, TableTexts {
  readonly seatNames: readonly string[];
  readonly at: PhaseName | undefined;
  readonly own: PlayerView;
  readonly isOwn: boolean;
  readonly isAsked: boolean;
  /** Drawn cubes and carts are too small for fingers: `CubeStrip` offers them instead. */
  readonly isPhone: boolean;
  readonly placed: number | undefined;
  readonly armed: Ply | undefined;
  readonly preview: PreviewedPly;
  readonly held: HeldCube | undefined;
  /** An order slot that was selected before its cube: several cubes fit. */
  readonly aimedSlot: number | undefined;

  isOffered(ply: Ply): boolean;
  isArmed(ply: Ply): boolean;
  /** Plays an offered ply, explains any other. What can't be undone needs a second click. */
  touch(ply: Ply): void;
  look(preview: PreviewedPly): void;
  hold(held: HeldCube | undefined): void;
  aim(slot: number | undefined): void;
}

export const { TableContext, useTableContext } = createTableContext<TableModel>();

export const stepOf = (view: GlueckAufView): PhaseName | undefined =>
  view.steps.at(-1)?.at as PhaseName | undefined;

export type TrayKind = 'tiles' | 'orders';

const TRAYS: Partial<Record<PhaseName, TrayKind>> = {
  drawnTiles: 'tiles',
  tilesToEnd: 'tiles',
  returnTiles: 'tiles',
  drawnOrders: 'orders',
  ordersToEnd: 'orders',
  returnOrders: 'orders',
};

/** What the seat that has to decide has drawn, if it has. */
export function trayKindOf(view: GlueckAufView): TrayKind | undefined {
  const at = stepOf(view);
  return at === undefined ? undefined : TRAYS[at];
}
