import { glueckAuf } from '@pithead/glueck-auf/rules';
import { drawTable } from '@pithead/glueck-auf/terminal';
import { Match, keyFromSeed, firstPending } from '@pithead/kernel';
import { askBot, greedyBot } from '@pithead/bots';
import { evaluate } from '@pithead/glueck-auf/bot';
const [width = '120', plies = '60', seats = '3', lang = 'de', colour = ''] = process.argv.slice(2);
const names = ['Anna', 'Bot Bruno', 'Bot Cleo', 'Bot Dora'].slice(0, Number(seats));
const m = Match.start(glueckAuf, { names, options: {}, key: keyFromSeed(7) });
const bot = greedyBot(evaluate);
for (let i = 0; i < Number(plies) && !m.isOver; i++) {
  const s = firstPending(m.state);
  const r = m.play(s, [askBot(bot, glueckAuf, m.state, s, keyFromSeed(i))]);
  if (r) throw new Error(JSON.stringify(r));
}
const s = Math.max(0, firstPending(m.state));
const lines = drawTable(m.view(s), {
  names,
  text: { language: lang, title: 'Glück Auf' } as never,
  width: Number(width),
  colour: colour === 'c',
});
console.log(lines.join('\n'));
const too = lines.filter((l) => [...l.replace(/\x1b\[[0-9;]*m/g, '')].length > Number(width));
console.log(lines.length, 'lines', too.length, 'too wide', m.plies.length, m.isOver, m.offers(s).length);
