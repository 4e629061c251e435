import type { PersonRelations, RelatedPerson } from '@pithead/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LoadError } from '../components/LoadError.tsx';
import { showToast } from '../components/toast.tsx';
import type { PageProps } from '../lazy/lazyPage.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import { errorText } from '../net/http.ts';
import { currentPerson, loadCurrentPerson } from '../net/session.ts';
import { useObservable } from '../observable.ts';
import { PlainPage } from '../pages/PlainPage.tsx';
import { Link } from '../router.tsx';
import { usePeopleTexts } from '../text/people/usePeopleTexts.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { InvitationLinks } from './InvitationLinks.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';
import { relationRequests } from './relationRequests.ts';
import './friendsPage.css';

type Named = Pick<RelatedPerson, 'id' | 'name'>;
type Act = (asked: () => Promise<unknown>) => Promise<void>;

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly people: readonly Named[];
  /** Shown instead of an empty list; without it an empty section is left out. */
  readonly empty?: string;
  buttons(person: Named): ComponentChildren;
}

function PeopleSection({ id, title, people, empty, buttons }: SectionProps): JSX.Element | null {
  if (people.length === 0 && empty === undefined) return null;
  return (
    <section class="page-form" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {people.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul class="people-list">
          {people.map((person) => (
            <li key={person.id}>
              <Link to={`/people/${person.id}`}>
                <bdi>{person.name}</bdi>
              </Link>
              <span class="people-buttons">{buttons(person)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ButtonProps {
  readonly text: string;
  /** With the name, for readers who jump from button to button. */
  readonly name: string;
  readonly isMain?: boolean;
  act(): void;
}

const PersonButton = ({ text, name, isMain = false, act }: ButtonProps): JSX.Element => (
  <button
    type="button"
    class={isMain ? 'button is-main' : 'button'}
    aria-label={`${text}: ${name}`}
    onClick={act}
  >
    {text}
  </button>
);

interface ListsProps {
  readonly relations: PersonRelations;
  act: Act;
}

function FriendLists({ relations, act }: ListsProps): JSX.Element {
  const texts = usePeopleTexts();
  const { befriend, unfriend } = relationRequests;
  return (
    <>
      <PeopleSection
        id="requests"
        title={texts.requestsReceived}
        people={relations.requestsReceived}
        buttons={({ id, name }) => (
          <>
            <PersonButton text={texts.accept} name={name} isMain act={() => void act(() => befriend(id))} />
            <PersonButton text={texts.decline} name={name} act={() => void act(() => unfriend(id))} />
          </>
        )}
      />
      <PeopleSection
        id="friends"
        title={texts.friends}
        people={relations.friends}
        empty={texts.noFriends}
        buttons={({ id, name }) => (
          <PersonButton text={texts.remove} name={name} act={() => void act(() => unfriend(id))} />
        )}
      />
      <PeopleSection
        id="sent"
        title={texts.requestsSent}
        people={relations.requestsSent}
        buttons={({ id, name }) => (
          <PersonButton text={texts.withdraw} name={name} act={() => void act(() => unfriend(id))} />
        )}
      />
      <PeopleSection
        id="played"
        title={texts.playedWith}
        people={relations.playedWith}
        buttons={({ id, name }) => (
          <PersonButton text={texts.addFriend} name={name} act={() => void act(() => befriend(id))} />
        )}
      />
    </>
  );
}

function HiddenLists({ relations, act }: ListsProps): JSX.Element {
  const texts = usePeopleTexts();
  return (
    <>
      <PeopleSection
        id="blocked"
        title={texts.blockedPeople}
        people={relations.blocked}
        empty={texts.noneBlocked}
        buttons={({ id, name }) => (
          <PersonButton
            text={texts.unblock}
            name={name}
            act={() => void act(() => relationRequests.unblock(id))}
          />
        )}
      />
      <PeopleSection
        id="muted"
        title={texts.mutedPeople}
        people={relations.muted}
        buttons={({ id, name }) => (
          <PersonButton
            text={texts.unmute}
            name={name}
            act={() => void act(() => relationRequests.unmute(id))}
          />
        )}
      />
    </>
  );
}

function Relations({ isAccount }: { readonly isAccount: boolean }): JSX.Element {
  const texts = useTexts();
  const peopleTexts = usePeopleTexts();
  const language = useLanguage();
  const top = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  const { value, isFailed, retry } = useLoad(relationRequests.load, [changes]);
  const act: Act = async (asked) => {
    try {
      await asked();
      // The button that was used is gone with its row.
      top.current?.focus();
      setChanges((count) => count + 1);
    } catch (error) {
      showToast(await errorText(error, language, texts));
    }
  };
  if (value === undefined)
    return isFailed ? <LoadError retry={retry} /> : <p role="status">{texts.loading}</p>;
  return (
    <div ref={top} tabIndex={-1}>
      {isAccount ? (
        <>
          <FriendLists relations={value} act={act} />
          <InvitationLinks invitations={value.invitations} act={act} />
        </>
      ) : (
        <p>
          {peopleTexts.needsAccount} <Link to="/account">{texts.keepGames}</Link>
        </p>
      )}
      <HiddenLists relations={value} act={act} />
    </div>
  );
}

export default function FriendsPage({ path: [place, token] }: PageProps): JSX.Element {
  const texts = useTexts();
  const peopleTexts = usePeopleTexts();
  const known = useObservable(currentPerson);
  useEffect(() => void loadCurrentPerson(), []);
  const isInvited = place === 'invitation' && token !== undefined;
  return (
    <PlainPage title={peopleTexts.friends}>
      {isInvited && <InvitationNotice token={token} isAccount={known?.isAccount === true} />}
      {known === undefined && <p role="status">{texts.loading}</p>}
      {known === null && !isInvited && <p>{peopleTexts.nobodyYet}</p>}
      {known != null && !isInvited && <Relations isAccount={known.isAccount} />}
      <p>
        <Link to="/account">{texts.account}</Link>
      </p>
    </PlainPage>
  );
}
