/**
 * Settings of how a person plays. Each is stored in this browser under its name; an absent one is the default. The
 * page's inline script (firstPaint/preload.js) applies scale and shortcuts before the first paint.
 */
import type { Observable } from './observable.ts';
import { observable } from './observable.ts';
import { recall, remember } from './rememberedSettings.ts';

export interface Setting<T> extends Observable<T> {
  choose(value: T): void;
}

function createSwitch(name: string, isOnByDefault = false): Setting<boolean> {
  const stored = isOnByDefault ? 'off' : 'on';
  const setting = observable((recall(name) === stored) !== isOnByDefault);
  return {
    ...setting,
    choose(isOn) {
      remember(name, isOn === isOnByDefault ? undefined : stored);
      setting.set(isOn);
    },
  };
}

/** Ends the turn if nothing else is left to do. */
export const autoEndTurn = createSwitch('autoEndTurn');
/** Buttons whose action can't be undone ask first. */
export const alwaysConfirm = createSwitch('alwaysConfirm');

/** Shortcuts of a single letter, digit or sign get in the way of speech input (WCAG 2.1.4). */
export const characterShortcuts = createSwitch('shortcuts', true);
characterShortcuts.subscribe(() => {
  document.documentElement.dataset['shortcuts'] = characterShortcuts.get() ? 'on' : 'off';
});

export const SCALES = [90, 100, 115, 130, 150] as const;
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
