import { defineConfig } from 'vite';
import { GAME_IDS, gamePartsPlugin } from './gameParts.ts';
import { preloadPlugin } from './src/firstPaint/preloadPlugin.ts';
import { precachePlugin } from './src/sw/precache.ts';

/** Where the server runs while the pages are worked on. */
const SERVER = `localhost:${process.env['PITHEAD_PORT'] ?? '8080'}`;

/** Few files, each worth its request: on a slow line a round trip costs as much as 30 KB. */
const GROUPS = [
  // What every page needs.
  {
    name: 'shell',
    priority: 2,
    test: /node_modules\/preact\/|packages\/ui\/src\/(?:seatGlyph|deferred|isTyping)|packages\/text\/src\/(?:catalogue|compileMessage|formatMessage)|preload-helper|rolldown.runtime|games\/(?:[^/]+\/)?(?:index|registry)\.ts$|apps\/web\/src\/(?:\w+\.tsx?$|lazy\/|components\/(?:SegmentedControl|headerSwitches|icons|LoadError|toast)|net\/refusalText|sw\/(?!sw\.ts)|text\/index)/,
  },
  // What pages with a server behind them need.
  {
    name: 'net',
    priority: 2,
    test: /apps\/web\/src\/(?:net\/(?:http|session)|components\/TopBar)/,
    includeDependenciesRecursively: false,
  },
  // The page's end of the line to the worker.
  {
    name: 'offline',
    priority: 2,
    test: /apps\/web\/src\/offline\/(?:index|workerClient)/,
    includeDependenciesRecursively: false,
  },
  // What every table needs.
  {
    name: 'frame',
    priority: 1,
    test: /packages\/(?:ui|protocol)\/src\/(?!seatGlyph|deferred|isTyping|index|client|limits|reconnectingSocket|patch|applyUpdate)|packages\/text\/src\/sharedTexts|packages\/kernel\/src\/steps|apps\/web\/src\/(?:table\/(?:TableFrame|TableLoading|useGameTable|useMatch|useTableKeys|prompt\/usePlay|log\/useStickToEnd))/,
  },
  // What a game says, together with its table and what both read of the rules.
  ...GAME_IDS.map((game) => ({
    name: `game-${game}`,
    priority: 2,
    test: new RegExp(
      `games/${game}/(?:rules/(?!cards|phases/extraction\\.)|text/(?!lazy/|summary|(?:de|en|nl)\\.)|table/(?!lazy/|art/|playerArea/scenery|words\\.(?:de|en|nl)))[^]*\\.tsx?$`,
    ),
    includeDependenciesRecursively: false,
  })),
  // A game's words in one language: what is told, and what stands on its table.
  ...GAME_IDS.flatMap((game) =>
    ['de', 'en', 'nl'].map((language) => ({
      name: `words-${game}-${language}`,
      priority: 3,
      test: new RegExp(`games/${game}/(?:text/|table/words\\.)${language}\\.`),
    })),
  ),
  // The home page in one language, with what it says about the games.
  ...['de', 'en', 'nl'].map((language) => ({
    name: `home-${language}`,
    priority: 3,
    test: new RegExp(`apps/web/src/text/home/${language}\\.|games/[^/]+/text/summary/${language}\\.`),
    includeDependenciesRecursively: false,
  })),
  // What only later states of a match need: the same two parts once more.
  ...GAME_IDS.flatMap((game) => [
    {
      name: `lazy-${game}`,
      priority: 2,
      test: new RegExp(
        `games/${game}/(?:rules/(?:cards|phases/extraction)|(?:text|table)/lazy/(?!(?:words\\.)?(?:de|en|nl)\\.)[^]*)\\.tsx?$`,
      ),
      includeDependenciesRecursively: false,
    },
    ...['de', 'en', 'nl'].map((language) => ({
      name: `lazy-${game}-${language}`,
      priority: 3,
      test: new RegExp(`games/${game}/(?:text|table)/lazy/(?:words\\.)?${language}\\.`),
    })),
  ]),
  // What a table only draws with, as pictures are.
  ...GAME_IDS.map((game) => ({
    name: `art-${game}`,
    priority: 3,
    test: new RegExp(`games/${game}/table/(?:art/|playerArea/scenery)`),
    includeDependenciesRecursively: false,
  })),
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [gamePartsPlugin('page'), preloadPlugin(), precachePlugin()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: GROUPS } },
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
  worker: { format: 'es', plugins: () => [gamePartsPlugin('worker')] },
  server: { proxy: { '/api': `http://${SERVER}`, '/socket': { target: `ws://${SERVER}`, ws: true } } },
});
