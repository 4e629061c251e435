/** Settings of how a person plays. Each is stored in this browser under its name; an absent one is the default. */
import type { Observable } from './observable.ts';
import { observable } from './observable.ts';
import { recall, remember } from './rememberedSettings.ts';

export interface Setting<T> extends Observable<T> {
  choose(value: T): void;
}

export function createSwitch(name: string, isOnByDefault = false): Setting<boolean> {
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
/** In games against the Apprentice, a note explains what the guide left out when it first appears. */
export const explainNewThings = createSwitch('explainNew', true);
