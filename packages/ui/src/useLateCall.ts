import { useEffect, useMemo } from 'preact/hooks';

export interface LateCall {
  /** Replaces a call that is still to come. */
  plan(call: () => void): void;
  cancel(): void;
}

const LATE_MS = 50;

/**
 * Previews of a move: drawn a moment later, unless a click comes first, which would otherwise wait for the preview to be
 * drawn, or the pointer has only passed over.
 */
export function useLateCall(): LateCall {
  const late = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      plan(call: () => void): void {
        clearTimeout(timer);
        timer = setTimeout(call, LATE_MS);
      },
      cancel: () => clearTimeout(timer),
    };
  }, []);
  useEffect(() => late.cancel, []);
  return late;
}
