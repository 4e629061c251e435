import type { ViewerState } from '@pithead/protocol';
import { useMemo } from 'preact/hooks';
import { useTexts } from '../../useTexts.ts';
import type { LoadedGame } from '../useGameTable.ts';
import type { LogLine, LogLineCache } from './logLines.ts';
import { toLogLines, withResignations } from './logLines.ts';

interface LogProps {
  readonly loadedGame: LoadedGame;
  readonly state: ViewerState;
  readonly names: readonly string[];
}

export function useLogLines({ loadedGame: { table, text }, state, names }: LogProps): readonly LogLine[] {
  const texts = useTexts();
  const cache: LogLineCache = useMemo(() => new WeakMap(), [names.join(), text]);
  return useMemo(
    () =>
      withResignations(toLogLines({ state, names, text, table }, cache), { state, names }, (name) =>
        texts.hasResigned({ name }),
      ),
    [state.facts, state.resignations, cache, texts],
  );
}
