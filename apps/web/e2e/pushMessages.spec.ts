/** What a device shows after a push message, which the browser's developer tools hand to its service worker. */
import type { Page } from '@playwright/test';
import { RequestReceiver } from '@pithead/server/channels/testing/requestReceiver';
import { PushBrowser } from '@pithead/server/channels/testing/pushReceiver';
import { LAUNCH_OPTIONS } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { startPageServer } from './servers/pageServer.ts';
import { waitForServiceWorker } from './servers/staticHost.ts';

test.use({ locale: 'nl-NL', launchOptions: LAUNCH_OPTIONS });

async function send<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const { origin } = new URL(page.url());
  const response = await page.request.fetch(origin + path, { method, data: body ?? {}, headers: { origin } });
  expect(response.status(), `${method} ${path}`).toBeLessThan(300);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

test(
  'a push message is shown in the language of the person, replaced by a newer one, and a test is reported as shown',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const receiver = await RequestReceiver.start();
    const server = await startPageServer(undefined, { PITHEAD_ALLOW_LOCAL_TARGETS: 'yes' });
    const origin = server.address;
    await context.grantPermissions(['notifications'], { origin });
    const session = await context.newCDPSession(page);
    const registrations: string[] = [];
    session.on('ServiceWorker.workerRegistrationUpdated', (event) =>
      registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
    );
    await session.send('ServiceWorker.enable');
    await page.goto(origin);
    await page.evaluate(waitForServiceWorker);
    await expect.poll(() => registrations.length).toBeGreaterThan(0);
    const [registrationId = ''] = registrations;
    const deliver = (data: unknown) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(data),
      });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const all = await registration.getNotifications();
        return all.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
      });

    await send(page, 'POST', '/api/guests', { name: 'Ada', language: 'nl' });
    const browser = new PushBrowser();
    const device = browser.subscription(`${receiver.url}/send/1`);
    const { id } = await send<{ id: string }>(page, 'POST', '/api/me/push', device);
    const begun = await send<{ id: string; shownAt: null }>(page, 'POST', `/api/me/push/${id}/test`);
    expect(begun.shownAt).toBeNull();
    await deliver(browser.read(receiver.last));
    await expect.poll(shown).toMatchObject([{ title: 'Testmelding', lang: 'nl' }]);
    await expect
      .poll(async () => {
        const path = `/api/me/channel-tests/${begun.id}`;
        return (await send<{ shownAt: number | null }>(page, 'GET', path)).shownAt;
      })
      .toBeGreaterThan(0);

    const notification = {
      title: 'Siberia: jij bent aan de beurt',
      body: 'Met Noor',
      navigate: `${origin}/table/x`,
      lang: 'nl',
      dir: 'ltr',
      tag: 'one',
    };
    const message = { web_push: 8030, notification, pithead: { id: 'm', kind: 'yourTurn', tables: ['x'] } };
    await deliver(message);
    await deliver({ ...message, notification: { ...notification, body: 'Met Noor en Wout' } });
    await expect
      .poll(async () => (await shown()).filter(({ tag }) => tag === 'one').map(({ body }) => body))
      .toEqual(['Met Noor en Wout']);
    await page.close();
    await Promise.all([server.stop(), receiver.close()]);
  },
);
