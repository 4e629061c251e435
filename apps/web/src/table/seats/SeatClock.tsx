import type { Clocks } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useReducer, useRef } from 'preact/hooks';
import { useTexts } from '../../useTexts.ts';
import { hasSeat } from '../useMatch.ts';

const DAY_S = 86_400;
const LOW_S = 60;

function formatSeconds(seconds: number): string {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  if (seconds >= 2 * DAY_S)
    return `${Math.floor(seconds / DAY_S)} d ${Math.floor((seconds % DAY_S) / 3600)} h`;
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

export function SeatClock({ clocks, seat }: { readonly clocks: Clocks; readonly seat: number }): JSX.Element {
  const texts = useTexts();
  const received = useRef({ clocks, at: performance.now() });
  if (received.current.clocks !== clocks) received.current = { clocks, at: performance.now() };
  const [, tick] = useReducer((n: number) => n + 1, 0);
  const isRunning = hasSeat(clocks.running, seat) && !clocks.isPaused;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(undefined), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const spent = isRunning ? performance.now() - received.current.at : 0;
  const seconds = Math.max(0, Math.ceil(((clocks.leftMs[seat] ?? 0) - spent) / 1000));
  const time = formatSeconds(seconds);
  return (
    <span
      class={`clock${isRunning ? ' is-running' : ''}${seconds < LOW_S ? ' is-low' : ''}`}
      role="timer"
      aria-label={texts.timeLeft({ time })}
    >
      {time}
    </span>
  );
}
