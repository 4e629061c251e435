/** In a first game after the guide: a note about a kind of component that the player has not met, once. */
import type { Tooltips } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useObservable } from '../../observable.ts';
import { explainNewThings } from '../../playSettings.ts';
import type { tooltipsEn } from '../../text/tooltips/en.ts';
import { TOOLTIP_CATALOGUES } from '../../text/tooltips/index.ts';
import { useCatalogue, useTexts } from '../../useTexts.ts';
import { isInView } from '../inView/bringIntoView.ts';
import { componentAt } from './componentKind.ts';
import { firstNewKind, markMet, metKinds } from './newKinds.ts';
import type { DrawnKind } from './newKinds.ts';
import './newThings.css';
import type { ExplainedTable, NewsOfTable } from './useTooltips.tsx';

interface NewThingsProps extends ExplainedTable {
  readonly tooltips: Tooltips;
  readonly news: NewsOfTable;
}

/** Sheets that open with a decision have arrived by then. */
const SETTLE_MS = 600;
/** A note stays for so long, even if the player decides faster. */
const READING_MS = 8000;

/** Kinds that are to be seen, and not below a bar or a sheet. */
function drawnKinds({ kinds }: Tooltips): DrawnKind[] {
  return Object.entries(kinds).flatMap(([kind, { selector }]) => {
    const components = [...document.querySelectorAll<HTMLElement>(`#board :is(${selector})`)].filter(
      (each) => componentAt(each, kinds)?.kind === kind && each.checkVisibility() && isInView(each),
    );
    if (components.length === 0) return [];
    const isOffered = components.some((each) => each.matches('.is-offered, :has(.is-offered)'));
    return [{ kind, isOffered }];
  });
}

export function NewThings(props: NewThingsProps): JSX.Element | null {
  const { game, tooltips, news } = props;
  const { facts, decision } = news;
  const isOn = useObservable(explainNewThings);
  const [kind, setKind] = useState<string>();
  /** Facts of the time before the page was opened are no news. */
  const told = useRef(facts.length);
  const shownAt = useRef(0);
  useEffect(() => {
    if (!isOn || decision === undefined) return undefined;
    const timer = setTimeout(() => {
      if (kind !== undefined && performance.now() - shownAt.current < READING_MS) return;
      const happened = facts.slice(told.current).flatMap(([, { type }]) => tooltips.kindsOfFacts[type] ?? []);
      told.current = facts.length;
      const next = firstNewKind(metKinds(game), happened, drawnKinds(tooltips));
      shownAt.current = performance.now();
      setKind(next);
      if (next !== undefined) markMet(game, [next]);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isOn, decision]);
  if (!isOn || kind === undefined) return null;
  return <NewThingNote {...props} kind={kind} close={() => setKind(undefined)} />;
}

interface NoteProps extends NewThingsProps {
  readonly kind: string;
  close(): void;
}

function NewThingNote({ kind, tooltips, close, ...props }: NoteProps): JSX.Element {
  const texts = useTexts();
  const noteTexts = useCatalogue<typeof tooltipsEn>(TOOLTIP_CATALOGUES);
  const { title, text } = tooltips.describe(kind, props);
  const rule = tooltips.kinds[kind]?.rule ?? '';
  return (
    <section class="new-thing" role="status">
      <b>{noteTexts.isNew({ title })}</b>
      <p>
        {text} <a href={`/rules/${props.game}#${rule}`}>{texts.whyRule({ rule })}</a>
      </p>
      <button type="button" class="button" onClick={close}>
        {noteTexts.gotIt}
      </button>
      <button type="button" class="button" onClick={() => explainNewThings.choose(false)}>
        {noteTexts.never}
      </button>
    </section>
  );
}
