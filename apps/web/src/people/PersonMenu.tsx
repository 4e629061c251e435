/** The menu behind a person's name. Its list is a popover, so that no box clips it, also within a dialog. */
import type { PersonRelations } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { showToast } from '../components/toast.tsx';
import { errorText } from '../net/http.ts';
import { currentPerson } from '../net/session.ts';
import { useObservable } from '../observable.ts';
import { Link } from '../router.tsx';
import { usePeopleTexts } from '../text/people/usePeopleTexts.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import type { ReportContext } from './ReportDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { relationRequests } from './relationRequests.ts';
import './personMenu.css';

export interface PersonMenuProps {
  readonly id: string;
  readonly name: string;
  readonly context: ReportContext;
  /** The person's words are no longer wanted here. */
  hide?(): void;
}

const includes = (list: readonly { readonly id: string }[] | undefined, id: string): boolean =>
  list?.some((each) => each.id === id) === true;

/** Below the button, or above it where there is no room; never beyond the edge of the window. */
function placeList(list: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  const isBelow = bottom + list.offsetHeight <= innerHeight;
  list.style.top = `${Math.max(4, isBelow ? bottom : top - list.offsetHeight)}px`;
  list.style.left = `${Math.max(4, Math.min(left, innerWidth - list.offsetWidth - 4))}px`;
}

export function PersonMenu({ id, name, context, hide }: PersonMenuProps): JSX.Element | null {
  const texts = useTexts();
  const peopleTexts = usePeopleTexts();
  const language = useLanguage();
  const me = useObservable(currentPerson);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [relations, setRelations] = useState<PersonRelations>();
  if (id === '' || me?.id === id) return null;

  const isMuted = includes(relations?.muted, id);
  const isBlocked = includes(relations?.blocked, id);
  const isFriend = includes(relations?.friends, id);
  const isAsked = includes(relations?.requestsSent, id);

  const items = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];

  function close(): void {
    list.current?.hidePopover();
    button.current?.focus();
  }
  /** `asked` returns what to tell when it is done. */
  async function run(asked: () => Promise<string>): Promise<void> {
    close();
    try {
      showToast(await asked());
    } catch (error) {
      showToast(await errorText(error, language, texts));
    }
  }
  function toggled(event: ToggleEvent): void {
    const isNowOpen = event.newState === 'open';
    setOpen(isNowOpen);
    if (!isNowOpen || list.current === null || button.current === null) return;
    placeList(list.current, button.current);
    items()[0]?.focus();
    if (me !== null) relationRequests.load().then(setRelations, () => undefined);
  }
  function moveFocus(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') close();
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all.at(next % all.length)?.focus();
  }
  const befriend = async (): Promise<string> => {
    const { status } = await relationRequests.befriend(id);
    return status === 'friends' ? peopleTexts.nowFriends({ name }) : peopleTexts.requestSent({ name });
  };
  const mute = async (): Promise<string> => {
    await (isMuted ? relationRequests.unmute(id) : relationRequests.mute(id));
    if (!isMuted) hide?.();
    return isMuted ? peopleTexts.unmuted({ name }) : peopleTexts.mutedNow({ name });
  };
  const block = async (): Promise<string> => {
    await (isBlocked ? relationRequests.unblock(id) : relationRequests.block(id));
    if (!isBlocked) hide?.();
    return isBlocked ? peopleTexts.unblocked({ name }) : peopleTexts.blockedNow({ name });
  };

  return (
    <span class="person-menu">
      <button
        ref={button}
        type="button"
        class="person-menu-button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={peopleTexts.menuOf({ name })}
        title={peopleTexts.menuOf({ name })}
        popovertarget={listId}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      <div
        ref={list}
        id={listId}
        class="person-menu-list"
        role="menu"
        aria-label={name}
        popover="auto"
        onToggle={(event) => toggled(event as unknown as ToggleEvent)}
        onKeyDown={(event) => moveFocus(event)}
      >
        <Link to={`/people/${id}`} role="menuitem">
          {peopleTexts.profile}
        </Link>
        {me?.isAccount === true && !isFriend && !isAsked && !isBlocked && (
          <button type="button" role="menuitem" onClick={() => void run(befriend)}>
            {includes(relations?.requestsReceived, id) ? peopleTexts.acceptRequest : peopleTexts.addFriend}
          </button>
        )}
        {me != null && (
          <>
            <button type="button" role="menuitem" onClick={() => void run(mute)}>
              {isMuted ? peopleTexts.unmute : peopleTexts.mute}
            </button>
            <button type="button" role="menuitem" onClick={() => void run(block)}>
              {isBlocked ? peopleTexts.unblock : peopleTexts.block}
            </button>
            <button
              type="button"
              role="menuitem"
              onClick={() => {
                close();
                setReporting(true);
              }}
            >
              {peopleTexts.report}
            </button>
          </>
        )}
      </div>
      {isReporting && (
        <ReportDialog
          id={id}
          name={name}
          context={context}
          close={() => {
            setReporting(false);
            button.current?.focus();
          }}
        />
      )}
    </span>
  );
}
