/** Says when computing should pause to save power. Browsers without the Battery API never pause. */

interface Battery extends EventTarget {
  readonly charging: boolean;
  /** From 0 to 1. */
  readonly level: number;
}

const LOW_LEVEL = 0.2;
const BATTERY_EVENTS = ['chargingchange', 'levelchange'] as const;

/** On battery: pauses while the tab is hidden, and while the battery is low. */
const shouldPause = ({ charging, level }: Battery): boolean =>
  !charging && (document.hidden || level <= LOW_LEVEL);

/** The returned function stops watching. A person who continues in spite of a low battery is not interrupted again. */
export function watchPower(pause: () => void, resume: () => void): () => void {
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  const watching = new AbortController();
  let isPaused = false;
  const watch = (battery: Battery): void => {
    const update = (): void => {
      if (shouldPause(battery) === isPaused) return;
      isPaused = !isPaused;
      if (isPaused) pause();
      else resume();
    };
    const { signal } = watching;
    if (signal.aborted) return;
    document.addEventListener('visibilitychange', update, { signal });
    for (const event of BATTERY_EVENTS) battery.addEventListener(event, update, { signal });
    update();
  };
  getBattery?.call(navigator).then(watch, () => undefined);
  return () => watching.abort();
}
