/** Applied by the inline script (firstPaint/preload.js) before the first paint, and here when they are changed. */
import { observable } from '../observable.ts';
import type { Setting } from '../playSettings.ts';
import { createSwitch } from '../playSettings.ts';
import { recall, remember } from '../rememberedSettings.ts';

/** Shortcuts of a single letter, digit or sign get in the way of speech input (WCAG 2.1.4). */
export const characterShortcuts = createSwitch('shortcuts', true);
characterShortcuts.subscribe(() => {
  document.documentElement.dataset['shortcuts'] = characterShortcuts.get() ? 'on' : 'off';
});

/** Larger ones would make texts of the boards overlap, which the zoom of the browser does not. */
export const SCALES = [90, 100, 110, 120] as const;
export type InterfaceScale = (typeof SCALES)[number];

/** In percent of the browser's font size. */
export const interfaceScale: Setting<InterfaceScale> = createScale();

function createScale(): Setting<InterfaceScale> {
  const setting = observable(SCALES.find((scale) => String(scale) === recall('scale')) ?? 100);
  return {
    ...setting,
    choose(scale) {
      remember('scale', scale === 100 ? undefined : String(scale));
      document.documentElement.style.fontSize = scale === 100 ? '' : `${scale}%`;
      setting.set(scale);
    },
  };
}
