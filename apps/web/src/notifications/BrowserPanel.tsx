import type { PushDevice } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CommunityPanel } from '../community/CommunityPage.tsx';
import type { ChannelCondition } from './ChannelParts.tsx';
import {
  ChannelSwitch,
  ConditionPill,
  Problem,
  RetryWords,
  TestButton,
  conditionOf,
  deliveryFailureSentence,
} from './ChannelParts.tsx';
import type { NotificationContext } from './notificationContext.ts';
import { formatClockTime } from './notificationContext.ts';
import { notificationsApi } from './notificationsApi.ts';
import { currentEndpoint, pushAbility, subscribe } from './pushSubscription.ts';
import { recall, remember } from '../rememberedSettings.ts';

/** The id that the server has given to this browser's subscription. */
const OWN_DEVICE = 'pushDevice';

function Ability({
  pageTexts,
}: {
  readonly pageTexts: NotificationContext['pageTexts'];
}): JSX.Element | null {
  switch (pushAbility()) {
    case 'denied':
      return (
        <Problem title={pageTexts.deniedTitle({ host: location.host })}>
          <p>{pageTexts.deniedText}</p>
        </Problem>
      );
    case 'unsupported':
      return (
        <Problem title={pageTexts.unsupportedTitle}>
          <p>{pageTexts.unsupportedText}</p>
        </Problem>
      );
    case 'homeScreenFirst':
      return (
        <Problem title={pageTexts.iosTitle}>
          <ol class="problem-steps">
            <li>{pageTexts.iosSteps.share}</li>
            <li>{pageTexts.iosSteps.add}</li>
            <li>{pageTexts.iosSteps.open}</li>
          </ol>
        </Problem>
      );
    case 'ready':
      return null;
  }
}

interface DeviceProps {
  readonly context: NotificationContext;
  readonly device: PushDevice;
  readonly isThis: boolean;
}

function Device({ context, device, isThis }: DeviceProps): JSX.Element {
  const { pageTexts, language, run, overview } = context;
  const name = isThis ? pageTexts.thisDevice({ device: device.device }) : device.device;
  const status = overview.destinations.find(
    ({ channel, destination }) => channel === 'push' && destination === device.id,
  );
  const condition: ChannelCondition = device.isExpired
    ? 'expired'
    : isThis && pushAbility() === 'denied'
      ? 'blocked'
      : conditionOf(status, device.lastSuccessAt !== null);
  const isFailing = device.lastFailure !== null && (device.lastFailureAt ?? 0) > (device.lastSuccessAt ?? 0);
  return (
    <li class="destination">
      <span class="destination-words">
        <b>{name}</b>
        <small>
          {device.lastSuccessAt === null
            ? pageTexts.neverUsed
            : pageTexts.acceptedAt({ when: formatClockTime(language, device.lastSuccessAt) })}
        </small>
        {isFailing && <small>{deliveryFailureSentence(device.lastFailure, pageTexts)}</small>}
        <RetryWords status={status} context={context} />
      </span>
      <ConditionPill condition={condition} pageTexts={pageTexts} />
      <span class="destination-buttons">
        <TestButton
          context={context}
          channel="push"
          device={device.id}
          label={pageTexts.test}
          ariaLabel={pageTexts.testDevice({ device: name })}
        />
        <button
          type="button"
          class="text-button"
          aria-label={pageTexts.removeDevice({ device: name })}
          onClick={() => void run(() => notificationsApi.removeDevice(device.id))}
        >
          {pageTexts.remove}
        </button>
      </span>
    </li>
  );
}

export function BrowserPanel({ context }: { readonly context: NotificationContext }): JSX.Element {
  const { pageTexts, channels, server, run } = context;
  const [hasFailed, setFailed] = useState(false);
  const [isSubscribed, setSubscribed] = useState(false);
  const [, redraw] = useState(0);
  useEffect(() => {
    currentEndpoint().then(
      (endpoint) => setSubscribed(endpoint !== undefined),
      () => undefined,
    );
  }, [channels]);
  const id = recall(OWN_DEVICE);
  const known = channels.push.find((device) => device.id === id);
  const isHere = isSubscribed && known !== undefined && !known.isExpired;
  async function add(): Promise<void> {
    setFailed(false);
    try {
      const device = await subscribe(server.channels.push.publicKey);
      if (device !== undefined)
        await run(async () => {
          const added = await notificationsApi.addDevice({ ...device, ...(known && { replaces: known.id }) });
          remember(OWN_DEVICE, added.id);
        });
    } catch {
      setFailed(true);
    }
    redraw((count) => count + 1);
  }
  const ability = pushAbility();
  return (
    <CommunityPanel
      id="browser"
      title={pageTexts.browser}
      class="is-third"
      aside={<ChannelSwitch context={context} channel="push" />}
    >
      <Ability pageTexts={pageTexts} />
      {hasFailed && <Problem title={pageTexts.subscribeFailed} />}
      {channels.push.length === 0 && ability === 'ready' && <p>{pageTexts.noDevices}</p>}
      <ul>
        {channels.push.map((device) => (
          <Device key={device.id} context={context} device={device} isThis={device.id === id} />
        ))}
      </ul>
      {!isHere && (ability === 'ready' || ability === 'denied') && (
        <button type="button" class="button is-main" onClick={() => void add()}>
          {ability === 'denied' ? pageTexts.tryAgain : pageTexts.addDevice}
        </button>
      )}
    </CommunityPanel>
  );
}
