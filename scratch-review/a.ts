import { botNamed, mindAt, newestJudge, Search, askBot } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import { firstPending, isOver, keyFromSeed, listOffers, Offers, playPly, resolveOptions, settle, pendingSeats } from '@pithead/kernel';
const offers = new Offers();
for (const id of Object.keys(GAMES)) {
  const { game, kit } = GAMES[id]!;
  const lv = JSON.stringify(kit.levels);
  const greedy = botNamed('greedy', game, kit, () => performance.now())!;
  const state = game.setup(3, resolveOptions(game, {}), keyFromSeed('x'), undefined); settle(game, state, undefined);
  const plies: any[] = []; const rates: number[] = []; let over: number[] = []; let vis = 0, its = 0; let odd = 0; let n = 0; let its100: number[]=[];
  while (!isOver(state) && n < 25) {
    const seat = firstPending(state);
    listOffers(game, state, seat, offers);
    if (offers.length > 2 && plies.length % 5 === 0) {
      n++;
      const s = new Search(game, newestJudge(kit), { ms: 100 }, () => performance.now());
      const m = mindAt({ game, state, plies }, seat, keyFromSeed(plies.length));
      const b = performance.now(); s.decide(m); const t = performance.now() - b;
      rates.push(s.iterations / t * 1000); over.push(t - 100);
      const v = s.reasons(Infinity).reduce((a, r) => a + r.visits, 0);
      if (v !== s.iterations) odd++;
    }
    const ply = askBot(greedy, { game, state, plies }, seat, keyFromSeed(`q${plies.length}`));
    playPly(game, state, seat, ply, undefined); plies.push([seat, ...ply]);
  }
  rates.sort((a, b) => a - b); over.sort((a, b) => a - b);
  console.log(id, lv, 'moves', game.moves.length, 'it/s min/med/max', rates[0]?.toFixed(0), rates[rates.length >> 1]?.toFixed(0), rates.at(-1)?.toFixed(0), 'over max', over.slice(-4).map((x) => x.toFixed(1)).join(' '), 'odd visits', odd, 'of', n);
}
