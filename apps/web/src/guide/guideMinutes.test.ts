import { GAMES } from '@pithead/games';
import type { GameTable } from '@pithead/ui';
import { expect, it } from 'vitest';

it.each(GAMES.filter(({ guide }) => guide !== undefined))(
  'the minutes of $id’s guide in the manifest are those of its chapters',
  async ({ guide, guideMinutes }) => {
    const { chapters = [] } = (await guide?.()) ?? {};
    expect(guideMinutes).toBe(chapters.reduce((sum, { minutes }) => sum + minutes, 0));
  },
);

const FOLDER = '../../../../games';
const TABLES = import.meta.glob<Record<string, GameTable>>('../../../../games/*/table/index.tsx');

it.each(GAMES.filter(({ guide }) => guide !== undefined))(
  'what steps of $id’s guide explain are kinds of components',
  async ({ id, guide }) => {
    const { chapters = [] } = (await guide?.()) ?? {};
    const [table] = Object.values((await TABLES[`${FOLDER}/${id}/table/index.tsx`]?.()) ?? {});
    const { kinds = {} } = (await table?.loadTooltips?.('en')) ?? {};
    const explained = chapters.flatMap(({ steps }) => steps.flatMap(({ explains = [] }) => explains));
    expect(explained.length).toBeGreaterThan(0);
    expect(explained.filter((kind) => !(kind in kinds))).toEqual([]);
  },
);
