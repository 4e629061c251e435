import type { ViewerState } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import type { JSX } from 'preact';
import type { LoadedHelp } from '../../help/loadHelp.ts';
import { loadHelp } from '../../help/loadHelp.ts';
import { useLoad } from '../../lazy/useLoad.ts';
import { Link } from '../../router.tsx';
import { usePanelTexts } from '../../text/panels/usePanelTexts.ts';
import { useTexts } from '../../useTexts.ts';
import { targetSelector } from '../inView/bringIntoView.ts';
import type { LoadedGame } from '../useGameTable.ts';
import { ChoiceGroupSection } from './ChoiceGroupSection.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SideSheet } from './SideSheet.tsx';
import { groupChoices } from './whatNow.ts';
import './whatNow.css';

interface Props {
  readonly gameId: string;
  readonly loadedGame: LoadedGame;
  readonly state: ViewerState;
  readonly names: readonly string[];
  readonly isYourTurn: boolean;
  close(): void;
}

interface Explanations {
  readonly rules: Readonly<Record<string, string>>;
  readonly help: LoadedHelp | undefined;
}

/** The rules of verbs, the help of the game and, in some games, names of verbs are loaded when somebody asks. */
async function loadExplanations(gameId: string, { text }: LoadedGame): Promise<Explanations> {
  const { loadMoveRules } = await import('../../offline/index.ts');
  const [rules, help] = await Promise.all([
    loadMoveRules(gameId),
    loadHelp(gameId, text.language),
    text.fetchReasons?.(),
    text.fetchLog?.(),
  ]);
  return { rules, help };
}

export function WhatNow({ gameId, loadedGame, state, names, isYourTurn, close }: Props): JSX.Element {
  const texts = useTexts();
  const { text } = loadedGame;
  const { value, isFailed } = useLoad(() => loadExplanations(gameId, loadedGame), [gameId, loadedGame]);
  const help = value?.help;
  const context = { text, view: state.view, names, rules: value?.rules ?? {}, help };
  const groups = isYourTurn && (value !== undefined || isFailed) ? groupChoices(state.offers, context) : [];
  const decision = help?.help.decisionOf(state.view);
  const about = decision === undefined ? undefined : help?.text.decisions[decision];
  return (
    <SideSheet title={texts.whatNow} close={close}>
      <div class="now-prompt">
        <p>{text.prompt(state.view, names)}</p>
        {about !== undefined && <p>{about}</p>}
      </div>
      {!isYourTurn && <Meanwhile gameId={gameId} />}
      {groups.map((group) => (
        <ChoiceGroupSection
          key={group.id}
          group={group}
          gameId={gameId}
          selectorOf={(ply) => targetSelector(loadedGame, ply, state.view)}
          close={close}
        />
      ))}
      <LastLines {...{ gameId, text, state, names }} rules={help?.help.factRules ?? {}} />
      <Shortcuts more={loadedGame.table.keys?.(text.language)} />
    </SideSheet>
  );
}

/** What there is to look at until the next decision of the viewer. The prompt says whose turn it is. */
function Meanwhile({ gameId }: { readonly gameId: string }): JSX.Element {
  const texts = useTexts();
  const panelTexts = usePanelTexts();
  return (
    <section class="now-meanwhile">
      <p>{panelTexts.nothingNow}</p>
      <ul>
        <li>{panelTexts.lookAtBoards}</li>
        <li>{panelTexts.lookAtLog}</li>
        <li>
          <Link to={`/rules/${gameId}`}>{texts.rules}</Link>
        </li>
      </ul>
    </section>
  );
}

const SHOWN_LINES = 6;
/** Not every fact has a line. */
const SEARCHED_FACTS = 60;

interface LastLinesProps extends Pick<Props, 'gameId' | 'state' | 'names'> {
  readonly text: GameText;
  readonly rules: Readonly<Record<string, string>>;
}

/** The last lines of the log, each with the rule that explains it. */
function LastLines({ gameId, text, state, names, rules }: LastLinesProps): JSX.Element | null {
  const texts = useTexts();
  const panelTexts = usePanelTexts();
  const lines = state.facts
    .slice(-SEARCHED_FACTS)
    .flatMap(([seq, fact]) => {
      const line = text.fact(fact, names);
      return line === undefined ? [] : [{ seq, line, rule: rules[fact.type] }];
    })
    .slice(-SHOWN_LINES);
  if (lines.length === 0) return null;
  return (
    <section class="now-choices">
      <header>
        <h3>{panelTexts.justHappened}</h3>
      </header>
      <ul>
        {lines.map(({ seq, line, rule }, place) => (
          <li key={`${seq} ${place}`} class="now-line">
            <span>{line}</span>
            {rule !== undefined && (
              <Link to={`/rules/${gameId}#${rule}`} aria-label={texts.whyRule({ rule })}>
                {rule}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
