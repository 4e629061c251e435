import type { CommandContext } from './commandContext.ts';

const WIDTH = 30;
const EVERY_MS = 100;

export function progressBar({ io: { stderr }, translate }: CommandContext): {
  show(done: number, all: number): void;
  clear(): void;
} {
  if (stderr.isTTY !== true) return { show: () => undefined, clear: () => undefined };
  let last = -Infinity;
  return {
    show(done, all) {
      if (performance.now() - last < EVERY_MS) return;
      last = performance.now();
      const filled = Math.floor((done / all) * WIDTH);
      stderr.write(
        `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${translate('progress', { done, all })}\x1b[K`,
      );
    },
    clear: () => stderr.write('\r\x1b[K'),
  };
}
