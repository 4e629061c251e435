import { defineManifest } from '@pithead/manifest';

export const manifest = defineManifest({
  id: 'rockwell',
  title: 'Rockwell',
  seats: [2, 3, 4],
  hours: 2,
  art: new URL('art/rockwell.svg', import.meta.url).href,
  artPosition: { narrow: '46% 50%' },
  summary: {
    de: () => import('./text/summary/de.ts'),
    en: () => import('./text/summary/en.ts'),
    nl: () => import('./text/summary/nl.ts'),
  },
  rules: async () => (await import('#rules')).rockwell,
  botKit: async () => (await import('./bot/index.ts')).botKit,
  text: async (language) => (await import('./text/load.ts')).loadGameText(language),
  table: async () => (await import('#table')).table,
  rulebookPictures: async () => (await import('#rulebookPictures')).rulebookPictures,
  guideMinutes: 14,
  guide: async () => (await import('./guide/index.ts')).guide,
  guideText: async (language) => (await import('./guide/index.ts')).loadGuideText(language),
  terminal: async () => (await import('#terminal')).drawTable,
});
