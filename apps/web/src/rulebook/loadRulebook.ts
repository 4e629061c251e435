import { findGame } from '@pithead/games';
import type { Language } from '@pithead/text';
import type { Block } from '@pithead/text/rulebook';
import { howToPlayFile, parseMarkdown, picturesOf, rulebookFile } from '@pithead/text/rulebook';
import type { RulebookPictures } from '@pithead/ui';
import type { LoadedHelp } from '../help/loadHelp.ts';
import { loadHelp } from '../help/loadHelp.ts';

const FILES = import.meta.glob<string>(
  ['../../../../games/*/howToPlay.*.md', '../../../../games/*/rulebook.*.md'],
  { query: '?raw', import: 'default' },
);

export interface LoadedRulebook {
  readonly game: string;
  readonly language: Language;
  readonly howToPlay: readonly Block[];
  readonly rules: readonly Block[];
  /** Undefined if there are none, or if they could not be loaded: captions tell what they show. */
  readonly pictures: RulebookPictures | undefined;
  /** Synonyms, examples and places on the table. Undefined if they could not be loaded. */
  readonly help: LoadedHelp | undefined;
}

const loadFile = async (game: string, file: string): Promise<readonly Block[] | undefined> => {
  const text = await FILES[`../../../../games/${game}/${file}`]?.();
  return text === undefined ? undefined : parseMarkdown(text);
};

/** Undefined if there is no such game. Waits for the pictures, so that nothing moves when they arrive. */
export async function loadRulebook(id: string, language: Language): Promise<LoadedRulebook | undefined> {
  const game = findGame(id);
  if (game === undefined) return undefined;
  const [howToPlay = [], rules, help] = await Promise.all([
    loadFile(id, howToPlayFile(language)),
    loadFile(id, rulebookFile(language)),
    loadHelp(id, language).catch(() => undefined),
  ]);
  if (rules === undefined) return undefined;
  const hasPictures = [howToPlay, rules].some((blocks) => picturesOf(blocks).length > 0);
  return {
    game: id,
    language,
    howToPlay: withoutTitle(howToPlay).map(withOwnAnchor),
    rules: withoutTitle(rules),
    pictures: hasPictures
      ? await loadPictures(game.rulebookPictures, language).catch(() => undefined)
      : undefined,
    help,
  };
}

async function loadPictures(load: () => Promise<unknown>, language: Language): Promise<RulebookPictures> {
  const pictures = (await load()) as RulebookPictures;
  await pictures.loadTexts(language);
  return pictures;
}

/** The page and the drawer have a heading of their own. */
const withoutTitle = ([first, ...rest]: readonly Block[]): readonly Block[] =>
  first?.kind === 'heading' && first.level === 1 ? rest : first === undefined ? [] : [first, ...rest];

/** Both parts are on one page and may have equal headings. */
const withOwnAnchor = (block: Block): Block =>
  block.kind === 'heading' ? { ...block, id: `how-${block.id}` } : block;
