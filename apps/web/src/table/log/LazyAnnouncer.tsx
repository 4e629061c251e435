import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { LoadError } from '../../components/LoadError.tsx';
import { loadWithRetry } from '../../lazy/loadWithRetry.ts';
import { useLoad } from '../../lazy/useLoad.ts';
import type { LastTurnProps } from './useLastTurn.ts';

const loadAnnouncer = loadWithRetry(async () => (await import('./Announcer.tsx')).Announcer);

/** Screen readers ignore the first message of a region that appears together with it, so it is there at once. */
export function LazyAnnouncer(props: LastTurnProps): JSX.Element {
  const { current: first } = useRef(props.state);
  const hasNews = props.state.seq !== first.seq;
  const { text } = props.loadedGame;
  const load = async (): ReturnType<typeof loadAnnouncer> =>
    (await Promise.all([loadAnnouncer(), text.fetchLog?.()]))[0];
  const { value: Announcer, isFailed, retry } = useLoad(hasNews ? load : undefined, [hasNews]);
  return (
    <>
      <div class="unseen" role="log">
        {Announcer !== undefined && <Announcer {...props} first={first} />}
      </div>
      {isFailed && <LoadError isFixed retry={retry} />}
    </>
  );
}
