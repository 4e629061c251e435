import type { Ply } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useLoad } from '../../lazy/useLoad.ts';
import { Link } from '../../router.tsx';
import { usePanelTexts } from '../../text/panels/usePanelTexts.ts';
import { useTexts } from '../../useTexts.ts';
import { findTarget, targetSelector } from '../sight/findTarget.ts';
import type { LoadedGame } from '../useGameTable.ts';
import { SideSheet } from './SideSheet.tsx';
import type { ChoiceGroup } from './whatNow.ts';
import { groupChoices } from './whatNow.ts';
import './whatNow.css';

interface Props {
  readonly id: string;
  readonly game: LoadedGame;
  readonly state: ViewerState;
  readonly names: readonly string[];
  readonly isYours: boolean;
  close(): void;
}

const KEYS = {
  o: 'O',
  previous: 'Shift+O',
  ends: 'Home, End',
  enter: 'Enter',
  commandLine: ':',
  c: 'C',
  u: 'U',
  l: 'L',
  m: 'M',
  esc: 'Esc',
  help: '?',
} as const;

/** The rules of verbs and, in some games, their names are loaded when somebody asks. */
async function loadRulesAndNames(
  id: string,
  { text }: LoadedGame,
): Promise<Readonly<Record<string, string>>> {
  const { loadMoveRules } = await import('../../offline/index.ts');
  const [rules] = await Promise.all([loadMoveRules(id), text.fetchReasons?.()]);
  return rules;
}

export function WhatNow({ id, game, state, names, isYours, close }: Props): JSX.Element {
  const texts = useTexts();
  const panelTexts = usePanelTexts();
  const { value: rules, isFailed } = useLoad(() => loadRulesAndNames(id, game), [id, game]);
  const isLoaded = rules !== undefined || isFailed;
  const groups = isYours && isLoaded ? groupChoices(state.offers, game.text, state.view, names) : [];
  return (
    <SideSheet title={texts.whatNow} close={close}>
      <p class="now-prompt">{game.text.prompt(state.view, names)}</p>
      {!isYours && <p>{panelTexts.nothingNow}</p>}
      {groups.map((group) => (
        <Choices
          key={group.verb}
          group={group}
          rule={rules?.[group.verb]}
          id={id}
          targetOf={(ply) => findTarget(targetSelector(game, ply, state.view))}
          close={close}
        />
      ))}
      <Shortcuts more={game.table.keys?.(game.text.language)} />
    </SideSheet>
  );
}

interface ChoicesProps {
  readonly group: ChoiceGroup;
  readonly rule: string | undefined;
  readonly id: string;
  targetOf(ply: Ply): HTMLElement | undefined;
  close(): void;
}

function Choices({
  group: { name, count, choices },
  rule,
  id,
  targetOf: find,
  close,
}: ChoicesProps): JSX.Element {
  const texts = useTexts();
  const panelTexts = usePanelTexts();
  const show = (target: HTMLElement): void => {
    close();
    // The dialog returns the focus when it closes.
    requestAnimationFrame(() => {
      target.scrollIntoView({ block: 'center' });
      target.focus({ preventScroll: true });
    });
  };
  return (
    <section class="now-choices">
      <header>
        <h3>{name}</h3>
        {count > 1 && <span>{panelTexts.choices({ count })}</span>}
        {rule !== undefined && (
          <Link to={`/rules/${id}#${rule}`} aria-label={texts.whyRule({ rule })}>
            {rule}
          </Link>
        )}
      </header>
      {choices.length > 0 && (
        <ul>
          {choices.map(({ ply, text }) => {
            const target = find(ply);
            return (
              <li key={ply[1]}>
                {target === undefined ? (
                  text
                ) : (
                  <button type="button" title={panelTexts.showOnBoard} onClick={() => show(target)}>
                    {text}
                  </button>
                )}
              </li>
            );
          })}
          {count > choices.length && <li>{panelTexts.moreChoices({ count: count - choices.length })}</li>}
        </ul>
      )}
    </section>
  );
}

function Shortcuts({ more }: { readonly more: Readonly<Record<string, string>> | undefined }): JSX.Element {
  const texts = usePanelTexts();
  const common = Object.fromEntries(
    (Object.keys(KEYS) as (keyof typeof KEYS)[]).map((key) => [KEYS[key], texts.keys[key]]),
  );
  return (
    <section class="now-keys">
      <h3>{texts.shortcuts}</h3>
      <dl class="keys">
        {Object.entries({ ...common, ...more }).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
