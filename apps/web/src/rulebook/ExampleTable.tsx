/** A position of the rulebook to try a rule in: the ordinary table with a task above it. */
import { findGame } from '@pithead/games';
import type { GameManifest } from '@pithead/games';
import type { RuleExample } from '@pithead/guide';
import { isGoalReached, LEARNER } from '@pithead/guide';
import type { JSX } from 'preact';
import { useEffect, useReducer, useState } from 'preact/hooks';
import { LoadError } from '../components/LoadError.tsx';
import { Icon } from '../components/icons.tsx';
import { loadHelp } from '../help/loadHelp.ts';
import { startLoad, useLoad } from '../lazy/useLoad.ts';
import type { LocalSource } from '../offline/index.ts';
import { createExampleMatch, openLocalMatch } from '../offline/index.ts';
import { removeLocalMatch } from '../offline/localMatches.ts';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { Link, navigate } from '../router.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { TableLoading } from '../table/TableLoading.tsx';
import type { rulebookEn } from '../text/rulebook/en.ts';
import { RULEBOOK_CATALOGUES } from '../text/rulebook/index.ts';
import { useCatalogue, useLanguage } from '../useTexts.ts';
import './exampleTable.css';

interface OpenedExample {
  readonly id: string;
  readonly source: LocalSource;
  /** The number of facts that led to the position. */
  readonly start: number;
}

/** Of the reader's seat; lines of the log need a name. */
const NAME = 'Ada';

async function openExample(game: string, example: RuleExample): Promise<OpenedExample> {
  const { rules, seats, options, key, plies } = example;
  const id = await createExampleMatch({ game, rules, seats, options, key, plies, name: NAME });
  const source = openLocalMatch(id, LEARNER);
  await source.opened;
  return { id, source, start: source.current()?.state?.facts.length ?? 0 };
}

function closeExample({ id, source }: OpenedExample): void {
  source.close();
  void removeLocalMatch(id).catch(() => undefined);
}

export function ExampleTable({ game, id }: { readonly game: string; readonly id: string }): JSX.Element {
  const language = useLanguage();
  const manifest = findGame(game);
  const { value: help, isFailed, retry } = useLoad(() => loadHelp(game, language), [game, language]);
  const example = help?.help.examples.find((each) => each.id === id);
  if (isFailed) return <LoadError retry={retry} />;
  if (manifest === undefined) return <NotFoundPage />;
  if (help === undefined) return <TableLoading />;
  if (example === undefined) return <NotFoundPage />;
  return <Example manifest={manifest} example={example} task={help.text.examples[id] ?? ''} />;
}

interface Props {
  readonly manifest: GameManifest;
  readonly example: RuleExample;
  readonly task: string;
}

function Example({ manifest, example, task }: Props): JSX.Element {
  const texts = useCatalogue<typeof rulebookEn>(RULEBOOK_CATALOGUES);
  const [opened, setOpened] = useState<OpenedExample>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    setOpened(undefined);
    setFailed(false);
    const opening = openExample(manifest.id, example);
    const cancel = startLoad(
      () => opening,
      (started) => {
        started.source.listen(() => redraw(undefined));
        setOpened(started);
      },
      () => setFailed(true),
    );
    return () => {
      cancel();
      opening.then(closeExample, () => undefined);
    };
  }, [example, attempt]);
  useEffect(() => {
    document.title = `${texts.example}: ${example.rule} · Pithead`;
  }, [texts, example]);
  const state = opened?.source.current()?.state;
  const facts = state?.facts.map(([, fact]) => fact) ?? [];
  const isDone =
    state !== undefined &&
    opened !== undefined &&
    isGoalReached(
      { until: example.goal },
      { view: state.view, facts, offers: state.offers, newFacts: facts.slice(opened.start) },
    );
  const startAgain = (): void => setAttempt(attempt + 1);
  return (
    <div class="example" role="dialog" aria-modal="true" aria-labelledby="example-task">
      <ExampleBar {...{ task, isDone, startAgain }} game={manifest.id} rule={example.rule} />
      {isFailed && <LoadError text={texts.exampleFailed} retry={startAgain} />}
      {!isFailed && opened === undefined && <TableLoading />}
      {opened !== undefined && (
        <TableFrame
          manifest={manifest}
          source={opened.source}
          features={{
            isLocal: true,
            hint: () => opened.source.hint(),
            loadRecord: () => opened.source.record(),
          }}
          title={texts.exampleOf({ rule: example.rule })}
        />
      )}
    </div>
  );
}

interface BarProps {
  readonly game: string;
  readonly rule: string;
  readonly task: string;
  readonly isDone: boolean;
  startAgain(): void;
}

/** Replaces the header of the table. */
function ExampleBar({ game, rule, task, isDone, startAgain }: BarProps): JSX.Element {
  const texts = useCatalogue<typeof rulebookEn>(RULEBOOK_CATALOGUES);
  const book = `/rules/${game}#${rule}`;
  return (
    <header class="example-bar">
      <p class="example-rule">
        {texts.example} · <Link to={book}>{rule}</Link>
      </p>
      <h1 id="example-task">{task}</h1>
      <p class="example-state" role="status">
        {isDone && <b>✓ {texts.wellDone}</b>}
      </p>
      <button type="button" class="button" onClick={startAgain}>
        {texts.again}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={texts.closeExample}
        title={texts.closeExample}
        // Back to the book or the table; without one before it, to the rule.
        onClick={() => (history.state === null ? navigate(book, true) : history.back())}
      >
        <Icon name="close" />
      </button>
    </header>
  );
}
