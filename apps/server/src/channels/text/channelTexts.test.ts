import { NOTIFICATION_KINDS } from '@pithead/protocol';
import { LANGUAGES } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import { CHANNEL_TEXTS } from './channelTexts.ts';

describe('texts of messages', () => {
  it.each(LANGUAGES)(
    'every kind of notification has a title for one game and for several (%s)',
    (language) => {
      const { one, several } = CHANNEL_TEXTS[language];
      const titles = NOTIFICATION_KINDS.flatMap((kind) => [
        one[kind]({ game: 'Siberia' }),
        several[kind]({ count: 3 }),
      ]);
      expect(new Set(titles).size).toBe(2 * NOTIFICATION_KINDS.length);
      for (const title of titles) expect(title).toMatch(/Siberia|3/);
      for (const title of titles) expect(title.length).toBeLessThan(70);
    },
  );
});
