/** Registry of games: a new game is a folder and one entry here. */
import type { BotKit } from '@pithead/bots';
import * as glueckAufBot from '@pithead/glueck-auf/bot';
import { glueckAuf } from '@pithead/glueck-auf/rules';
import * as glueckAufTerminal from '@pithead/glueck-auf/terminal';
import { glueckAufText } from '@pithead/glueck-auf/text';
import type { Fact, Game, State } from '@pithead/kernel';
import * as rockwellBot from '@pithead/rockwell/bot';
import { rockwell } from '@pithead/rockwell/rules';
import * as rockwellTerminal from '@pithead/rockwell/terminal';
import { rockwellText } from '@pithead/rockwell/text';
import * as siberiaBot from '@pithead/siberia/bot';
import { siberia } from '@pithead/siberia/rules';
import * as siberiaTerminal from '@pithead/siberia/terminal';
import { siberiaText } from '@pithead/siberia/text';
import type { GameText, Language } from '@pithead/text';

export interface TerminalContext<F extends Fact, V> {
  readonly names: readonly string[];
  readonly text: GameText<F, V>;
  readonly width: number;
  readonly colour: boolean;
}

export interface GameEntry<S extends State = State, F extends Fact = Fact, V = unknown> {
  readonly game: Game<S, F, V>;
  readonly kit: BotKit<S>;
  text(language: Language): GameText<F, V>;
  draw(view: V, context: TerminalContext<F, V>): string[];
}

const entry = <S extends State, F extends Fact, V>(parts: GameEntry<S, F, V>): GameEntry =>
  parts as unknown as GameEntry;

export const GAMES: Readonly<Record<string, GameEntry>> = {
  'glueck-auf': entry({
    game: glueckAuf,
    kit: glueckAufBot.botKit,
    text: glueckAufText,
    draw: glueckAufTerminal.drawTable,
  }),
  rockwell: entry({
    game: rockwell,
    kit: rockwellBot.botKit,
    text: rockwellText,
    draw: rockwellTerminal.drawTable,
  }),
  siberia: entry({
    game: siberia,
    kit: siberiaBot.botKit,
    text: siberiaText,
    draw: siberiaTerminal.drawTable,
  }),
};
