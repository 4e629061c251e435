import type { Clocks, TableInfo } from '@pithead/protocol';
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

interface Props {
  readonly clocks: Clocks;
  readonly seat: number;
  readonly clock: TableInfo['clock'];
  readonly name: string;
  /** Where the clock is not next to the name: whose it is. */
  readonly label?: string;
}

export function SeatClock({ clocks, seat, clock, name, label }: Props): JSX.Element {
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
  const increment = clock.kind === 'bank' ? Math.round(clock.incrementMs / 1000) : 0;
  const perDecision = increment > 0 ? texts.clockIncrement({ seconds: increment }) : undefined;
  return (
    <span
      class={`clock${isRunning ? ' is-running' : ''}${seconds < LOW_S ? ' is-low' : ''}`}
      role="timer"
      title={perDecision}
      aria-label={[texts.clockOf({ name, time }), perDecision]
        .filter((part) => part !== undefined)
        .join(', ')}
    >
      {label !== undefined && <small>{label}</small>}
      {time}
      {increment > 0 && <small class="clock-increment">+{increment} s</small>}
    </span>
  );
}
