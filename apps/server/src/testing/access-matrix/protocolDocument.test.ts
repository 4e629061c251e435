import { readFileSync } from 'node:fs';
import { Act, ClientMessage, LIMITS, PROTOCOL_REASONS, PROTOCOL_VERSION } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { httpStatusOf } from '../../http/httpStatus.ts';
import { ROUTE_CASES } from './cases/routeCases.ts';

const text = readFileSync(new URL('../../../../../docs/protocol.md', import.meta.url), 'utf8');
const under = (heading: string): string => (text.split(`\n${heading}\n`)[1] ?? '').split('\n#')[0] as string;
const firstCells = (section: string): string[] =>
  [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell]) => cell as string);

describe('docs/protocol.md', () => {
  it('docs/protocol.md lists every reason with its status exactly once', () => {
    const rows = [...under('### All reasons').matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(
      ([, reason, status]) => `${reason} ${status}`,
    );
    expect(rows).toEqual(PROTOCOL_REASONS.map((reason) => `${reason} ${httpStatusOf(reason)}`));
  });

  it('the cases of bad input have the statuses of their reasons', () => {
    const documented = [...under('### Bad input').matchAll(/(\d{3}) `(\w+)`/g)].map(
      ([, status, reason]) => `${reason} ${status}`,
    );
    expect(documented.length).toBeGreaterThan(20);
    for (const each of documented)
      expect(PROTOCOL_REASONS.map((reason) => `${reason} ${httpStatusOf(reason)}`)).toContain(each);
  });

  it('docs/protocol.md lists every message, act and route', () => {
    expect(firstCells(under('### What a client says'))).toEqual(
      ClientMessage.def.options.map((option) => option.shape.type.def.values[0]),
    );
    const acts = Act.def.options.map((option) => option.shape.act.def.values[0]);
    for (const act of acts) expect(under('## 5. Acts')).toMatch(new RegExp(`^\\|[^|]*\`${act}\``, 'm'));
    expect(firstCells(under('## 13. Routes')).toSorted()).toEqual(Object.keys(ROUTE_CASES).toSorted());
  });

  it('the examples are valid messages', () => {
    const examples = [...under('### What a client says').matchAll(/`(\{.*?\})` \|/g)].map(
      ([, example]) => example as string,
    );
    expect(examples).toHaveLength(ClientMessage.def.options.length);
    for (const example of examples) {
      const message = JSON.parse(example.replace('SUSd…', 'SUSdK79FzE8mLWooBgB0Qw')) as unknown;
      expect(ClientMessage.safeParse(message).success, example).toBe(true);
    }
  });

  it('the documented limits and version are the real ones', () => {
    const limits = under('## 10. Limits');
    for (const limit of [LIMITS.message.toLocaleString('en'), LIMITS.plies, LIMITS.channels, LIMITS.password])
      expect(limits).toContain(String(limit));
    expect(limits).toContain(`| ${LIMITS.guides}; ${LIMITS.guideChapters} |`);
    expect(limits).toContain(`| ${LIMITS.review.toLocaleString('en')} characters; ${LIMITS.reviews} |`);
    expect(text).toContain(`\`GET /socket?v=${PROTOCOL_VERSION}\``);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`Up to ${LIMITS.chat} characters`);
  });
});
