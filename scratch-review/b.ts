import { eloOf } from '@pithead/bots';
// calibration: true elos, round robin 100 games each, first is 'random' who loses all
const trueElo = [0, 900, 800, 700, 1000, 1150, 1300, 1500]; const N = 100;
let seed = 1; const rnd = () => { seed = (seed * 1664525 + 1013904223) >>> 0; return seed / 2 ** 32; };
const inside = trueElo.map(() => 0); const insideBetween = { n: 0, all: 0 }; const R = 60;
for (let r = 0; r < R; r++) {
  const w = trueElo.map(() => trueElo.map(() => 0));
  for (let a = 0; a < 8; a++) for (let b = a + 1; b < 8; b++) for (let g = 0; g < N; g++) { const p = 1 / (1 + 10 ** ((trueElo[b]! - trueElo[a]!) / 400)); if (rnd() < p) w[a]![b]!++; else w[b]![a]!++; }
  eloOf(w).forEach(({ elo, error }, i) => { if (Math.abs(elo - trueElo[i]!) <= error) inside[i]!++; });
}
console.log('coverage of the 95% interval', inside.map((x) => (x / R).toFixed(2)).join(' '));
console.log(eloOf([[0, 0], [20, 0]]), eloOf([[0]]));
