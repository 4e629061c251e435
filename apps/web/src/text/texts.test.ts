import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TextPart } from './index.ts';
import { addHomeTexts } from './addHomeTexts.ts';
import { loadTexts } from './index.ts';
import { accountEn } from './account/en.ts';
import { commandLineEn } from './commandLine/en.ts';
import { mailEn } from './mail/en.ts';
import { moderationEn } from './moderation/en.ts';
import { offlineEn } from './offline/en.ts';
import { panelsEn } from './panels/en.ts';
import { peopleEn } from './people/en.ts';
import { poolEn } from './pool/en.ts';
import { poolSearchEn } from './poolSearch/en.ts';
import { notificationsEn } from './notifications/en.ts';
import { profileEn } from './profile/en.ts';
import { replayEn } from './replay/en.ts';
import { reviewEn } from './review/en.ts';
import { rulebookEn } from './rulebook/en.ts';
import { settingsEn } from './settings/en.ts';
import { statisticsPageEn } from './statistics/en.ts';
import { tablePartsEn } from './tableParts/en.ts';
import { tooltipsEn } from './tooltips/en.ts';

addHomeTexts();
const PARTS: ReadonlySet<TextPart> = new Set([
  'home',
  'homePanels',
  'pool',
  'poolSearch',
  'table',
  'tableParts',
]);
const [de, en, nl] = await Promise.all([
  loadTexts('de', PARTS),
  loadTexts('en', PARTS),
  loadTexts('nl', PARTS),
]);

const HERE = import.meta.dirname;

function sourcesBelow(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return path === HERE ? '' : sourcesBelow(path);
      return /\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const textsOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? textsOf(text as object, `${path}${key}.`) : [path + key],
  );

describe('texts of the pages', () => {
  it('every language has the same keys', () => {
    expect(textsOf(de).toSorted()).toEqual(textsOf(en).toSorted());
    expect(textsOf(nl).toSorted()).toEqual(textsOf(en).toSorted());
  });

  it('every key is used', () => {
    const source = sourcesBelow(join(HERE, '..'));
    /** Looked up by a variable. */
    const variable = ['play', 'tables', 'watch', 'learn', 'ratings', 'flaws', 'loading', 'failed', 'noBook'];
    const unused = [
      en,
      accountEn,
      commandLineEn,
      mailEn,
      moderationEn,
      offlineEn,
      panelsEn,
      peopleEn,
      poolEn,
      poolSearchEn,
      notificationsEn,
      profileEn,
      replayEn,
      reviewEn,
      rulebookEn,
      settingsEn,
      statisticsPageEn,
      tooltipsEn,
    ]
      .flatMap((texts) => Object.keys(texts))
      .filter((key) => !variable.includes(key))
      .filter((key) => !new RegExp(`[tT]exts(?:\\(\\))?\\.${key}\\b`).test(source));
    expect(unused).toEqual([]);
  });

  it('texts of parts of a table are used only where they are loaded: tables, replays and settings', () => {
    const outside = ['home', 'components', 'rulebook', 'offline', 'serviceWorker', 'lazy', 'net'];
    const source = outside.map((folder) => sourcesBelow(join(HERE, '..', folder))).join('\n');
    const misplaced = Object.keys(tablePartsEn).filter((key) =>
      new RegExp(`[tT]exts(?:\\(\\))?\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = useTexts`).test(source),
    );
    expect(misplaced).toEqual([]);
  });

  it('no text is empty, and no longer German or Dutch text is the English one', () => {
    const said = (texts: object): string[] =>
      Object.values(texts).flatMap((text) =>
        typeof text === 'object' ? said(text as object) : typeof text === 'string' ? [text] : [],
      );
    for (const text of [...said(en), ...said(de), ...said(nl)]) expect(text.trim()).not.toBe('');
    const long = said(en).filter((text) => text.length > 24);
    for (const text of long) expect([...said(de), ...said(nl)]).not.toContain(text);
  });
});
