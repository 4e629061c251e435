import type { Ply, PlyNames } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import { inputContextOf } from '@pithead/text/input';
import type { MatchSource, PromptAction } from '@pithead/ui';
import { useMemo } from 'preact/hooks';
import { refusalText } from '../../net/refusalText.ts';
import type { CommandLineTexts } from '../../text/commandLine/index.ts';
import { useTexts } from '../../useTexts.ts';
import { toParagraphs } from '../log/logParagraphs.ts';
import { useLogLines } from '../log/useLogLines.ts';
import type { PlayControls } from '../prompt/usePlay.ts';
import type { TableFeatures } from '../tableFeatures.ts';
import type { LoadedGame } from '../useGameTable.ts';
import type { CommandTable } from './commandTable.ts';

export interface CommandLineProps {
  readonly gameId: string;
  readonly loadedGame: LoadedGame;
  readonly source: MatchSource;
  readonly state: ViewerState;
  readonly names: readonly string[];
  readonly isYourTurn: boolean;
  readonly actions: readonly PromptAction[];
  readonly playing: PlayControls;
  /** The summary of the open scoring, with its title. */
  readonly scoring: string | undefined;
  /** Ends the open scoring. */
  readonly proceed: (() => void) | undefined;
  readonly features: TableFeatures;
  undo(reach: 'step' | 'turn'): void;
}

export function useCommandTable(
  props: CommandLineProps,
  moves: PlyNames,
  texts: CommandLineTexts,
): CommandTable {
  const { loadedGame, source, state, names, isYourTurn, playing, scoring, proceed, features } = props;
  const { text, table } = loadedGame;
  const { language } = text;
  const { view } = state;
  const common = useTexts();
  const handOver = features.handOver ?? undefined;
  /** The name of the person who is to take the device. */
  const handOverName = handOver === undefined ? undefined : (names[handOver] ?? '');
  const lines = useLogLines({ loadedGame, state, names });
  const offers = isYourTurn ? state.offers : NO_OFFERS;
  const context = useMemo(
    () => inputContextOf(moves, text, { view, offers, names }),
    [moves, text, view, offers, names.join()],
  );

  async function whyNot(ply: Ply): Promise<string | undefined> {
    const refused = await source.whyNot(ply);
    if (refused === undefined) return undefined;
    const reason = await refusalText(refused, language, common, text, { ply, view, names });
    return refused.rule === undefined || refused.rule === ''
      ? reason
      : texts.reasonWithRule({ reason, rule: refused.rule });
  }

  return {
    context,
    texts,
    names,
    viewer: source.viewer,
    isYourTurn,
    phase: table.phaseLabel(view, language),
    prompt:
      scoring ??
      (handOverName === undefined ? text.prompt(view, names) : common.handTo({ name: handOverName })),
    actions: props.actions,
    log: toParagraphs(lines, names).map(({ heading, text: line }) =>
      heading === undefined || line.startsWith(heading) ? line : `${heading}. ${line}`,
    ),
    figures: (seat) => table.figures(view, seat, language),
    isFinal: (ply) => table.isFinal?.(ply, view) === true,
    hasNoEffect: (ply) => table.hasNoEffect?.(ply, view) === true,
    proceed:
      proceed !== undefined
        ? async () => {
            proceed();
            return texts.continued;
          }
        : handOverName === undefined
          ? undefined
          : async () => {
              await features.takeOver?.();
              return texts.handedOver({ name: handOverName });
            },
    async play(plies) {
      if (await playing.play(plies)) return undefined;
      // The prompt bar says what else went wrong.
      return (plies[0] && (await whyNot(plies[0]))) ?? common.failed;
    },
    async undo(reach) {
      if (state.undoable === 0) return common.nothingToUndo;
      props.undo(reach);
      return undefined;
    },
    pressMain() {
      const button = document.querySelector<HTMLButtonElement>('#board [data-main]:not(:disabled)');
      button?.click();
      return button?.textContent;
    },
    whyNot,
  };
}

const NO_OFFERS = {};
