import type { CreatedInvitation, InvitationInfo } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../components/exportText.ts';
import { showToast } from '../components/toast.tsx';
import { formatDate } from '../formats.ts';
import { usePeopleTexts } from '../text/people/usePeopleTexts.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { relationRequests } from './relationRequests.ts';

interface Props {
  readonly invitations: readonly InvitationInfo[];
  act(asked: () => Promise<unknown>): Promise<void>;
}

/** The link can be shown only once: the server keeps a hash of it. */
export function InvitationLinks({ invitations, act }: Props): JSX.Element {
  const texts = useTexts();
  const peopleTexts = usePeopleTexts();
  const language = useLanguage();
  const [created, setCreated] = useState<CreatedInvitation>();
  const link = created && `${location.origin}/friends/invitation/${created.token}`;
  const open = invitations.filter(({ id }) => id !== created?.id);
  const isOpen = invitations.some(({ id }) => id === created?.id);
  return (
    <section class="page-form" aria-labelledby="invite">
      <h2 id="invite">{peopleTexts.inviteTitle}</h2>
      <p>{peopleTexts.inviteText}</p>
      {link !== undefined && isOpen && (
        <div class="people-link" role="group" aria-label={peopleTexts.invitationLink}>
          <input
            class="field"
            type="text"
            readOnly
            value={link}
            aria-label={peopleTexts.invitationLink}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button
            type="button"
            class="button"
            onClick={() =>
              void copyText(link).then((isDone) => showToast(isDone ? texts.copied : texts.notCopied))
            }
          >
            {peopleTexts.copyLink}
          </button>
        </div>
      )}
      <p class="page-buttons">
        <button
          type="button"
          class="button is-main"
          onClick={() => void act(async () => setCreated(await relationRequests.invite()))}
        >
          {peopleTexts.invite}
        </button>
        {created !== undefined && isOpen && (
          <button
            type="button"
            class="button"
            onClick={() => void act(() => relationRequests.revoke(created.id))}
          >
            {peopleTexts.revoke}
          </button>
        )}
      </p>
      {open.length > 0 && (
        <ul class="people-list">
          {open.map(({ id, createdAt, expiresAt }) => {
            const text = peopleTexts.openInvitation({
              from: formatDate(language, createdAt),
              until: formatDate(language, expiresAt),
            });
            return (
              <li key={id}>
                <span>{text}</span>
                <button
                  type="button"
                  class="button"
                  aria-label={`${peopleTexts.revoke}: ${text}`}
                  onClick={() => void act(() => relationRequests.revoke(id))}
                >
                  {peopleTexts.revoke}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
