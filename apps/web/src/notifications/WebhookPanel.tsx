import type { WebhookCall, WebhookState } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CommunityPanel } from '../community/CommunityPage.tsx';
import {
  ChannelSwitch,
  ConditionPill,
  RetryWords,
  TestButton,
  conditionOf,
  deliveryFailureSentence,
} from './ChannelParts.tsx';
import type { NotificationContext } from './notificationContext.ts';
import { formatClockTime } from './notificationContext.ts';
import { notificationsApi } from './notificationsApi.ts';

interface Props {
  readonly context: NotificationContext;
}

function UrlForm({ context, done }: Props & { done(): void }): JSX.Element {
  const { pageTexts, run, channels } = context;
  async function sent(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const url = String(new FormData(event.target as HTMLFormElement).get('url'));
    if (await run(() => notificationsApi.setWebhook(url))) done();
  }
  return (
    <form class="channel-form" onSubmit={(event) => void sent(event as unknown as SubmitEvent)}>
      <label>
        <b>{pageTexts.webhookAddress}</b>
        <input
          class="field"
          name="url"
          type="url"
          required
          placeholder="https://"
          maxLength={2000}
          defaultValue={channels.webhook?.url ?? ''}
        />
      </label>
      <button type="submit" class="button is-main">
        {pageTexts.save}
      </button>
    </form>
  );
}

function Call({ context, call }: Props & { readonly call: WebhookCall }): JSX.Element {
  const { pageTexts, language } = context;
  const { at, kind, status, failure, durationMs } = call;
  const events: Readonly<Record<string, string>> = pageTexts.events;
  const result =
    failure === null && status !== null
      ? pageTexts.answered({ status })
      : deliveryFailureSentence(failure, pageTexts);
  return (
    <li class={failure === null ? '' : 'is-wrong'}>
      {pageTexts.call({
        when: formatClockTime(language, at),
        kind: events[kind] ?? kind,
        result,
        milliseconds: durationMs,
      })}
    </li>
  );
}

function Webhook({ context, webhook }: Props & { readonly webhook: WebhookState }): JSX.Element {
  const { pageTexts, language, overview } = context;
  const { url, secret, calls, lastSuccessAt, lastFailure, lastFailureAt } = webhook;
  const status = overview.destinations.find(({ channel }) => channel === 'webhook');
  const isFailing = lastFailure !== null && (lastFailureAt ?? 0) > (lastSuccessAt ?? 0);
  return (
    <>
      <div class="destination">
        <span class="destination-words">
          <code>{url}</code>
          {lastSuccessAt !== null && (
            <small>{pageTexts.acceptedAt({ when: formatClockTime(language, lastSuccessAt) })}</small>
          )}
          {isFailing && <small>{deliveryFailureSentence(lastFailure, pageTexts)}</small>}
          <RetryWords status={status} context={context} />
        </span>
        <ConditionPill
          condition={isFailing ? 'late' : conditionOf(status, lastSuccessAt !== null)}
          pageTexts={pageTexts}
        />
      </div>
      <details class="page-details">
        <summary>{pageTexts.secret}</summary>
        <p>
          <code>{secret}</code>
        </p>
      </details>
      <details class="page-details">
        <summary>
          {calls.length === 0 ? pageTexts.noCalls : pageTexts.lastCalls({ count: calls.length })}
        </summary>
        <ul class="webhook-calls">
          {calls.map((call) => (
            <Call key={call.at} context={context} call={call} />
          ))}
        </ul>
      </details>
    </>
  );
}

export function WebhookPanel({ context }: Props): JSX.Element {
  const { pageTexts, channels, run } = context;
  const { webhook } = channels;
  const [isChanging, setChanging] = useState(false);
  return (
    <CommunityPanel
      id="webhook"
      title={pageTexts.webhook}
      class="is-third"
      aside={<ChannelSwitch context={context} channel="webhook" />}
    >
      {webhook !== null && !isChanging && <Webhook context={context} webhook={webhook} />}
      {(webhook === null || isChanging) && <UrlForm context={context} done={() => setChanging(false)} />}
      <p class="community-note">
        {pageTexts.webhookText} <code>X-Pithead-Signature</code>
      </p>
      {webhook !== null && (
        <p class="page-buttons">
          <TestButton context={context} channel="webhook" label={pageTexts.test} />
          {!isChanging && (
            <button type="button" class="button" onClick={() => setChanging(true)}>
              {pageTexts.edit}
            </button>
          )}
          <button type="button" class="button" onClick={() => void run(() => notificationsApi.renewSecret())}>
            {pageTexts.newSecret}
          </button>
          <button
            type="button"
            class="text-button"
            onClick={() => void run(() => notificationsApi.removeWebhook())}
          >
            {pageTexts.remove}
          </button>
        </p>
      )}
    </CommunityPanel>
  );
}
