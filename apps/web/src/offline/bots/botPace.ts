/** How long bots of local matches pause before a decision, so that people can follow. */
import { recall, remember } from '../../rememberedSettings.ts';

export const BOT_PACES = ['slow', 'normal', 'fast', 'none'] as const;
export type BotPace = (typeof BOT_PACES)[number];

const DELAYS_MS: Readonly<Record<BotPace, number>> = { slow: 1200, normal: 400, fast: 150, none: 0 };

/** Milliseconds are stored, because earlier versions did. */
function storedDelay(): number | undefined {
  const stored = recall('botDelay');
  const delay = stored === undefined || stored === '' ? Number.NaN : Number(stored);
  return Number.isFinite(delay) && delay >= 0 ? delay : undefined;
}

/** Nobody who wants less motion has to wait for it, unless a pace was chosen. */
export function botDelay(isMotionReduced: boolean): number {
  return storedDelay() ?? (isMotionReduced ? 0 : DELAYS_MS.normal);
}

/** The pace that is nearest to the stored delay. */
export function botPace(): BotPace {
  const delay = storedDelay();
  if (delay === undefined) return 'normal';
  const distance = (pace: BotPace): number => Math.abs(DELAYS_MS[pace] - delay);
  return BOT_PACES.reduce((nearest, pace) => (distance(pace) < distance(nearest) ? pace : nearest));
}

export function chooseBotPace(pace: BotPace): void {
  remember('botDelay', pace === 'normal' ? undefined : String(DELAYS_MS[pace]));
}
