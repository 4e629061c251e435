/** What the gallery shows: a line for each game that has a table of its own. */
import type { Kit } from '@pithead/bots';
import * as glueckAufBot from '@pithead/glueck-auf/bot';
import { glueckAuf } from '@pithead/glueck-auf/rules';
import { glueckAufTable } from '@pithead/glueck-auf/table';
import { glueckAufText } from '@pithead/glueck-auf/text';
import type { Fact, Game, State } from '@pithead/kernel';
import type { GameText, Language } from '@pithead/text';
import type { GameTable, Wanted } from '@pithead/ui';
import { states as glueckAufStates } from '../../../games/glueck-auf/table/gallery/states.ts';
import type { LocalMatch } from './reach.ts';

export interface Shown {
  readonly game: Game<State, Fact, unknown>;
  readonly kit: Kit<State>;
  readonly table: GameTable;
  readonly states: Readonly<Record<string, Wanted<LocalMatch>>>;
  text(language: Language): GameText;
}

const shown = (parts: Record<keyof Shown, unknown>): Shown => parts as unknown as Shown;

export const SHOWN: Readonly<Record<string, Shown>> = {
  'glueck-auf': shown({
    game: glueckAuf,
    kit: glueckAufBot.kit,
    table: glueckAufTable,
    states: glueckAufStates,
    text: glueckAufText,
  }),
};
