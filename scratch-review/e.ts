import { botNamed, askBot } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import { firstPending, isOver, keyFromSeed, playPly, resolveOptions, settle } from '@pithead/kernel';
for (const id of Object.keys(GAMES)) {
  const { game, kit } = GAMES[id]!;
  const clock = () => performance.now();
  const greedy = botNamed('greedy', game, kit, clock)!; const director = botNamed('director', game, kit, clock)!;
  const state = game.setup(2, resolveOptions(game, {}), keyFromSeed('y'), undefined); settle(game, state, undefined);
  const plies: any[] = []; const turns: number[] = []; let turn = 0, many = 0; const out: string[] = []; const until = Date.now() + 16000;
  while (!isOver(state) && Date.now() < until) {
    const seat = firstPending(state);
    let ply; 
    if (seat === 0) { const b = clock(); ply = askBot(director, { game, state, plies }, seat, keyFromSeed(plies.length)); turn += clock() - b; many++; }
    else { if (many) out.push(`${many}:${(turn / 1000).toFixed(1)}s`); turn = 0; many = 0; ply = askBot(greedy, { game, state, plies }, seat, keyFromSeed(plies.length)); }
    playPly(game, state, seat, ply, undefined); plies.push([seat, ...ply]);
  }
  console.log(id, 'director turns plies:seconds', out.join(' '));
}
