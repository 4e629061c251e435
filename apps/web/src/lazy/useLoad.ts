import { useEffect, useState } from 'preact/hooks';

export function startLoad<T>(
  load: () => Promise<T>,
  onLoaded: (value: T) => void,
  onFailed: (error: unknown) => void,
): () => void {
  let isCancelled = false;
  load().then(
    (value) => void (isCancelled || onLoaded(value)),
    (error: unknown) => void (isCancelled || onFailed(error)),
  );
  return () => void (isCancelled = true);
}

interface LoadState<T> {
  /** The value of the last successful load, also while another one is running or after it failed. */
  readonly value: T | undefined;
  readonly isFailed: boolean;
}

export interface Load<T> extends LoadState<T> {
  retry(): void;
}

/** Loads when the component mounts and when one of the `inputs` changes; not at all without `load`. */
export function useLoad<T>(load: (() => Promise<T>) | undefined, inputs: readonly unknown[]): Load<T> {
  const [state, setState] = useState<LoadState<T>>({ value: undefined, isFailed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (load === undefined) return undefined;
    if (state.isFailed) setState({ ...state, isFailed: false });
    return startLoad(
      load,
      (value) => setState({ value, isFailed: false }),
      () => setState(({ value }) => ({ value, isFailed: true })),
    );
  }, [...inputs, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
