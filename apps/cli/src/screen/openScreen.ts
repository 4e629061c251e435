import type { ProcessStreams } from '../processStreams.ts';
import { FullScreen } from './fullScreen.ts';
import { PlainScreen } from './plainScreen.ts';
import type { GameScreen } from './gameScreen.ts';

interface ScreenOptions {
  readonly isPlain?: boolean;
  /** Accepts lines at any time, because others play too. */
  readonly listens?: boolean;
}

export function openScreen(
  io: ProcessStreams,
  { isPlain = false, listens = false }: ScreenOptions = {},
): GameScreen {
  const colour = (io.env['NO_COLOR'] ?? '') === '' && io.env['TERM'] !== 'dumb';
  const isFull = !isPlain && isInteractive(io) && io.env['TERM'] !== 'dumb';
  return isFull ? new FullScreen(io, colour) : new PlainScreen(io, listens);
}

export const isInteractive = ({ stdin, stdout }: ProcessStreams): boolean =>
  stdin.isTTY === true && stdout.isTTY === true;
