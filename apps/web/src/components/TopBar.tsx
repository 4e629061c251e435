import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { currentPerson, hasAccount, lastKnownName, loadCurrentPerson } from '../net/session.ts';
import { Logo } from './icons.tsx';
import { PageIcon } from './pageIcons.tsx';
import { LanguageSwitch, ThemeSwitch } from './headerSwitches.tsx';
import { Link, usePath } from '../router.tsx';
import type { Texts } from '../text/index.ts';
import { useTexts } from '../useTexts.ts';
import { useObservable } from '../observable.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import './topBar.css';

/** Asks the server, so it comes after everything that is needed at once. */
const BellBadge = lazyPart(async () => (await import('../notifications/BellBadge.tsx')).BellBadge);

const PLACES = ['play', 'tables', 'watch', 'learn', 'ratings'] as const;
const ICONS = { play: 'house', tables: 'table', watch: 'eye', learn: 'book', ratings: 'ladder' } as const;

function NavigationLinks({ className }: { readonly className: string }): JSX.Element {
  const texts = useTexts();
  const [page = 'play'] = usePath();
  return (
    <nav class={className} aria-label={texts.sections}>
      {PLACES.map((place) => (
        <Link
          key={place}
          to={place === 'ratings' ? '/ratings' : `/#${place}`}
          {...(page === place && { 'aria-current': 'page' })}
        >
          <PageIcon name={ICONS[place]} />
          {texts[place]}
        </Link>
      ))}
    </nav>
  );
}

/** Nobody is called a guest before the server has said so. */
function accountText(texts: Texts): string {
  if (hasAccount() === false)
    return lastKnownName() === undefined ? texts.keepGames : `${texts.guest} · ${texts.keepGames}`;
  return texts.myProfile;
}

function AccountMenu(): JSX.Element {
  const texts = useTexts();
  useObservable(currentPerson);
  useEffect(() => void loadCurrentPerson(), []);
  return (
    <Link to={hasAccount() === true ? '/people/me' : '/account'} class="who">
      <span class="unseen">{texts.account}: </span>
      <span class="who-mark">
        <PageIcon name="person" />
      </span>
      <span class="who-words">
        <b>
          <bdi>{lastKnownName() ?? texts.guest}</bdi>
        </b>
        <small>{accountText(texts)}</small>
      </span>
    </Link>
  );
}

export function TopBar(): JSX.Element {
  const texts = useTexts();
  return (
    <header class="top">
      <a class="skip" href="#content">
        {texts.toContent}
      </a>
      <Link to="/" class="brand" aria-label={`Pithead, ${texts.home}`}>
        <Logo />
        <span>Pithead</span>
      </Link>
      <NavigationLinks className="top-places" />
      <div class="top-tools">
        <LanguageSwitch />
        <ThemeSwitch />
        {lastKnownName() !== undefined && (
          <Link to="/notifications" class="icon-button bell" aria-label={texts.notifications}>
            <PageIcon name="bell" />
            <BellBadge />
          </Link>
        )}
        <AccountMenu />
      </div>
    </header>
  );
}

export function BottomBar(): JSX.Element {
  return <NavigationLinks className="bottom-places" />;
}
