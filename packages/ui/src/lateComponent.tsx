import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface LateComponent<P> {
  readonly Late: ComponentType<P>;
  /** Where this is awaited first, the component is drawn at once. */
  load(): Promise<void>;
}

/** A component whose code is fetched when it is drawn for the first time, unless it was loaded before. */
export function createLateComponent<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
): LateComponent<P> {
  let Loaded: ComponentType<P> | undefined;
  const load = async (): Promise<void> => void (Loaded ??= await fetchPart());
  function Late(props: P): JSX.Element | null {
    const [, redraw] = useState(Loaded !== undefined);
    useEffect(() => {
      if (Loaded === undefined)
        load().then(
          () => redraw(true),
          () => undefined,
        );
    }, []);
    return Loaded === undefined ? null : <Loaded {...props} />;
  }
  return { Late, load };
}
