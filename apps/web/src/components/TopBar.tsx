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
import './topBar.css';

const PLACES = ['play', 'tables', 'watch', 'learn'] as const;
const ICONS = { play: 'house', tables: 'table', watch: 'eye', learn: 'book' } as const;

function NavigationLinks({ className }: { readonly className: string }): JSX.Element {
  const texts = useTexts();
  const isHome = usePath().length === 0;
  return (
    <nav class={className} aria-label={texts.sections}>
      {PLACES.map((place) => (
        <Link key={place} to={`/#${place}`} {...(isHome && place === 'play' && { 'aria-current': 'page' })}>
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
  return texts.account;
}

function AccountMenu(): JSX.Element {
  const texts = useTexts();
  useObservable(currentPerson);
  useEffect(() => void loadCurrentPerson(), []);
  return (
    <Link to="/account" class="who">
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
        <AccountMenu />
      </div>
    </header>
  );
}

export function BottomBar(): JSX.Element {
  return <NavigationLinks className="bottom-places" />;
}
