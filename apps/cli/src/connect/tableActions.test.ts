import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { startCliTestServer } from '../testing/cliClient.ts';
import { newTemporaryFolder } from '../testing/runCli.ts';
import { quitAll, FIRST_OFFER, startTableForTwo } from '../testing/startTableForTwo.ts';

const server = await startCliTestServer();

describe('at a table', () => {
  test('a number plays a move that the others see, and a turn is undone if the others agree', async () => {
    const { first, second, names } = await startTableForTwo(server.url);
    first.type('1');
    await second.waitFor(new RegExp(`${names[0]} selects an order`));
    await second.waitFor(FIRST_OFFER);
    first.type('ask undo');
    await second.waitFor(new RegExp(`${names[0]} asks to take back the last turn: yes or no\\?`));
    second.type('no');
    await first.waitFor(/You’ve asked to take back[^]*The request to take back is settled\./);
    first.type('ask undo');
    await second.waitFor(/yes or no\?/);
    second.type('yes');
    await second.waitFor(/Undone\./);
    await first.waitFor(/Undone\.[^]* 1\) /);
    await quitAll(first, second);
  });

  test('a refused move is explained with its rule, and an unknown line is reported', async () => {
    const { first, second } = await startTableForTwo(server.url);
    first.type('why 1');
    await first.waitFor(/this is possible, it’s number 1\./);
    first.type('warum placeWorkers money-4');
    await first.waitFor(/– The order draft is still on/);
    first.type('placeWorkers money-4');
    await first.waitFor(/– The order draft is still on/);
    first.type('99');
    await first.waitFor(/There’s no number 99 in the list\./);
    first.type('why');
    await first.waitFor(/Why what\?/);
    first.type('undo');
    await first.waitFor(/There’s nothing you can undo\./);
    first.type('ask nicely');
    await first.waitFor(/“ask nicely” is neither a choice nor a command/);
    first.type('yes');
    await first.waitFor(/There’s no request for you to answer\./);
    first.type('rules GA-4.2');
    await first.waitFor(/GA-4\.2/);
    first.type('log 2');
    await first.waitFor(/New tunnel tile/);
    first.type('hilfe');
    await first.waitFor(/ask undo +asks the others/);
    first.type('sprache de');
    await first.waitFor(/Ab jetzt auf Deutsch\.[^]*Wähle einen Auftrag/);
    first.type('tisch');
    await first.waitFor(/Alle am Tisch/);
    await quitAll(first, second);
  });

  test('players can chat and nudge', async () => {
    const { first, second, names } = await startTableForTwo(server.url);
    second.type('say Glück   auf!');
    await first.waitFor(new RegExp(`${names[1]}: Glück auf!`));
    second.type('nudge');
    await second.waitFor(/Nudged\./);
    await first.waitFor(new RegExp(`${names[1]} nudges you: it’s your turn\\.`));
    first.type('anstupsen');
    await first.waitFor(/You aren’t waiting for anyone\./);
    await quitAll(first, second);
  });

  test('a pause needs the consent of both players, and either of them ends it', async () => {
    const { first, second, names } = await startTableForTwo(server.url);
    second.type('pauze');
    await first.waitFor(new RegExp(`${names[1]} asks for a pause: yes or no\\?`));
    first.type('ja');
    for (const each of [first, second]) await each.waitFor(/The game is paused\. “resume” goes on\./);
    first.type('1');
    second.type('hervatten');
    await second.waitFor(/The game goes on\./);
    await second.waitFor(new RegExp(`${names[0]} selects an order`));
    second.type('hervatten');
    await second.waitFor(/The game is already running\./);
    await quitAll(first, second);
  });

  test('a bot plays for a player who leaves until the player returns', async () => {
    const { first, second, names } = await startTableForTwo(server.url);
    first.type('leave');
    await first.waitFor(/A bot plays for you\./);
    await second.waitFor(new RegExp(`A bot plays for ${names[0]}\\.[^]* 1\\) `));
    first.type('zurück');
    await second.waitFor(new RegExp(`${names[0]} plays again\\.`));
    second.type('1');
    await first.waitFor(/ 1\) [^]*> /);
    await quitAll(first, second);
  });

  test('the match is over when everybody resigns, and a rematch brings both players to a new table', async () => {
    const { first, second, names, table } = await startTableForTwo(server.url);
    first.type('resign');
    await second.waitFor(new RegExp(`${names[0]} has resigned; a bot plays on\\.`));
    second.type('opgeven');
    for (const each of [first, second])
      await each.waitFor(/over without a result\.[^]*The deal is the one that was promised/);
    first.type('again');
    await second.waitFor(/A rematch is waiting: again/);
    second.type('revanche');
    const both = [first, second];
    await vi.waitUntil(
      () => both.some((each) => FIRST_OFFER.test(each.output().split('without a result')[1] ?? '')),
      { timeout: 10_000 },
    );
    for (const each of both) each.type('quit');
    const { out } = await first.exited;
    await second.exited;
    expect(out).toMatch(/You come back with:\n {2}pithead connect \S+ --table \S{22} --name (Anna|Ben)\n$/);
    expect(out.slice(-100)).not.toContain(table);
  });

  test('a running match is exported as far as the player knows it, in a format of its own', async () => {
    const { first, second } = await startTableForTwo(server.url);
    const file = join(newTemporaryFolder(), 'part.json');
    first.type(`export ${file}`);
    await first.waitFor(/Saved what you know of the game so far/);
    const part = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    expect(part['format']).toBe('pithead-partial/1');
    expect(part['key']).toBeUndefined();
    first.type('speichern');
    await first.waitFor(/Which file\?/);
    await quitAll(first, second);
  });
});
