import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openServer } from '../testing/atServer.ts';
import { newFolder } from '../testing/runCli.ts';
import { leave, OFFER, tableForTwo } from '../testing/tableForTwo.ts';

const server = await openServer();

describe('at a table', () => {
  test('a number plays a move that the others see, and a turn is undone if the others agree', async () => {
    const { first, second, names } = await tableForTwo(server.url);
    first.type('1');
    await second.reads(new RegExp(`${names[0]} chooses an order`));
    await second.reads(OFFER);
    first.type('ask undo');
    await second.reads(new RegExp(`${names[0]} asks to take back the last turn: yes or no\\?`));
    second.type('no');
    await first.reads(/You have asked to take back[^]*The request to take back is settled\./);
    first.type('ask undo');
    await second.reads(/yes or no\?/);
    second.type('yes');
    await second.reads(/Taken back\./);
    await first.reads(/Taken back\.[^]* 1\) /);
    await leave(first, second);
  });

  test('a refused move is explained with its rule, and an unknown line is reported', async () => {
    const { first, second } = await tableForTwo(server.url);
    first.type('why 1');
    await first.reads(/this is possible, it is number 1\./);
    first.type('warum placeWorkers money-4');
    await first.reads(/– Now is not the time for that\./);
    first.type('placeWorkers money-4');
    await first.reads(/– Now is not the time for that\./);
    first.type('99');
    await first.reads(/There is no number 99 in the list\./);
    first.type('why');
    await first.reads(/Why what\?/);
    first.type('undo');
    await first.reads(/There is nothing that you can take back\./);
    first.type('ask nicely');
    await first.reads(/“ask nicely” is neither an offer nor a command/);
    first.type('yes');
    await first.reads(/There is no request that you could answer\./);
    first.type('rules GA-4.2');
    await first.reads(/GA-4\.2/);
    first.type('log 2');
    await first.reads(/New tunnel tile/);
    first.type('hilfe');
    await first.reads(/ask undo +asks the others/);
    first.type('sprache de');
    await first.reads(/Ab jetzt auf Deutsch\.[^]*Nimm einen Auftrag/);
    first.type('tisch');
    await first.reads(/Alle am Tisch/);
    await leave(first, second);
  });

  test('players can chat and nudge', async () => {
    const { first, second, names } = await tableForTwo(server.url);
    second.type('say Glück   auf!');
    await first.reads(new RegExp(`${names[1]}: Glück auf!`));
    second.type('nudge');
    await second.reads(/Nudged\./);
    await first.reads(new RegExp(`${names[1]} nudges you: it is your turn\\.`));
    first.type('anstupsen');
    await first.reads(/You are not waiting for anybody\./);
    await leave(first, second);
  });

  test('a pause needs the consent of both players, and either of them ends it', async () => {
    const { first, second, names } = await tableForTwo(server.url);
    second.type('pauze');
    await first.reads(new RegExp(`${names[1]} asks for a pause: yes or no\\?`));
    first.type('ja');
    for (const each of [first, second]) await each.reads(/The game is paused\. “resume” goes on\./);
    // Input that is not a command waits until it is this player's turn.
    first.type('1');
    second.type('hervatten');
    await second.reads(/The game goes on\./);
    await second.reads(new RegExp(`${names[0]} chooses an order`));
    second.type('hervatten');
    await second.reads(/There is no request that you could answer\./);
    await leave(first, second);
  });

  test('a bot plays for a player who leaves until the player returns', async () => {
    const { first, second, names } = await tableForTwo(server.url);
    first.type('leave');
    await first.reads(/A bot plays for you\./);
    await second.reads(new RegExp(`A bot plays for ${names[0]}\\.[^]* 1\\) `));
    first.type('zurück');
    await second.reads(new RegExp(`${names[0]} plays again\\.`));
    second.type('1');
    await first.reads(/ 1\) [^]*> /);
    await leave(first, second);
  });

  test('the match is over when everybody resigns, and a rematch brings both players to a new table', async () => {
    const { first, second, names, table } = await tableForTwo(server.url);
    first.type('resign');
    await second.reads(new RegExp(`${names[0]} has resigned; a bot plays on\\.`));
    second.type('opgeven');
    for (const each of [first, second])
      await each.reads(/over without a result\.[^]*The deal is the one that was promised/);
    first.type('again');
    await second.reads(/A rematch is waiting: again/);
    second.type('revanche');
    const both = [first, second];
    await vi.waitUntil(
      () => both.some((each) => OFFER.test(each.shown().split('without a result')[1] ?? '')),
      { timeout: 10_000 },
    );
    for (const each of both) each.type('quit');
    const { out } = await first.left;
    await second.left;
    expect(out).toMatch(/You come back with:\n {2}pithead connect \S+ --table \S{22} --name (Anna|Ben)\n$/);
    expect(out.slice(-100)).not.toContain(table);
  });

  test('a running match is exported as far as the player knows it, in a format of its own', async () => {
    const { first, second } = await tableForTwo(server.url);
    const file = join(newFolder(), 'part.json');
    first.type(`export ${file}`);
    await first.reads(/Saved what you know of the game so far/);
    const part = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    expect(part['format']).toBe('pithead-partial/1');
    expect(part['key']).toBeUndefined();
    first.type('speichern');
    await first.reads(/Which file\?/);
    await leave(first, second);
  });
});
