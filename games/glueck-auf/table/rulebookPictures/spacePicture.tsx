import type { WorkerSpace } from '../../rules/index.ts';
import { SPACES } from '../../rules/index.ts';
import { TransportIcon } from '../art/pieces.tsx';
import { SpaceButton } from '../mainBoard/spaceButton.tsx';

export type PicturedAction = WorkerSpace['action'];

interface Props {
  readonly action: PicturedAction;
  /** The number on the space, or that of the transport. */
  readonly value: number;
}

/** A worker space for mining, delivery or money. */
export const SpacePicture = ({ action, value }: Props) => (
  <SpaceButton
    number={SPACES.findIndex((space) => space.action === action && space.value === value)}
    class="ga-number"
  >
    {action === 'delivery' ? (
      <TransportIcon transport={value} class="ga-big" />
    ) : (
      <b class="ga-figure">{value}</b>
    )}
  </SpaceButton>
);
