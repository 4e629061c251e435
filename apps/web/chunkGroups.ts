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
const SHELL_UI = 'seatGlyph|deferred|characterShortcuts';

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
        '(?!formats|otherPages)\\w+\\.tsx?$',
        'lazy/',
        'components/(?:GameTitle|SegmentedControl|headerSwitches|icons|LoadError|toast)',
        'net/refusalText',
        'offline/(?:botPace|localMatches|runningWorker)',
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
      web(
        'formats',
        'net/(?:http|session)',
        'components/(?:TopBar|FormRow|clockText|pageIcons)',
        'home/scenery',
      ),
    ),
    ...only,
  },
  {
    name: 'plain',
    priority: 2,
    test: anyOf(web('pages/(?:PlainPage|NotFoundPage)', 'components/NameField')),
    ...only,
  },
  {
    name: 'rulebook',
    priority: 2,
    test: anyOf(
      'packages/text/src/rulebook/',
      web('rulebook/(?:Book|Markdown|RulebookSearch|loadRulebook)\\.', 'text/rulebook/', 'help/loadHelp'),
    ),
    ...only,
  },
  {
    name: 'panels',
    priority: 2,
    test: anyOf(web('net/pendingDecisionText', 'text/panels/', 'table/log/useStickToEnd')),
    ...only,
  },
  { name: 'local', priority: 2, test: anyOf(web('offline/(?:index|workerClient)')), ...only },
  {
    name: 'log',
    priority: 2,
    test: anyOf(
      web('table/log/(?:Announcer|announcements|logLines|logParagraphs|useLogLines|useLastTurn)\\.tsx?'),
    ),
    ...only,
  },
  { name: 'kernel', priority: 2, test: anyOf('packages/kernel/src/(?!steps)'), ...only },
  {
    name: 'frame',
    priority: 1,
    test: anyOf(
      `packages/ui/src/(?!index|${SHELL_UI})`,
      'packages/protocol/src/(?!index|client|limits|reports|tablePage|reconnectingSocket|patch|applyUpdate)',
      'packages/text/src/sharedTexts',
      'packages/kernel/src/steps',
      web(
        'table/(?:LocalTable|TableFrame|TableLoading|useGameTable|useMatch|useTableKeys)',
        'table/prompt/usePlay',
      ),
    ),
  },
  ...['table', 'tableParts'].flatMap((part) =>
    LANGUAGES.map((language) => ({
      name: `${part}-${language}`,
      priority: 3,
      test: anyOf(web(`text/${part}/${language}\\.`)),
      ...only,
    })),
  ),
  ...LANGUAGES.map((language) => ({
    name: `pool-${language}`,
    priority: 3,
    test: anyOf(web(`text/pool/${language}\\.`)),
    ...only,
  })),
  ...LANGUAGES.map((language) => ({
    name: `home-${language}`,
    priority: 3,
    test: anyOf(web(`text/home/${language}\\.`), `games/[^/]+/text/summary/${language}\\.`),
    ...only,
  })),
];

/** The first auction of Rockwell needs no cards, tiles, adjacency or moves of later phases. */
const LAZY_RULES =
  'cards|tiles|earth/topology|phases/(?:achievements|extraction)|moves/(?:activate|bribe|insure|shafts|trade)';

const groupsOf = (game: string): readonly ChunkGroup[] => [
  {
    // The table and the texts of a game, with what both use of the rules.
    name: `game-${game}`,
    priority: 2,
    test: anyOf(
      `games/${game}/rules/(?!(?:${LAZY_RULES})\\.)[^]*\\.tsx?$`,
      `games/${game}/text/(?!lazy/|log/|summary/|(?:de|en|nl)\\.)[^]*\\.tsx?$`,
      `games/${game}/table/(?!lazy/|art/|tooltips/|rulebook|seatPicture|playerArea/scenery|words\\.(?:de|en|nl))[^]*\\.tsx?$`,
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

export const WORKER_GROUPS: ChunkGroup[] = [
  {
    // With what the rules of all games use.
    name: 'worker',
    priority: 2,
    test: anyOf(web('offline/worker\\.ts'), 'packages/kernel/(?!src/(?:record|notation|canonical))'),
  },
  ...GAME_FOLDERS.map((game) => ({
    name: `rules-${game}`,
    priority: 1,
    test: anyOf(`games/${game}/rules/`),
    ...only,
  })),
  { name: 'botRuntime', priority: 1, test: anyOf('packages/bots/', web('offline/bot')) },
];

/** Files that every page has loaded already, or every table. */
const ALWAYS_LOADED = /\/(?:shell|frame|local|rolldown-runtime)-/;

/** Which imports of a lazy file are requested together with it; the names of all of these are in the shell. */
export const dependenciesToPreload = (file: string, dependencies: string[]): string[] => {
  const needed = dependencies.filter((each) => !ALWAYS_LOADED.test(each));
  // Drawings of the rulebook come below the text; replays and reviews load a record first. The first file of every
  // page would name what they import.
  const asked = /\/(?:rulebookPictures|ReplayPage|ReviewPage)-/.test(file)
    ? needed.filter((each) => !each.endsWith('.js'))
    : needed;
  return asked.length === 1 && asked[0] === file ? [] : asked;
};
