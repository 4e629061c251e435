import { botNamed, askBot, mindAt, newestJudge, Search, difference } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import { firstPending, isOver, keyFromSeed, playPly, resolveOptions, settle, redealt, listOffers, Offers } from '@pithead/kernel';
const offers = new Offers();
for (const [id, opts] of [['rockwell', { hiddenLog: true }], ['rockwell', {}], ['siberia', {}], ['glueck-auf', {}]] as const) {
  const { game, kit } = GAMES[id]!;
  const clock = () => 0; let reused = 0, empty = 0, decisions = 0, fullDiff = 0; let b8 = 0, b8n = 0; let ops; try { ops = resolveOptions(game, opts as any); } catch (e) { console.log(id, game.options, String(e)); continue; }
  const until = Date.now() + 11000; 
  for (let g = 0; Date.now() < until; g++) {
    const seats = 2 + g % 3;
    const search = new Search(game, newestJudge(kit), { iterations: 60 }, clock); const greedy = botNamed('greedy', game, kit, clock)!;
    const state = game.setup(seats, ops, keyFromSeed('z' + g), undefined); settle(game, state, undefined); const plies: any[] = [];
    while (!isOver(state) && Date.now() < until) {
      const seat = firstPending(state); let ply;
      if (seat === 0) {
        const before = search.iterations; ply = askBot(search, { game, state, plies }, seat, keyFromSeed(plies.length)); decisions++;
        const r = search.reasons(Infinity); const v = r.reduce((a, x) => a + x.visits, 0);
        if (v > search.iterations - before) { reused++; if (r.some((x) => Object.keys(x.sources).length === 0)) empty++; }
      } else ply = askBot(greedy, { game, state, plies }, seat, keyFromSeed(plies.length));
      if (plies.length % 4 === 0) { b8n++; const twin = redealt(game, state, seat, keyFromSeed('t' + b8n)); const n = ['greedy', 'flat:6it', 'search:10it'][b8n % 3]!; const k = keyFromSeed('k' + b8n);
        const a = askBot(botNamed(n, game, kit, clock)!, { game, state, plies }, seat, k), b = askBot(botNamed(n, game, kit, clock)!, { game, state: twin, plies }, seat, k); if (a.join() !== b.join()) b8++; }
      playPly(game, state, seat, ply, undefined); plies.push([seat, ...ply]);
    }
  }
  console.log(id, JSON.stringify(opts), { decisions, reused, empty, b8differs: b8, b8n });
}
