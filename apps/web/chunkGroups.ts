/**
 * Which modules share a file. Few files, each worth its request: on a slow line a round trip costs as much as
 * 30 KB.
 */
import { GAME_FOLDERS } from './gameParts.ts';

interface ChunkGroup {
  readonly name: string;
  readonly priority: number;
  readonly test: RegExp;
  /** False keeps the imports of these modules out of the file, unless another group takes them. */
  readonly includeDependenciesRecursively?: boolean;
}

const LANGUAGES = ['de', 'en', 'nl'];
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));
const web = (...paths: readonly string[]): string => `apps/web/src/(?:${paths.join('|')})`;
const only = { includeDependenciesRecursively: false } as const;

/** Modules of packages/ui that pages without a table need, too. */
const SHELL_UI = 'seatGlyph|deferred|isTyping';

const SHARED: readonly ChunkGroup[] = [
  {
    name: 'shell',
    priority: 2,
    test: anyOf(
      'node_modules/preact/',
      'preload-helper|rolldown.runtime',
      `packages/ui/src/(?:${SHELL_UI})`,
      'packages/text/src/(?:catalogue|compileMessage|formatMessage)',
      'games/(?:[^/]+/)?(?:index|registry)\\.ts$',
      web(
        '\\w+\\.tsx?$',
        'lazy/',
        'components/(?:GameTitle|SegmentedControl|headerSwitches|icons|LoadError|toast)',
        'net/refusalText',
        'serviceWorker/(?!serviceWorker\\.ts)',
        'text/index',
      ),
    ),
  },
  {
    name: 'net',
    priority: 2,
    test: anyOf(
      'packages/protocol/src/tablePage',
      web('net/(?:http|session)', 'components/(?:TopBar|clockText)'),
    ),
    ...only,
  },
  { name: 'offline', priority: 2, test: anyOf(web('offline/(?:index|workerClient|botPace)')), ...only },
  {
    name: 'frame',
    priority: 1,
    test: anyOf(
      `packages/ui/src/(?!index|${SHELL_UI})`,
      'packages/protocol/src/(?!index|client|limits|tablePage|reconnectingSocket|patch|applyUpdate)',
      'packages/text/src/sharedTexts',
      'packages/kernel/src/steps',
      web(
        'table/(?:TableFrame|TableLoading|useGameTable|useMatch|useTableKeys)',
        'table/(?:prompt/usePlay|log/useStickToEnd)',
      ),
    ),
  },
  {
    name: 'log',
    priority: 2,
    test: anyOf(
      web('table/log/(?:Announcer|announcements|logLines|logParagraphs|useLogLines|useLastTurn)\\.tsx?'),
    ),
    ...only,
  },
  ...LANGUAGES.map((language) => ({
    name: `table-${language}`,
    priority: 3,
    test: anyOf(web(`text/table/${language}\\.`)),
    ...only,
  })),
  ...LANGUAGES.map((language) => ({
    name: `home-${language}`,
    priority: 3,
    test: anyOf(web(`text/home/${language}\\.`), `games/[^/]+/text/summary/${language}\\.`),
    ...only,
  })),
];

/** Rockwell's cards and extraction are not needed before its first extraction. */
const LAZY_RULES = 'cards|phases/extraction';

const groupsOf = (game: string): readonly ChunkGroup[] => [
  {
    // The table and the texts of a game, with what both use of the rules.
    name: `game-${game}`,
    priority: 2,
    test: anyOf(
      `games/${game}/rules/(?!${LAZY_RULES})[^]*\\.tsx?$`,
      `games/${game}/text/(?!lazy/|summary/|(?:de|en|nl)\\.)[^]*\\.tsx?$`,
      `games/${game}/table/(?!lazy/|art/|rulebookPictures|playerArea/scenery|words\\.(?:de|en|nl))[^]*\\.tsx?$`,
    ),
    ...only,
  },
  {
    name: `lazy-${game}`,
    priority: 2,
    test: anyOf(
      `games/${game}/rules/(?:${LAZY_RULES})\\.tsx?$`,
      `games/${game}/(?:text|table)/lazy/(?!(?:words\\.)?(?:de|en|nl)\\.)[^]*\\.tsx?$`,
    ),
    ...only,
  },
  // Drawings, which are code only technically.
  {
    name: `art-${game}`,
    priority: 3,
    test: anyOf(`games/${game}/table/(?:art/|playerArea/scenery)`),
    ...only,
  },
  ...LANGUAGES.flatMap((language) => [
    {
      name: `words-${game}-${language}`,
      priority: 3,
      test: anyOf(`games/${game}/(?:text/|table/words\\.)${language}\\.(?!reasons)`),
    },
    {
      name: `lazy-${game}-${language}`,
      priority: 3,
      test: anyOf(`games/${game}/(?:text|table)/lazy/(?:words\\.)?${language}\\.`),
    },
  ]),
];

export const CHUNK_GROUPS: ChunkGroup[] = [...SHARED, ...GAME_FOLDERS.flatMap(groupsOf)];

/** What the rules of all games use. */
export const WORKER_GROUPS: ChunkGroup[] = [
  {
    name: 'kernel',
    priority: 1,
    test: anyOf('packages/kernel/(?!src/(?:record|notation|canonical))'),
    ...only,
  },
];
