/**
 * A page of another origin in the host's browser: forms, requests, a sandboxed frame, a socket. Cookies
 * ignore the port, so the browser would send the session cookie.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import type { AttackTarget } from './attackTarget.ts';
import { observableState } from './attackTarget.ts';

const PATHS = ['/api/logout-everywhere', '/api/logout', '/api/tables', '/api/me'];
const TIMEOUT_MS = 3_000;

/** Its body parses as JSON if a server ignores the content type. */
const form = (to: string, type: string): string =>
  `<form method=post target=f action="${to}" enctype="${type}">
    <input name='{"game":"siberia","seats":2,"x":"' value='"}'>
  </form>`;

const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
const formsFor = (address: string): string =>
  PATHS.flatMap((path) => FORM_TYPES.map((type) => form(address + path, type))).join('');

const pageFor = (address: string): string => `<!doctype html><iframe name=f></iframe>
${formsFor(address)}
<iframe sandbox="allow-scripts allow-forms" srcdoc='<script>
  fetch("${address}/api/logout-everywhere",{method:"POST",mode:"no-cors",credentials:"include"})
</script>'></iframe>
<script>
(async () => {
  const ways = ${JSON.stringify(PATHS)}.flatMap((path) => ['POST', 'DELETE', 'PATCH'].map((method) => [path, method]));
  for (const [path, method] of ways) {
    const send = (options) =>
      fetch('${address}' + path, { method, credentials: 'include', ...options }).catch(() => 0);
    for (const mode of ['cors', 'no-cors']) await send({ mode });
    await send({ body: '{}', headers: { 'content-type': 'application/json' } });
  }
  const read = await fetch('${address}/api/me', { credentials: 'include' })
    .then((answer) => answer.text())
    .catch(() => '');
  for (const each of document.forms) { each.submit(); await new Promise((done) => setTimeout(done, 20)); }
  const opened = await new Promise((done) => {
    const socket = new WebSocket('${address.replace('http', 'ws')}/socket?v=1');
    socket.onopen = () => done(true);
    socket.onerror = () => done(false);
  });
  window.outcome = [read === '' ? 'nothing read' : 'read', opened ? 'a socket' : 'no socket'].join(', ');
})();
</script>`;

export async function attackFromForeignPage(browser: Browser, target: AttackTarget): Promise<string[]> {
  const before = await observableState(target);
  const outcome = await visit(browser, target);
  const isSame = (await observableState(target)) === before;
  return [
    ...(outcome === 'nothing read, no socket' ? [] : [`a foreign page: ${outcome}`]),
    ...(isSame ? [] : ['a foreign page has changed something']),
  ];
}

async function visit(browser: Browser, { url: address, host: victim }: AttackTarget): Promise<string> {
  const server = createServer(
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end(pageFor(address)),
  );
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const context = await browser.newContext();
  try {
    await context.addCookies([
      { name: 'pithead', value: victim.token, url: address, httpOnly: true, sameSite: 'Lax' },
    ]);
    const page = await context.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('window.outcome !== undefined', undefined, { timeout: TIMEOUT_MS * 10 });
    return await page.evaluate<string>('window.outcome');
  } finally {
    await context.close();
    server.close();
    server.closeAllConnections();
  }
}
