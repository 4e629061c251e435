import type { Io } from '../io.ts';
import { FullScreen } from './fullScreen.ts';
import { PlainScreen } from './plainScreen.ts';
import type { Screen } from './screen.ts';

interface Wish {
  /** Plain lines, whatever the terminal can do. */
  readonly isPlain?: boolean;
  /** Others play, too: lines may come at any time. */
  readonly listens?: boolean;
}

/** The whole terminal where a person sits at both ends, plain lines everywhere else. */
export function openScreen(io: Io, { isPlain = false, listens = false }: Wish = {}): Screen {
  const colour = (io.env['NO_COLOR'] ?? '') === '' && io.env['TERM'] !== 'dumb';
  const isFull = !isPlain && isAtBothEnds(io) && io.env['TERM'] !== 'dumb';
  return isFull ? new FullScreen(io, colour) : new PlainScreen(io, listens);
}

/** A person who reads and types. */
export const isAtBothEnds = ({ stdin, stdout }: Io): boolean => stdin.isTTY === true && stdout.isTTY === true;
