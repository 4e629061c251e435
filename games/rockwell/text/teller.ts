/**
 * Texts needed after the first auction and the first vice presidents; browsers load them when a match goes
 * on.
 */
import type { Step } from '@pithead/kernel';
import type { Values } from '@pithead/text';
import type { PlayerView, RockwellFact, RockwellView } from '../rules/index.ts';
import type { Prompt, Verb } from './messages.ts';
import type { Words } from './names.ts';

export interface Scene {
  readonly words: Words;
  readonly view: RockwellView;
  /** Names of the seats, or their symbols. */
  readonly names: readonly string[];
  readonly seat: number;
  readonly player: PlayerView;
}

export interface Teller {
  effectText(scene: Scene, verb: Verb, noun: number): string | undefined;
  /** Facts with several sentences; undefined for all others. */
  formText(words: Words, fact: RockwellFact, names: readonly string[], values: Values): string | undefined;
  /** Which sentence a step asks with, and its values. */
  question(words: Words, view: RockwellView, step: Step, me: PlayerView): [Prompt, Values] | undefined;
}
