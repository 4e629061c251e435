/**
 * Draws one state of a game's table without a server:
 * `?game=…&state=…&theme=…&lang=…&seat=…&seed=…&players=…&still`.
 */
/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import '../src/base.css';
import '../src/table/table.css';
import type { Fact, Ply } from '@pithead/kernel';
import { firstPending, pendingSeats } from '@pithead/kernel';
import { packOffers } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { isLanguage } from '@pithead/text';
import type { PromptAction } from '@pithead/ui';
import { SeatGlyph, shownSeatOf } from '@pithead/ui';
import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { loadLanguage } from '../src/settings.ts';
import { PromptBar } from '../src/table/prompt/PromptBar.tsx';
import { GALLERY_GAMES } from './galleryGames.ts';
import './gallery.css';
import { botPly, playUntil } from './playUntil.ts';

const query = new URLSearchParams(location.search);
const shown = GALLERY_GAMES[query.get('game') ?? ''] ?? Object.values(GALLERY_GAMES)[0];
if (shown === undefined) throw new Error('no game is shown');
const { table, kit } = shown;
const seat = Number(query.get('seat') ?? 1);
const asked = query.get('lang') ?? 'en';
const language: Language = isLanguage(asked) ? asked : 'en';
const viewer = query.has('watch') ? null : seat;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'day';
document.documentElement.lang = language;

const players = query.has('players') ? Number(query.get('players')) : undefined;
const match = playUntil(shown, query.get('state') ?? '', query.get('seed') ?? 'early seam', seat, players);
const text = shown.text(language);
const isStill = query.has('still');

function Gallery() {
  const [count, redraw] = useState(0);
  const [note, setNote] = useState('');
  const [moving, setMoving] = useState<readonly Fact[]>([]);
  const seenFacts = useRef(match.log.length);
  const names = match.table.names;
  const animation = { shownSeat: shownSeatOf(viewer, pendingSeats(match.state)), hasReplacedDecision: false };
  const view = useMemo(() => match.view(viewer ?? undefined), [count]);
  const offers = packOffers(viewer === null ? [] : match.offers(viewer));

  /** Animates the new facts, then lets the next bot decide. */
  const after = (): void => {
    const facts = match.log
      .slice(seenFacts.current)
      .map(({ fact }) => match.game.seen(fact, viewer ?? undefined) ?? fact);
    seenFacts.current = match.log.length;
    const moved = query.has('fast') ? [] : facts.filter((fact) => table.duration(fact, animation) > 0);
    setMoving(moved);
    redraw((n) => n + 1);
  };
  const play = (plies: readonly Ply[]): void => {
    const refused = match.play(seat, plies);
    setNote(refused === undefined ? '' : `${text.refusal(refused.refusal)} (${refused.refusal.rule})`);
    after();
  };
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
      match.play(acting, [botPly(kit, match, acting)]);
      after();
    }, wait);
    return () => clearTimeout(timer);
  }, [count]);

  const actions = table.actions(view, offers, text, language);
  const undo = (): void => {
    match.undo(seat);
    seenFacts.current = match.log.length;
    after();
  };
  const press = ({ confirmation, plies }: PromptAction): void =>
    confirmation !== undefined && note !== confirmation ? setNote(confirmation) : play(plies);
  const prompt = (
    <PromptBar
      seat={viewer}
      kicker={viewer === null ? '' : (names[viewer] ?? '')}
      text={text.prompt(view, names)}
      note={note === '' ? undefined : { text: note }}
      game={query.get('game') ?? ''}
      isYours={Object.keys(offers).length > 0}
      isWatching={viewer === null}
      isBusy={false}
      count={viewer === null ? 0 : match.undoable(seat)}
      undo={undo}
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
              facts={match.seenLog(viewer ?? undefined).map(({ ply, fact }) => [ply, fact] as const)}
              {...animation}
              language={language}
              text={text}
              moving={moving}
              prompt={prompt}
              play={play}
              undoAndPlay={(instead) => {
                match.undo(seat, 'turn');
                seenFacts.current = match.log.length;
                if (instead.length > 0) play(instead);
                else after();
              }}
              explain={(ply) => {
                const why = match.refuse(seat, ply);
                setNote(why === undefined ? '' : `${text.refusal(why)} (${why.rule})`);
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
            {match
              .seenLog(viewer ?? undefined)
              .slice(-12)
              .toReversed()
              .map(({ ply, fact }, place) => (
                <li key={`${ply}-${place}`}>{text.fact(fact, names)}</li>
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
await Promise.all([loadLanguage(language), table.loadTexts?.(language)]);
await table.deferred?.load(language);
render(<Gallery />, document.querySelector('#gallery') as HTMLElement);
