/** Plays by typing: a field with suggestions, and answers that are shown and spoken. */
import type { PlyNames } from '@pithead/kernel';
import { bindCatalogue } from '@pithead/text';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../components/icons.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { useLoad } from '../../lazy/useLoad.ts';
import type { commandLineEn } from '../../text/commandLine/en.ts';
import { COMMAND_LINE_CATALOGUES } from '../../text/commandLine/index.ts';
import { useTexts } from '../../useTexts.ts';
import { decisionKey } from '../prompt/usePlay.ts';
import type { LoadedGame } from '../useGameTable.ts';
import { useRestoreFocus } from '../useRestoreFocus.ts';
import { answerLine } from './answerLine.ts';
import { CommandField } from './CommandField.tsx';
import type { Answer } from './commandTable.ts';
import { choiceLine } from './listChoices.ts';
import { suggestionsFor } from './suggestions.ts';
import type { CommandLineProps } from './useCommandTable.ts';
import { useCommandTable } from './useCommandTable.ts';
import './commandLine.css';

interface Props extends CommandLineProps {
  /** Raised whenever the command line is asked for: the field gets the focus. */
  readonly focusCount: number;
  close(): void;
}

const LOW_SHARE = 0.6;
const GAP = 4;

async function loadMoves(gameId: string, { text }: LoadedGame): Promise<PlyNames> {
  const { loadPlyNames } = await import('../../offline/index.ts');
  // The names of verbs and the reasons of refusals come with the same file.
  const [moves] = await Promise.all([loadPlyNames(gameId), text.fetchReasons?.(), text.fetchLog?.()]);
  return moves;
}

export function CommandLine(props: Props): JSX.Element | null {
  const {
    value: moves,
    isFailed,
    retry,
  } = useLoad(() => loadMoves(props.gameId, props.loadedGame), [props.gameId, props.loadedGame]);
  if (moves !== undefined) return <LoadedCommandLine {...props} moves={moves} />;
  return isFailed ? <LoadError isFixed retry={retry} /> : null;
}

/** Above the prompt bar where that is low on the screen, so that it stays visible. */
function useOffsetAbovePrompt(): { readonly bottom: string } | undefined {
  const [bottom, setBottom] = useState<number>();
  useLayoutEffect(() => {
    const measure = (): void => {
      const top = document.querySelector('.prompt')?.getBoundingClientRect().top ?? 0;
      setBottom(top > innerHeight * LOW_SHARE && top < innerHeight ? innerHeight - top + GAP : undefined);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return bottom === undefined ? undefined : { bottom: `${bottom}px` };
}

function LoadedCommandLine(props: Props & { readonly moves: PlyNames }): JSX.Element {
  const { loadedGame, state, isYourTurn, moves, focusCount, scoring, close } = props;
  const { language } = loadedGame.text;
  const common = useTexts();
  const texts = useMemo(
    () => bindCatalogue<typeof commandLineEn>(language, COMMAND_LINE_CATALOGUES[language]),
    [language],
  );
  const table = useCommandTable(props, moves, texts);
  const [{ answer, count }, setAnswer] = useState<{ readonly answer: Answer; readonly count: number }>({
    answer: { lines: [texts.opened] },
    count: 0,
  });
  const show = (next: Answer): void => setAnswer((shown) => ({ answer: next, count: shown.count + 1 }));
  useRestoreFocus();
  const style = useOffsetAbovePrompt();

  // A question belongs to the decision in which it was asked.
  const decision = decisionKey(state);
  const questionDecisionKey = useRef<string>(undefined);
  const pending = questionDecisionKey.current === decision ? answer.pending : undefined;
  // The panel of a scoring leaves the focus here, so its words have to be said here.
  useEffect(() => {
    if (scoring !== undefined) show({ lines: [scoring] });
  }, [scoring]);

  const isBusy = useRef(false);
  async function send(line: string): Promise<void> {
    if (isBusy.current || line.trim() === '') return;
    isBusy.current = true;
    try {
      const next = await answerLine(table, line, pending);
      questionDecisionKey.current = decision;
      show(next);
    } catch {
      show({ lines: [common.failed] });
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <section
      class="command-line"
      style={style}
      aria-label={texts.title}
      data-choices={isYourTurn ? table.context.choices.offered.length : 0}
      data-answers={count}
    >
      <div class="command-answer" role="status" tabIndex={0} aria-label={texts.title}>
        {answer.lines.map((line, i) => (
          <p key={`${count}.${i}`}>{line}</p>
        ))}
      </div>
      <div class="command-entry">
        <CommandField
          texts={texts}
          focusCount={focusCount}
          suggest={(typed) =>
            suggestionsFor(table.context, typed, language, (choice) => choiceLine(table, choice))
          }
          send={(line) => void send(line)}
          close={close}
        />
        <button type="button" class="icon-button" aria-label={common.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
