/** A small frame around the table, to look at it and to play it: `?state=…&theme=…&lang=…&seat=…&seed=…`. */
/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import '@pithead/ui/tokens.css';
import type { Ply } from '@pithead/kernel';
import { firstPending } from '@pithead/kernel';
import { packOffers } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { isLanguage } from '@pithead/text';
import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GlueckAufFact } from '../../rules/index.ts';
import { glueckAufText } from '../../text/index.ts';
import { SeatGlyph } from '../art/pieces.tsx';
import { glueckAufTable as table } from '../index.tsx';
import './gallery.css';
import { botPly, reach } from './positions.ts';

const query = new URLSearchParams(location.search);
const wish = query.get('state') ?? 'place';
const seat = Number(query.get('seat') ?? 1);
const asked = query.get('lang') ?? 'en';
const language: Language = isLanguage(asked) ? asked : 'en';
const looker = wish === 'watch' ? null : seat;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'day';
document.documentElement.lang = language;

const match = reach(wish, query.get('seed') ?? 'early seam', seat, query.has('players') ? Number(query.get('players')) : undefined);
const text = glueckAufText(language);
const isStill = query.has('still');

function Gallery() {
  const [count, redraw] = useState(0);
  const [said, say] = useState('');
  const [moving, setMoving] = useState<readonly GlueckAufFact[]>([]);
  const told = useRef(match.log.length);
  const names = match.table.names;
  const view = useMemo(() => match.view(looker ?? undefined), [count]);
  const offers = packOffers(looker === null ? [] : match.offers(looker));

  /** Shows what is new, one fact after the other, and then lets the next bot decide. */
  const after = (): void => {
    const facts = match.log.slice(told.current).map(({ fact }) => match.game.seen(fact, looker ?? undefined) ?? fact);
    told.current = match.log.length;
    const shown = query.has('fast') ? [] : facts.filter((fact) => table.duration(fact) > 0);
    setMoving(shown);
    redraw((n) => n + 1);
  };
  const play = (plies: readonly Ply[]): void => {
    const refused = match.play(seat, plies);
    say(refused === undefined ? '' : `${text.refusal(refused.refusal)} (${refused.refusal.rule})`);
    after();
  };
  useEffect(() => {
    if (isStill || match.isOver) return undefined;
    const acting = firstPending(match.state);
    const wait = moving.reduce((total, fact) => total + table.duration(fact), query.has('fast') ? 0 : 120);
    const timer = setTimeout(() => {
      if (moving.length > 0) setMoving([]);
      if (acting === looker) return;
      match.play(acting, [botPly(match, acting)]);
      after();
    }, wait);
    return () => clearTimeout(timer);
  }, [count]);

  const actions = table.actions(view, offers, text, language);
  return (
    <div class="gallery">
      <header>
        <b>Glück Auf</b> <span>{table.where(view, language)}</span>
        <small>{Object.keys(offers).join(' ')}</small>
      </header>
      <section class="prompt" aria-live="polite">
        <p>
          <b>{text.prompt(view, names)}</b>
          <span>{said}</span>
        </p>
        {looker !== null && (
          <div class="own-figures">
            {table.figures(view, looker, language).map(({ label, value }) => (
              <span key={label}>
                {label} <b>{value}</b>
              </span>
            ))}
          </div>
        )}
        <nav>
          <button
            type="button"
            disabled={looker === null || match.undoable(seat) === 0}
            onClick={() => (match.undo(seat), (told.current = match.log.length), after())}
          >
            Undo
          </button>
          {actions.map(({ label, plies, isMain }) => (
            <button key={label} type="button" class={isMain === true ? 'main' : ''} data-action={plies[0]?.[0]} onClick={() => play(plies)}>
              {label}
            </button>
          ))}
        </nav>
      </section>
      <div class="board">
        <table.Board
          view={view}
          offers={offers}
          names={names}
          looker={looker}
          language={language}
          text={text}
          moving={moving}
          play={play}
          explain={(ply) => {
            const why = match.refuse(seat, ply);
            say(why === undefined ? '' : `${text.refusal(why)} (${why.rule})`);
          }}
          note={say}
        />
      </div>
      <aside class="rail">
        {view.players.map((_, each) =>
          each === looker ? null : (
            <article key={each}>
              <h3>
                <SeatGlyph seat={each} /> {names[each]} <b>{table.figures(view, each, language)[0]?.value}</b>
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
            .seenLog(looker ?? undefined)
            .slice(-12)
            .toReversed()
            .map(({ ply, fact }, place) => (
              <li key={`${ply}-${place}`}>{text.fact(fact, names)}</li>
            ))}
        </ol>
      </aside>
    </div>
  );
}

declare global {
  interface Window {
    gallery: { isOver(): boolean; plies(): number };
  }
}
window.gallery = { isOver: () => match.isOver, plies: () => match.plies.length };
render(<Gallery />, document.querySelector('#gallery') as HTMLElement);
