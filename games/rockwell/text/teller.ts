/**
 * What tells everything behind the first auction and the first vice presidents: a browser fetches it when a
 * match goes on.
 */
import type { Step } from '@pithead/kernel';
import type { Values } from '@pithead/text';
import type { PlayerView, RockwellFact, RockwellView } from '../rules/index.ts';
import type { Prompt, Verb } from './messages.ts';
import type { Words } from './names.ts';

/** Who does it, and where. */
export interface Scene {
  readonly words: Words;
  readonly view: RockwellView;
  /** Of the seats, or their marks. */
  readonly names: readonly string[];
  readonly seat: number;
  readonly player: PlayerView;
}

export interface Teller {
  tellEffect(scene: Scene, verb: Verb, noun: number): string | undefined;
  /** Facts whose sentence depends on more than their figures; undefined for all others. */
  tellForm(words: Words, fact: RockwellFact, names: readonly string[], values: Values): string | undefined;
  /** Which sentence a step asks with, and the figures of its own. */
  question(words: Words, view: RockwellView, step: Step, me: PlayerView): [Prompt, Values] | undefined;
}
