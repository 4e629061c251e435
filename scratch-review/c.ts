import { newestJudge } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import { firstPending, isOver, keyFromSeed, listOffers, Offers, playCode, resolveOptions, settle, redealt } from '@pithead/kernel';
const offers = new Offers();
let s = 7; const rnd = (n: number) => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return Math.floor(s / 2 ** 32 * n); };
for (const id of Object.keys(GAMES)) {
  const { game, kit } = GAMES[id]!;
  const judge = newestJudge(kit);
  let bad = { nonfinite: 0, parts: 0, final: 0, finalSrc: 0, leak: 0, lead: 0, thinHidden: 0, thinNone: 0 }; let finals = 0; let ex: any;
  const until = Date.now() + 12000; const kept: any[] = [];
  for (let g = 0; Date.now() < until; g++) {
    const opts: any = {}; for (const [n, o] of Object.entries<any>(game.options)) if (o.values) opts[n] = o.values[rnd(o.values.length)];
    let options; try { options = resolveOptions(game, opts); } catch { continue; }
    const seats = game.minSeats + rnd(game.maxSeats - game.minSeats + 1);
    const st = game.setup(seats, options, keyFromSeed(`c${g}`), undefined); settle(game, st, undefined);
    let n = 0;
    while (!isOver(st)) {
      const seat = firstPending(st);
      if (n++ % 7 === 0) {
        for (let k = 0; k < seats; k++) { const p: number[] = []; const v = judge.evaluate(st, k, p); if (!Number.isFinite(v)) bad.nonfinite++; const sum = p.slice(0, judge.sources.length).reduce((a, b) => a + b, 0); if (!(Math.abs(sum - v) < 1e-6)) { bad.parts++; ex ??= [opts, v, p]; } }
        if (!(judge.lead(st) > 0)) bad.lead++;
        if (judge.thin) { const a = new Offers(), b = new Offers(); listOffers(game, st, seat, a); listOffers(game, redealt(game, st, seat, keyFromSeed(`r${n}`)), seat, b); judge.thin(st, seat, a); judge.thin(redealt(game, st, seat, keyFromSeed(`r${n}`)), seat, b); if (a.codes.slice(0, a.length).join() !== b.codes.slice(0, b.length).join()) { bad.thinHidden++; } if (a.length === 0) bad.thinNone++; }
        if (rnd(20) === 0 && kept.length < 4000) { const c = game.copy(st); kept.push([c, Array.from({ length: seats }, (_, k) => judge.evaluate(c, k))]); }
      }
      listOffers(game, st, seat, offers); playCode(game, st, seat, offers.at(rnd(offers.length)), undefined);
    }
    finals++;
    game.outcome(st).seats.forEach(({ total, sources }, k) => { const p: number[] = []; if (Math.abs(judge.evaluate(st, k, p) * judge.unit - total) > 1e-6) bad.final++; judge.sources.forEach((src, i) => { if (Math.abs((p[i] as number) * judge.unit - ((sources as any)[src] ?? NaN)) > 1e-6) bad.finalSrc++; }); if (Object.keys(sources).length !== judge.sources.length) bad.finalSrc++; });
  }
  for (let i = kept.length - 1; i > 0; i--) { const j = rnd(i + 1); [kept[i], kept[j]] = [kept[j], kept[i]]; }
  for (const [c, vs] of kept) vs.forEach((v: number, k: number) => { if (judge.evaluate(c, k) !== v) bad.leak++; });
  console.log(id, 'finals', finals, 'kept', kept.length, JSON.stringify(bad), ex ?? '');
}
