/** Notices of a match on this device: its worker crashed, it does not go on, or nothing can be stored. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import type { LocalSource } from '../offline/index.ts';
import { isStorageLasting } from '../offline/localMatches.ts';

export const WorkerFailurePage = lazyPart(
  async () => (await import('../offline/notices.tsx')).WorkerFailurePage,
);
const StallBanner = lazyPart(async () => (await import('../offline/notices.tsx')).StallBanner);
const StorageDeniedBanner = lazyPart(
  async () => (await import('../offline/notices.tsx')).StorageDeniedBanner,
);

interface Props {
  readonly source: LocalSource;
  /** Opens the match with another worker. */
  reopen(): void;
  /** The table, which a crash of the worker replaces. */
  readonly children: ComponentChildren;
}

export function LocalMatchNotices({ source, reopen, children }: Props): JSX.Element {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => source.listen(() => redraw(undefined)), [source]);
  const { value: isLasting = true } = useLoad(isStorageLasting, []);
  const { stall } = source;
  if (stall === 'worker') return <WorkerFailurePage retry={reopen} />;
  return (
    <>
      {!isLasting && <StorageDeniedBanner />}
      {stall !== null && <StallBanner stall={stall} retry={() => source.retry()} />}
      {children}
    </>
  );
}
