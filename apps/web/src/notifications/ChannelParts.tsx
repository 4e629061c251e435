/** What the panels of the three channels share: a switch, a state in words, a test that reports each step. */
import type { ChannelKind, ChannelTest, DeliveryFailure, DestinationStatus } from '@pithead/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../components/icons.tsx';
import { errorText } from '../net/http.ts';
import type { NotificationTexts } from '../text/notifications/index.ts';
import type { NotificationContext } from './notificationContext.ts';
import { formatClockTime, formatSeconds } from './notificationContext.ts';
import { notificationsApi } from './notificationsApi.ts';

export function deliveryFailureSentence(
  failure: DeliveryFailure | null,
  pageTexts: NotificationTexts,
): string {
  if (failure === null) return pageTexts.failedUnknown;
  const text = pageTexts.failures[failure.reason];
  return typeof text === 'function' ? text({ status: failure.status ?? 0 }) : text;
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  change(isOn: boolean): void;
}

export function Switch({ label, isOn, change }: SwitchProps): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-label={label}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span aria-hidden="true" />
    </label>
  );
}

export function ChannelSwitch({
  context: { overview, pageTexts, save },
  channel,
}: {
  readonly context: NotificationContext;
  readonly channel: ChannelKind;
}): JSX.Element {
  const { channels } = overview.settings;
  const labels = {
    push: pageTexts.browserSwitch,
    email: pageTexts.emailSwitch,
    webhook: pageTexts.webhookSwitch,
  };
  return (
    <Switch
      label={labels[channel]}
      isOn={channels[channel]}
      change={(isOn) => save({ channels: { ...channels, [channel]: isOn } })}
    />
  );
}

export type ChannelCondition = 'works' | 'late' | 'blocked' | 'expired' | 'waiting';

export function ConditionPill({
  condition,
  pageTexts,
}: {
  readonly condition: ChannelCondition;
  readonly pageTexts: NotificationContext['pageTexts'];
}): JSX.Element {
  const isGood = condition === 'works';
  const isBad = condition !== 'works' && condition !== 'waiting';
  return (
    <span class={`condition${isGood ? ' is-good' : ''}${isBad ? ' is-bad' : ''}`}>
      {isGood && <Icon name="check" />}
      {isBad && <WarningIcon />}
      {pageTexts.conditions[condition]}
    </span>
  );
}

const WarningIcon = (): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 4 2.500 20h19zM12 10v5M12 17.500v.5" />
  </svg>
);

/** A delivery that failed last is late while the server still tries, and after it gave up. */
export const conditionOf = (
  status: DestinationStatus | undefined,
  hasSucceeded: boolean,
): ChannelCondition => {
  if (status !== undefined && status.failures > 0) return 'late';
  return hasSucceeded || (status?.acceptedAt ?? null) !== null ? 'works' : 'waiting';
};

/** How the retries of a destination stand. */
export function RetryWords({
  status,
  context: { pageTexts, language },
}: {
  readonly status: DestinationStatus | undefined;
  readonly context: NotificationContext;
}): JSX.Element | null {
  if (status === undefined || status.failures === 0) return null;
  const { retryAt, givesUpAt, gaveUpAt, failures } = status;
  const words = [
    retryAt !== null && pageTexts.retry({ failures, when: formatClockTime(language, retryAt) }),
    givesUpAt !== null && pageTexts.givesUp({ when: formatClockTime(language, givesUpAt) }),
    gaveUpAt !== null && pageTexts.gaveUp({ when: formatClockTime(language, gaveUpAt) }),
  ].filter((each) => each !== false);
  return <small>{words.join(', ')}</small>;
}

const POLL_MS = 1_000;
const MAX_POLLS = 30;

/** Nothing more will be learnt of it. */
const isFinished = (test: ChannelTest, channel: ChannelKind): boolean =>
  test.failedAt !== null || (channel === 'push' ? test.shownAt !== null : test.acceptedAt !== null);

function TestSteps({
  test,
  channel,
  context: { pageTexts, language },
}: {
  readonly test: ChannelTest;
  readonly channel: ChannelKind;
  readonly context: NotificationContext;
}): JSX.Element {
  const at = (time: number): string => formatSeconds(language, time);
  const { sentAt, acceptedAt, acceptedBy, failedAt, failure, shownAt } = test;
  return (
    <>
      {pageTexts.testSent({ time: at(sentAt) })}{' '}
      {acceptedAt !== null && pageTexts.testAccepted({ by: acceptedBy ?? '', time: at(acceptedAt) })}{' '}
      {failedAt !== null && (
        <b class="is-wrong">
          {pageTexts.testFailed({ time: at(failedAt), reason: deliveryFailureSentence(failure, pageTexts) })}
        </b>
      )}{' '}
      {shownAt !== null && pageTexts.testShown({ time: at(shownAt) })}
      {channel === 'push' && acceptedAt !== null && shownAt === null && pageTexts.testNotShown}
      {channel === 'email' && acceptedAt !== null && pageTexts.testSpam}
    </>
  );
}

interface TestProps {
  readonly context: NotificationContext;
  readonly channel: ChannelKind;
  /** The push device. */
  readonly device?: string;
  readonly label: string;
  readonly ariaLabel?: string;
}

export function TestButton({ context, channel, device, label, ariaLabel = label }: TestProps): JSX.Element {
  const { texts, language, run } = context;
  const [test, setTest] = useState<ChannelTest>();
  const [refusal, setRefusal] = useState('');
  const [polls, setPolls] = useState(0);
  const isRunning = test !== undefined && !isFinished(test, channel) && polls < MAX_POLLS;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      notificationsApi
        .test(test.id)
        .then(setTest, () => undefined)
        .finally(() => setPolls(polls + 1));
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, polls, test]);
  async function start(): Promise<void> {
    setRefusal('');
    setPolls(0);
    try {
      setTest(await notificationsApi.startTest(channel, device));
      await run(() => Promise.resolve());
    } catch (error) {
      setTest(undefined);
      setRefusal(await errorText(error, language, texts));
    }
  }
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={isRunning}
        aria-label={ariaLabel}
        onClick={() => void start()}
      >
        {label}
      </button>
      <span class="test-steps" role="status">
        {refusal !== '' && <b class="is-wrong">{refusal}</b>}
        {test !== undefined && <TestSteps test={test} channel={channel} context={context} />}
      </span>
    </>
  );
}

/** A problem with what to do about it. */
export function Problem({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <div class="problem">
      <b>{title}</b>
      {children}
    </div>
  );
}
