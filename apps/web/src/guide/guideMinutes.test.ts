import { GAMES } from '@pithead/games';
import { expect, it } from 'vitest';

it.each(GAMES.filter(({ guide }) => guide !== undefined))(
  'the minutes of $id’s guide in the manifest are those of its chapters',
  async ({ guide, guideMinutes }) => {
    const { chapters = [] } = (await guide?.()) ?? {};
    expect(guideMinutes).toBe(chapters.reduce((sum, { minutes }) => sum + minutes, 0));
  },
);
