/** Whether this browser looks for a game. Tiny, because every page asks. */
import { observable } from '../observable.ts';
import { recall, remember } from '../rememberedSettings.ts';

export const isLooking = observable(recall('looking') === 'on');

export function setLooking(looks: boolean): void {
  if (looks === isLooking.get()) return;
  remember('looking', looks ? 'on' : undefined);
  isLooking.set(looks);
}
