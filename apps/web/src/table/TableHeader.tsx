import { titleWithShortcut } from '@pithead/ui';
import type { ComponentChildren, JSX } from 'preact';
import { GameTitle } from '../components/GameTitle.tsx';
import { Icon, Logo } from '../components/icons.tsx';
import { LanguageSwitch, ThemeSwitch } from '../components/headerSwitches.tsx';
import { Link } from '../router.tsx';
import { useTexts } from '../useTexts.ts';

interface Props {
  readonly game: string;
  readonly title: string;
  readonly table: string;
  readonly phase: string;
  /** Unread chat lines: on a phone the chat is behind the menu. */
  readonly unread: number;
  readonly tool: ComponentChildren;
  openMenu(): void;
  openHelp(): void;
}

export function TableHeader(props: Props): JSX.Element {
  const { game, title, table, phase, unread, tool, openMenu, openHelp } = props;
  const texts = useTexts();
  return (
    <header class="table-top">
      <a class="skip" href="#board">
        {texts.toContent}
      </a>
      <Link to="/" class="brand" aria-label={`Pithead, ${texts.home}`}>
        <Logo />
        <span class="brand-word">Pithead</span>
      </Link>
      <h1 class="table-title">
        <b>
          <GameTitle id={game} />
        </b>
        <small>
          <bdi>{table}</bdi>
        </small>
      </h1>
      <p class="table-phase">{phase}</p>
      <div class="table-tools">
        {tool}
        <Link
          to={`/rules/${game}`}
          class="icon-button tool-rules"
          aria-label={texts.learnOf({ game: title })}
          title={texts.rules}
        >
          <Icon name="book" />
        </Link>
        <button
          type="button"
          class="icon-button tool-help"
          aria-label={texts.whatNow}
          title={titleWithShortcut(texts.whatNow, '?')}
          onClick={openHelp}
        >
          <Icon name="help" />
        </button>
        <span class="tool-language">
          <LanguageSwitch />
        </span>
        <ThemeSwitch />
        <button
          type="button"
          class="icon-button tool-menu"
          aria-label={
            unread > 0 ? `${texts.menu}, ${texts.chat}: ${texts.unread({ count: unread })}` : texts.menu
          }
          title={texts.menu}
          aria-haspopup="dialog"
          onClick={openMenu}
        >
          <Icon name="menu" />
          {unread > 0 && <span class="side-unread">{unread}</span>}
        </button>
      </div>
    </header>
  );
}
