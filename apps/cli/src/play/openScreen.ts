import type { Io } from '../io.ts';
import { FullScreen } from './fullScreen.ts';
import { PlainScreen } from './plainScreen.ts';
import type { Screen } from './screen.ts';

interface ScreenOptions {
  /** Forces plain lines on a terminal. */
  readonly isPlain?: boolean;
  /** Lines may arrive at any time, because others play, too. */
  readonly listens?: boolean;
}

export function openScreen(io: Io, { isPlain = false, listens = false }: ScreenOptions = {}): Screen {
  const colour = (io.env['NO_COLOR'] ?? '') === '' && io.env['TERM'] !== 'dumb';
  const isFull = !isPlain && isAtBothEnds(io) && io.env['TERM'] !== 'dumb';
  return isFull ? new FullScreen(io, colour) : new PlainScreen(io, listens);
}

export const isAtBothEnds = ({ stdin, stdout }: Io): boolean => stdin.isTTY === true && stdout.isTTY === true;
