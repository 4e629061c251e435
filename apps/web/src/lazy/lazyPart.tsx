/** A component that most visits never show; its code is loaded when it is first shown. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWithRetry } from './loadWithRetry.ts';

export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const fetched = loadWithRetry(load);
  let loaded: ComponentType<P> | undefined;
  return function Later(props: P): JSX.Element | null {
    const [, redraw] = useState(loaded !== undefined);
    useEffect(() => {
      let isMounted = true;
      if (loaded === undefined) {
        void fetched().then((part) => {
          loaded = part;
          if (isMounted) redraw(true);
        });
      }
      return () => void (isMounted = false);
    }, []);
    const Part = loaded;
    return Part === undefined ? null : <Part {...props} />;
  };
}
