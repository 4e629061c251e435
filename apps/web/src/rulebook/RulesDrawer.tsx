import type { JSX } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { showToast } from '../components/toast.tsx';
import { titleOf } from '../games.ts';
import { LoadError } from '../components/LoadError.tsx';
import { Icon } from '../components/icons.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import { Link } from '../router.tsx';
import type { rulebookEn } from '../text/rulebook/en.ts';
import { RULEBOOK_CATALOGUES } from '../text/rulebook/index.ts';
import { useCatalogue, useLanguage, useTexts } from '../useTexts.ts';
import { ringPlaces } from '../table/inView/ringPlaces.ts';
import { Book, showAnchor } from './Book.tsx';
import { loadRulebook } from './loadRulebook.ts';
import './rulesDrawer.css';

interface Props {
  readonly game: string;
  /** The rule to open; empty for the beginning. */
  readonly rule: string;
  close(): void;
}

/** From this width on the drawer covers only the rail, so that the board stays playable. */
const isBeside = (): boolean =>
  matchMedia('(min-width: 1240px) and (min-height: 501px)').matches &&
  // A modal dialog would lie above it.
  document.querySelector('dialog:modal') === null;

/** The rulebook over a table, or next to it. Anchors lead to places in the book; the address stays. */
export function RulesDrawer({ game, rule, close }: Props): JSX.Element {
  const common = useTexts();
  const texts = useCatalogue<typeof rulebookEn>(RULEBOOK_CATALOGUES);
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState({ anchor: rule });
  const { value: book, isFailed, retry } = useLoad(() => loadRulebook(game, language), [game, language]);

  useLayoutEffect(() => (isBeside() ? dialog.current?.show() : dialog.current?.showModal()), []);
  useEffect(() => setPlace({ anchor: rule }), [rule]);
  useEffect(() => {
    if (book !== undefined && place.anchor !== '' && dialog.current !== null)
      showAnchor(dialog.current, place.anchor);
  }, [book, place]);
  useEscape(dialog);

  const showPlace = useCallback(
    (selector: string): void => {
      if (!isBeside()) dialog.current?.close();
      // The dialog returns the focus when it closes.
      requestAnimationFrame(() => {
        void ringPlaces([selector]).then((isDrawn) => isDrawn || showToast(texts.notOnTable));
      });
    },
    [texts],
  );
  const follow = (event: MouseEvent): void => {
    const anchor = (event.target as Element).closest('a')?.getAttribute('href');
    if (anchor === null || anchor === undefined || !anchor.startsWith('#')) return;
    event.preventDefault();
    setPlace({ anchor: decodeURIComponent(anchor.slice(1)) });
  };
  return (
    <dialog
      ref={dialog}
      class="rules-drawer"
      aria-label={common.learnOf({ game: titleOf(game) })}
      onClose={() => {
        close();
        // What opened the drawer may have disappeared meanwhile.
        if (document.activeElement === document.body) document.getElementById('board')?.focus();
      }}
      // Keys of the table must not act while somebody reads here.
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      onClick={follow}
    >
      <div class="rules-drawer-head">
        <h2>{common.learnOf({ game: titleOf(game) })}</h2>
        <Link to={`/rules/${game}${place.anchor === '' ? '' : `#${place.anchor}`}`}>{texts.asPage}</Link>
        <button
          type="button"
          class="icon-button"
          aria-label={common.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div class="rules-drawer-book">
        {book !== undefined && (
          <Book {...{ book, texts, showPlace }} linked={place.anchor} hasContents={false} />
        )}
        {book === undefined && isFailed && <LoadError text={texts.failed} retry={retry} />}
        {book === undefined && !isFailed && <p role="status">{texts.loading}</p>}
      </div>
    </dialog>
  );
}

/** Browsers close only modal dialogs with Escape. */
function useEscape(dialog: { readonly current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      dialog.current?.close();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
