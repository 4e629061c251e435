import { readFileSync } from 'node:fs';
import { Act, ClientMessage, LIMITS, PROTOCOL_REASONS, PROTOCOL_VERSION } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../http/errors.ts';
import { ROUTE_ROWS } from './routeRows.ts';

const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
/** The text of a section, without its subsections. */
const under = (heading: string): string => (text.split(`\n${heading}\n`)[1] ?? '').split('\n#')[0] as string;
const firstCells = (section: string): string[] =>
  [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell]) => cell as string);

describe('docs/protocol.md', () => {
  it('names every reason with its status, once, and none that there is not', () => {
    const rows = [...under('### All reasons').matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(
      ([, reason, status]) => `${reason} ${status}`,
    );
    expect(rows).toEqual(PROTOCOL_REASONS.map((reason) => `${reason} ${statusOf(reason)}`));
  });

  it('in every case of bad input the statuses are those of the reasons', () => {
    const told = [...under('### Bad input').matchAll(/(\d{3}) `(\w+)`/g)].map(
      ([, status, reason]) => `${reason} ${status}`,
    );
    expect(told.length).toBeGreaterThan(20);
    for (const each of told)
      expect(PROTOCOL_REASONS.map((reason) => `${reason} ${statusOf(reason)}`)).toContain(each);
  });

  it('names every message, every act and every route', () => {
    expect(firstCells(under('### What a client says'))).toEqual(
      ClientMessage.def.options.map((option) => option.shape.type.def.values[0]),
    );
    const acts = Act.def.options.map((option) => option.shape.act.def.values[0]);
    for (const act of acts) expect(under('## 5. Acts')).toMatch(new RegExp(`^\\|[^|]*\`${act}\``, 'm'));
    expect(firstCells(under('## 13. Routes')).toSorted()).toEqual(Object.keys(ROUTE_ROWS).toSorted());
  });

  it('its examples are good messages', () => {
    const examples = [...under('### What a client says').matchAll(/`(\{.*?\})` \|/g)].map(
      ([, example]) => example as string,
    );
    expect(examples).toHaveLength(ClientMessage.def.options.length);
    for (const example of examples) {
      const message = JSON.parse(example.replace('SUSd…', 'SUSdK79FzE8mLWooBgB0Qw')) as unknown;
      expect(ClientMessage.safeParse(message).success, example).toBe(true);
    }
  });

  it('tells the limits and the version as they are', () => {
    const limits = under('## 10. Limits');
    for (const limit of [LIMITS.message.toLocaleString('en'), LIMITS.plies, LIMITS.channels, LIMITS.password])
      expect(limits).toContain(String(limit));
    expect(text).toContain(`\`GET /socket?v=${PROTOCOL_VERSION}\``);
    expect(text).toContain(`Up to ${LIMITS.chat}\n  characters`);
  });
});
