import type { Fact } from '@pithead/kernel';
import type { WatchedTable } from '@pithead/protocol';
import { useEffect, useState } from 'preact/hooks';
import { toReplayHash, parseReplayHash } from './replayPosition.ts';
import type { ReplaySource } from './replaySource.ts';
import type { PlaybackSpeed } from './PlaybackBar.tsx';

const STEP_MS = 1000;
const ADDRESS_MS = 300;

export function useReplayState(
  source: ReplaySource,
  onFacts: (facts: readonly Fact[]) => void,
): WatchedTable | undefined {
  const [shown, setShown] = useState(source.current());
  useEffect(() => {
    setShown(source.current());
    return source.listen((next, facts) => {
      setShown(next);
      onFacts(facts);
    });
  }, [source]);
  return shown;
}

export interface PlaybackControls {
  readonly isPlaying: boolean;
  readonly speed: PlaybackSpeed;
  play(isPlaying: boolean): void;
  setSpeed(speed: PlaybackSpeed): void;
}

/** Advances automatically, but waits while something is animated. */
export function usePlayback(
  source: ReplaySource,
  ply: number,
  plies: number,
  isMoving: boolean,
): PlaybackControls {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<PlaybackSpeed>(1);
  useEffect(() => {
    if (!isPlaying || isMoving) return;
    if (ply >= plies) return setPlaying(false);
    const timer = setTimeout(() => void source.go(ply + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [source, isPlaying, isMoving, ply, plies, speed]);

  const play = (isOn: boolean): void => {
    setPlaying(isOn);
    if (isOn && ply >= plies) void source.go(0);
  };
  return { isPlaying, speed, play, setSpeed };
}

/** Fields and buttons handle these keys themselves. */
function isHandledByTarget({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.closest('input, select, textarea, dialog') !== null ||
    (key === ' ' && target.closest('button, a, summary') !== null)
  );
}

export function usePlaybackKeys(source: ReplaySource, { isPlaying, play }: PlaybackControls): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || isHandledByTarget(event)) return;
      if (event.key === 'ArrowLeft') void source.step(-1);
      else if (event.key === 'ArrowRight') void source.step(1);
      else if (event.key === 'Home') void source.go(0);
      else if (event.key === 'End') void source.go(Infinity);
      else if (event.key === ' ') play(!isPlaying);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [source, isPlaying, play]);
}

/** Writes the position into the address after a pause, and follows changes of the address. */
export function useReplayAddress(source: ReplaySource, shown: WatchedTable | undefined): void {
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', toReplayHash(source.position())),
      ADDRESS_MS,
    );
    return () => clearTimeout(timer);
  }, [source, shown]);
  useEffect(() => {
    const changed = (): void => {
      const { ply, seat = null } = parseReplayHash(location.hash);
      if (ply === undefined) return;
      void source.viewAs(seat).then(() => source.go(ply));
    };
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [source]);
}
