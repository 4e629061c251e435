/** A game in the terminal as an SVG picture: text with colours, so that it stays sharp and small. */
import { greedyBot, currentEvaluator, observe } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Ply } from '@pithead/kernel';
import { firstPending, keyFromSeed, Match } from '@pithead/kernel';

const GAME = 'glueck-auf';
const NAMES = ['Marta', 'Ilse', 'Henrik'];
const PHASE = 'mining';
const MIN_PLIES = 60;

const COLUMNS = 120;
const COLUMN_PX = 8;
const LINE_PX = 17;
const EDGE_PX = 16;
const COLOURS: Readonly<Record<string, string>> = {
  '2': '#8A8378',
  '38;5;161': '#d7005f',
  '38;5;30': '#008787',
  '38;5;98': '#875fd7',
  '38;5;136': '#af8700',
};
const INK = '#E9E3D8';

// oxlint-disable-next-line no-control-regex -- escape codes separate the styles
const STYLED = /\x1b\[([0-9;]*)m/;

function playToMining(): { readonly lines: readonly string[] } {
  const parts = LOADED_GAMES[GAME];
  if (parts === undefined) throw new Error(`no game is called ${GAME}`);
  const { game, kit, draw } = parts;
  const match = Match.start(game, { names: NAMES, options: {}, key: keyFromSeed('terminal picture') });
  const bot = greedyBot(currentEvaluator(kit), { beam: 2, noise: 0 });
  const isWanted = (): boolean =>
    match.plies.length >= MIN_PLIES &&
    firstPending(match.state) === 0 &&
    match.state.steps.at(-1)?.at === PHASE;
  while (!isWanted()) {
    const seat = firstPending(match.state);
    const key = keyFromSeed(`terminal ${match.plies.length}`);
    match.play(seat, [bot.decide(observe(match, seat, key)) as Ply]);
  }
  const context = { names: NAMES, text: parts.text('en'), width: COLUMNS, colour: true };
  return { lines: draw(game.view(match.state, 0), context) };
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function drawLine(line: string, y: number): string {
  const [first = '', ...rest] = line.split(STYLED);
  const spans = [['', first]];
  for (let i = 0; i < rest.length; i += 2) spans.push([rest[i] ?? '', rest[i + 1] ?? '']);
  let column = 0;
  const texts: string[] = [];
  for (const [style = '', text = ''] of spans) {
    // Browsers remove spaces at the ends of a text, so that each run of words is placed on its own.
    for (const { 0: words, index } of text.matchAll(/\S+(?: \S+)*/g))
      texts.push(drawWords(words, style, column + charactersIn(text.slice(0, index)), y));
    column += charactersIn(text);
  }
  return texts.join('');
}

const charactersIn = (text: string): number => Array.from(text).length;

function drawWords(words: string, style: string, column: number, y: number): string {
  const weight = style === '1' ? ' font-weight="600"' : '';
  return (
    `<text x="${EDGE_PX + column * COLUMN_PX}" y="${y}" fill="${COLOURS[style] ?? INK}"${weight} ` +
    `textLength="${charactersIn(words) * COLUMN_PX}">${escapeXml(words)}</text>`
  );
}

export function terminalPicture(): string {
  const { lines } = playToMining();
  const width = COLUMNS * COLUMN_PX + 2 * EDGE_PX;
  const height = lines.length * LINE_PX + 2 * EDGE_PX;
  const texts = lines
    .map((line, i) => drawLine(line, EDGE_PX + (i + 1) * LINE_PX - 4))
    .filter((row) => row !== '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-label="A turn of Glück Auf in the terminal: the common board and the own mine">` +
    `<rect width="100%" height="100%" rx="8" fill="#16181B"/>` +
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="13">` +
    `${texts.join('\n')}</g></svg>\n`
  );
}
