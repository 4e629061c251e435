import type { EmailState } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CommunityPanel } from '../community/CommunityPage.tsx';
import { SegmentedControl } from '../components/SegmentedControl.tsx';
import { showToast } from '../components/toast.tsx';
import { Link } from '../router.tsx';
import {
  ChannelSwitch,
  conditionOf,
  ConditionPill,
  Problem,
  RetryWords,
  TestButton,
} from './ChannelParts.tsx';
import type { NotificationContext } from './notificationContext.ts';
import { formatClockTime } from './notificationContext.ts';
import { notificationsApi } from './notificationsApi.ts';

interface Props {
  readonly context: NotificationContext;
}

function AddressForm({ context, done }: Props & { done(): void }): JSX.Element {
  const { pageTexts, run, hasAccount, channels } = context;
  async function sent(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.target as HTMLFormElement);
    const password = hasAccount ? String(values.get('password')) : undefined;
    if (await run(() => notificationsApi.setEmail(String(values.get('address')), password))) done();
  }
  return (
    <form class="channel-form" onSubmit={(event) => void sent(event as unknown as SubmitEvent)}>
      <label>
        <b>{pageTexts.address}</b>
        <input
          class="field"
          name="address"
          type="email"
          required
          maxLength={254}
          autocomplete="email"
          defaultValue={channels.email?.address ?? ''}
        />
      </label>
      {hasAccount && (
        <label>
          <b>{pageTexts.password}</b>
          <input class="field" name="password" type="password" required autocomplete="current-password" />
        </label>
      )}
      <button type="submit" class="button is-main">
        {pageTexts.saveAddress}
      </button>
    </form>
  );
}

function Address({ context, email }: Props & { readonly email: EmailState }): JSX.Element {
  const { pageTexts, language, run, overview, save } = context;
  const { address, pendingAddress, hasBounced, lastSuccessAt } = email;
  const status = overview.destinations.find(({ channel }) => channel === 'email');
  const minutes = overview.settings.gatherMinutes;
  const sendAgain = async (): Promise<void> => {
    if (await run(() => notificationsApi.confirmAgain())) showToast(pageTexts.sentAgain);
  };
  return (
    <>
      {pendingAddress !== null && (
        <div class="destination">
          <span class="destination-words">
            <b>{pendingAddress}</b>
            <small>{pageTexts.unconfirmed({ address: pendingAddress })}</small>
          </span>
          <button type="button" class="button" onClick={() => void sendAgain()}>
            {pageTexts.sendAgain}
          </button>
        </div>
      )}
      {hasBounced && (
        <Problem title={pageTexts.bounced}>
          <button type="button" class="button" onClick={() => void sendAgain()}>
            {pageTexts.sendAgain}
          </button>
        </Problem>
      )}
      {address !== null && (
        <div class="destination">
          <span class="destination-words">
            <b>{address}</b>
            <small>{pageTexts.confirmed}</small>
            {lastSuccessAt !== null && (
              <small>{pageTexts.acceptedAt({ when: formatClockTime(language, lastSuccessAt) })}</small>
            )}
            <RetryWords status={status} context={context} />
          </span>
          <ConditionPill
            condition={hasBounced ? 'blocked' : conditionOf(status, lastSuccessAt !== null)}
            pageTexts={pageTexts}
          />
        </div>
      )}
      <div class="destination">
        <span class="destination-words">
          <b>{pageTexts.gather}</b>
          <small>{pageTexts.gatherText}</small>
        </span>
        <SegmentedControl
          label={pageTexts.gather}
          value={minutes}
          choices={[
            { value: 0, text: pageTexts.atOnce },
            { value: 15, text: pageTexts.minutes({ count: 15 }) },
            { value: 60, text: pageTexts.hour },
          ]}
          choose={(gatherMinutes) => save({ gatherMinutes: gatherMinutes as 0 | 15 | 60 })}
        />
      </div>
    </>
  );
}

export function EmailPanel({ context }: Props): JSX.Element {
  const { pageTexts, server, channels, hasAccount, isOperator, run, overview, save } = context;
  const [isChanging, setChanging] = useState(false);
  const { email } = channels;
  if (!server.channels.email || !hasAccount)
    return (
      <CommunityPanel id="email" title={pageTexts.email} class="is-third">
        {server.channels.email ? (
          <>
            <p>{pageTexts.needsAccount}</p>
            <Link to="/account" class="button">
              {pageTexts.toAccount}
            </Link>
          </>
        ) : (
          <>
            <p>{pageTexts.noMail}</p>
            {isOperator && <p class="community-note">{pageTexts.noMailOperator}</p>}
          </>
        )}
      </CommunityPanel>
    );
  const hasAddress = email !== null && (email.address !== null || email.pendingAddress !== null);
  return (
    <CommunityPanel
      id="email"
      title={pageTexts.email}
      class="is-third"
      aside={<ChannelSwitch context={context} channel="email" />}
    >
      {email !== null && hasAddress && <Address context={context} email={email} />}
      {email !== null && !email.isOn && email.address !== null && (
        <button
          type="button"
          class="button"
          onClick={() =>
            void run(async () => {
              await notificationsApi.switchEmail(true);
              save({ channels: { ...overview.settings.channels, email: true } });
            })
          }
        >
          {pageTexts.emailSwitch}
        </button>
      )}
      {(!hasAddress || isChanging) && <AddressForm context={context} done={() => setChanging(false)} />}
      <p class="page-buttons">
        {email?.address != null && <TestButton context={context} channel="email" label={pageTexts.test} />}
        {hasAddress && !isChanging && (
          <>
            <button type="button" class="button" onClick={() => setChanging(true)}>
              {pageTexts.changeAddress}
            </button>
            <button
              type="button"
              class="text-button"
              onClick={() => void run(() => notificationsApi.removeEmail())}
            >
              {pageTexts.remove}
            </button>
          </>
        )}
      </p>
    </CommunityPanel>
  );
}
