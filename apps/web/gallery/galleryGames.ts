import type { BotKit } from '@pithead/bots';
import * as glueckAufBot from '@pithead/glueck-auf/bot';
import { glueckAuf } from '@pithead/glueck-auf/rules';
import { glueckAufTable } from '@pithead/glueck-auf/table';
import { glueckAufText } from '@pithead/glueck-auf/text';
import type { Fact, Game, State } from '@pithead/kernel';
import * as rockwellBot from '@pithead/rockwell/bot';
import { rockwell } from '@pithead/rockwell/rules';
import { rockwellTable } from '@pithead/rockwell/table';
import { rockwellText } from '@pithead/rockwell/text';
import * as siberiaBot from '@pithead/siberia/bot';
import { siberia } from '@pithead/siberia/rules';
import { siberiaTable } from '@pithead/siberia/table';
import { siberiaText } from '@pithead/siberia/text';
import type { GameText, Language } from '@pithead/text';
import type { GameTable, GalleryState } from '@pithead/ui';
import { galleryStates as glueckAufStates } from '../../../games/glueck-auf/table/gallery/galleryStates.ts';
import { galleryStates as rockwellStates } from '../../../games/rockwell/table/gallery/galleryStates.ts';
import { galleryStates as siberiaStates } from '../../../games/siberia/table/gallery/galleryStates.ts';
import type { GalleryMatch } from './playUntil.ts';

export interface GalleryGame {
  readonly game: Game<State, Fact, unknown>;
  readonly kit: BotKit<State>;
  readonly table: GameTable;
  readonly states: Readonly<Record<string, GalleryState<GalleryMatch>>>;
  text(language: Language): GameText;
}

const shown = (parts: Record<keyof GalleryGame, unknown>): GalleryGame => parts as unknown as GalleryGame;

export const GALLERY_GAMES: Readonly<Record<string, GalleryGame>> = {
  'glueck-auf': shown({
    game: glueckAuf,
    kit: glueckAufBot.botKit,
    table: glueckAufTable,
    states: glueckAufStates,
    text: glueckAufText,
  }),
  rockwell: shown({
    game: rockwell,
    kit: rockwellBot.botKit,
    table: rockwellTable,
    states: rockwellStates,
    text: rockwellText,
  }),
  siberia: shown({
    game: siberia,
    kit: siberiaBot.botKit,
    table: siberiaTable,
    states: siberiaStates,
    text: siberiaText,
  }),
};
