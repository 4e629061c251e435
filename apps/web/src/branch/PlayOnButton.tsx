import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { branchEn } from '../text/branch/en.ts';
import { BRANCH_CATALOGUES } from '../text/branch/index.ts';
import { useCatalogue } from '../useTexts.ts';
import type { BranchPosition } from './BranchDialog.tsx';

const BranchDialog = lazyPart(async () => (await import('./BranchDialog.tsx')).BranchDialog);

interface Props {
  readonly position: BranchPosition;
  /** At this position, so that nobody can play on. */
  readonly isOver: boolean;
  /** The dialog was opened. */
  opened?(): void;
}

export function PlayOnButton({ position, isOver, opened }: Props): JSX.Element {
  const texts = useCatalogue<typeof branchEn>(BRANCH_CATALOGUES);
  const [branching, setBranching] = useState<BranchPosition>();
  const open = (): void => {
    opened?.();
    setBranching(position);
  };
  return (
    <>
      <button
        type="button"
        class="play-on"
        aria-disabled={isOver}
        title={isOver ? texts.overThere : undefined}
        onClick={() => !isOver && open()}
      >
        {texts.playOn}
        {isOver && <span class="unseen"> {texts.overThere}</span>}
      </button>
      {branching !== undefined && (
        <BranchDialog position={branching} texts={texts} close={() => setBranching(undefined)} />
      )}
    </>
  );
}
