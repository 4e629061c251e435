/**
 * Draws one state of a game's table without a server:
 * `?game=…&state=…&theme=…&lang=…&seat=…&seed=…&players=…&still`.
 */
/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import '../src/base.css';
import '../src/table/table.css';
import '../src/table/landscape.css';
import type { Fact, Ply } from '@pithead/kernel';
import { bit, firstPending } from '@pithead/kernel';
import type { MatchEvent } from '@pithead/match';
import { isRefused, MatchState, offlineContext } from '@pithead/match';
import type { ViewerState } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { isLanguage } from '@pithead/text';
import type { PromptAction } from '@pithead/ui';
import { SeatGlyph, shownSeatOf } from '@pithead/ui';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadLanguage, loadTextsOf } from '../src/settings.ts';
import { PromptBar } from '../src/table/prompt/PromptBar.tsx';
import { GALLERY_GAMES } from './galleryGames.ts';
import './gallery.css';
import { botPly, playUntil } from './playUntil.ts';

const query = new URLSearchParams(location.search);
const shown = GALLERY_GAMES[query.get('game') ?? ''] ?? Object.values(GALLERY_GAMES)[0];
if (shown === undefined) throw new Error('no game is shown');
const { table, kit } = shown;
const seat = Number(query.get('seat') ?? 1);
const givenLanguage = query.get('lang') ?? 'en';
const language: Language = isLanguage(givenLanguage) ? givenLanguage : 'en';
const viewer = query.has('watch') ? null : seat;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'day';
document.documentElement.lang = language;

const players = query.has('players') ? Number(query.get('players')) : undefined;
const match = playUntil(shown, query.get('state') ?? '', query.get('seed') ?? 'early seam', seat, players);
const matchState = new MatchState(match, bit(seat));
const text = shown.text(language);
const isStill = query.has('still');

const currentState = (): ViewerState =>
  matchState.viewerState(viewer ?? undefined, offlineContext(matchState));

function Gallery() {
  const [count, redraw] = useState(0);
  const [note, setNote] = useState('');
  const [moving, setMoving] = useState<readonly Fact[]>([]);
  const names = match.setup.names;
  const { view, offers, facts, asked, undoable } = useMemo(currentState, [count]);
  const animation = { shownSeat: shownSeatOf(viewer, asked), hasReplacedDecision: false };

  /** Applies an event, then animates the facts that it has added for the viewer. */
  const apply = (event: MatchEvent): void => {
    const before = event.kind === 'undo' ? Infinity : currentState().factCount;
    const applied = matchState.apply(event);
    setNote(isRefused(applied) ? `${text.refusal(applied.refusal)} (${applied.refusal.rule})` : '');
    const added = currentState().facts.slice(before);
    const moved = added.filter(([, fact]) => !query.has('fast') && table.duration(fact, animation) > 0);
    setMoving(moved.map(([, fact]) => fact));
    redraw((n) => n + 1);
  };
  const play = (plies: readonly Ply[]): void => apply({ seat, kind: 'play', body: plies });
  const undo = (reach: 'step' | 'turn'): void => apply({ seat, kind: 'undo', body: reach });
  useEffect(() => {
    if (isStill || match.isOver) return undefined;
    const acting = firstPending(match.state);
    const wait = moving.reduce(
      (total, fact) => total + table.duration(fact, animation),
      query.has('fast') ? 0 : 120,
    );
    const timer = setTimeout(() => {
      if (moving.length > 0) setMoving([]);
      if (acting === viewer) return;
      apply({ seat: acting, kind: 'play', body: [botPly(kit, match, acting)] });
    }, wait);
    return () => clearTimeout(timer);
  }, [count]);

  const actions = table.actions(view, offers, text, language);
  const press = ({ confirmation, plies }: PromptAction): void =>
    confirmation !== undefined && note !== confirmation ? setNote(confirmation) : play(plies);
  const prompt = (
    <PromptBar
      seat={viewer}
      actorLabel={viewer === null ? '' : (names[viewer] ?? '')}
      text={text.prompt(view, names)}
      note={note === '' ? undefined : { text: note }}
      game={query.get('game') ?? ''}
      isYourTurn={Object.keys(offers).length > 0}
      isWatching={viewer === null}
      count={undoable}
      undo={() => undo('step')}
      actions={actions}
      play={press}
    />
  );
  return (
    <div class="table">
      <header class="table-top">
        <b>{text.title}</b>
        <span>{table.phaseLabel(view, language)}</span>
        <small>{Object.keys(offers).join(' ')}</small>
      </header>
      <main class="table-main">
        <div class="table-play">
          <section class="board" id="board">
            <table.Board
              view={view}
              offers={offers}
              names={names}
              viewer={viewer}
              facts={facts}
              {...animation}
              language={language}
              text={text}
              moving={moving}
              prompt={prompt}
              isAlwaysConfirming={false}
              play={play}
              undoAndPlay={(instead) => {
                undo('turn');
                if (instead.length > 0) play(instead);
              }}
              explain={(ply) => {
                const why = match.refuse(seat, ply);
                setNote(why === undefined ? '' : `${text.refusal(why, ply[0])} (${why.rule})`);
              }}
              note={setNote}
            />
          </section>
        </div>
        <aside class="rail">
          {names.map((_, each) =>
            each === viewer ? null : (
              <article key={each}>
                <h3>
                  <SeatGlyph seat={each} /> {names[each]}{' '}
                  <b>{table.figures(view, each, language)[0]?.value}</b>
                </h3>
                <table.SeatPicture view={view} seat={each} text={text} />
                <p>
                  {table
                    .figures(view, each, language)
                    .slice(1)
                    .map(({ label, value }) => `${label} ${value}`)
                    .join(' · ')}
                </p>
              </article>
            ),
          )}
          <ol class="log">
            {facts
              .slice(-12)
              .toReversed()
              .map(([seq, fact], place) => (
                <li key={`${seq}-${place}`}>{text.fact(fact, names)}</li>
              ))}
          </ol>
        </aside>
      </main>
    </div>
  );
}

declare global {
  interface Window {
    gallery: { isOver(): boolean; plies(): number };
  }
}
window.gallery = { isOver: () => match.isOver, plies: () => match.plies.length };
await loadTextsOf('table', 'tableParts');
await Promise.all([loadLanguage(language), table.loadTexts?.(language), table.loadStyles?.()]);
await table.deferred?.load(language);
render(<Gallery />, document.querySelector('#gallery') as HTMLElement);
