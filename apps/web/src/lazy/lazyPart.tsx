import type { ComponentType, JSX } from 'preact';
import { LoadError } from '../components/LoadError.tsx';
import { loadWithRetry } from './loadWithRetry.ts';
import { useLoad } from './useLoad.ts';

export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const loadPart = loadWithRetry(async () => {
    Loaded = await load();
    return Loaded;
  });
  return function LazyPart(props: P): JSX.Element | null {
    const { isFailed, retry } = useLoad(Loaded === undefined ? loadPart : undefined, []);
    if (Loaded !== undefined) return <Loaded {...props} />;
    return isFailed ? <LoadError isFixed retry={retry} /> : null;
  };
}
