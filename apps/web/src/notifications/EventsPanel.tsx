/** Which event goes which way. */
import type { ChannelKind, NotificationSettings } from '@pithead/protocol';
import type { JSX } from 'preact';
import { CommunityPanel } from '../community/CommunityPage.tsx';
import type { NotificationContext } from './notificationContext.ts';

// Repeated from the protocol, whose module would bring its schemas into the page.
const EVENTS_SHOWN: readonly (keyof NotificationSettings['events'])[] = [
  'yourTurn',
  'clockLow',
  'nudge',
  'tableStarted',
  'gameEnded',
];
const CHANNELS_SHOWN: readonly ChannelKind[] = ['push', 'email', 'webhook'];

export function EventsPanel({ context }: { readonly context: NotificationContext }): JSX.Element {
  const { pageTexts, overview, save } = context;
  const { events } = overview.settings;
  const nameOf = (event: keyof NotificationSettings['events']): string =>
    event === 'yourTurn' ? pageTexts.turnOrStart : pageTexts.events[event];
  const names = { push: pageTexts.browser, email: pageTexts.email, webhook: pageTexts.webhook };
  return (
    <CommunityPanel
      id="events"
      title={pageTexts.what}
      class="is-events"
      aside={<small class="panel-note">{pageTexts.whatNote}</small>}
    >
      <table class="events">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{pageTexts.event}</span>
            </th>
            {CHANNELS_SHOWN.map((channel) => (
              <th key={channel} scope="col">
                {names[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVENTS_SHOWN.map((event) => (
            <tr key={event}>
              <th scope="row">{nameOf(event)}</th>
              {CHANNELS_SHOWN.map((channel) => (
                <td key={channel}>
                  <label class="tick">
                    <input
                      type="checkbox"
                      checked={events[event][channel]}
                      aria-label={pageTexts.tick({ event: nameOf(event), channel: names[channel] })}
                      onChange={({ currentTarget }) =>
                        save({
                          events: {
                            ...events,
                            [event]: { ...events[event], [channel]: currentTarget.checked },
                          },
                        })
                      }
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </CommunityPanel>
  );
}
