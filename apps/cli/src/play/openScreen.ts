import type { Io } from '../io.ts';
import { FullScreen } from './fullScreen.ts';
import { PlainScreen } from './plainScreen.ts';
import type { Screen } from './screen.ts';

/** The whole terminal where a person sits at both ends, plain lines everywhere else. */
export function openScreen(io: Io): Screen {
  const colour = (io.env['NO_COLOR'] ?? '') === '' && io.env['TERM'] !== 'dumb';
  const full = io.stdin.isTTY === true && io.stdout.isTTY === true && io.env['TERM'] !== 'dumb';
  return full ? new FullScreen(io, colour) : new PlainScreen(io);
}
