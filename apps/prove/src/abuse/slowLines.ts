/** Lines that say nothing, or so slowly that they never come to an end: each is hung up on in time. */
import { Attacker } from './attacker.ts';

const DRIP_MS = 2_000;
/** Thirty seconds for a request, and five until somebody looks. */
const MOST_MS = 40_000;

const BODY = 'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';

/** What is said at once, and what then falls drop by drop. */
const LINES: Readonly<Record<string, readonly [string, string]>> = {
  'a line that says nothing': ['', ''],
  'half a request': ['GET /api/games HTTP/1.1\r\nHost: local', ''],
  'half a handshake': ['GET /socket?v=1 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n', ''],
  'headers without an end': ['GET /api/games HTTP/1.1\r\nHost: localhost\r\n', 'X-More: 1\r\n'],
  'a body letter by letter': [BODY, ' '],
};

function troubleOf(url: string, name: string, [first, drop]: readonly [string, string]): Promise<string[]> {
  const line = new Attacker(url).line();
  line.write(first);
  const drip = setInterval(() => drop !== '' && line.write(drop), DRIP_MS);
  return new Promise((resolve) => {
    const done = (troubles: string[]) => (): void => {
      clearInterval(drip);
      clearTimeout(late);
      line.destroy();
      resolve(troubles);
    };
    const late = setTimeout(done([`${name}: is open after ${MOST_MS / 1000} s`]), MOST_MS);
    line.on('close', done([])).resume();
  });
}

export const SLOW_LINES = Object.keys(LINES).length;

export const slowLines = async (url: string): Promise<string[]> =>
  (await Promise.all(Object.entries(LINES).map(([name, said]) => troubleOf(url, name, said)))).flat();
