/** A victim enters a text that somebody else suggested; it appears on the same page. */
import type { Locator } from '@playwright/test';
import type { XssContext } from './textPlaces.ts';
import { gameAt } from '../../../proof.ts';
import { XssVisitor } from './xssVisitor.ts';

const PASSWORD = 'lamp of the ninth gallery';
const GAMES = 3;

const SEARCHES = 2;
export const countTypedTexts = (texts: number, names: number, kinds: number): number =>
  texts * SEARCHES + names + kinds;

export async function attackSearchFields(
  { browser, address, fault }: XssContext,
  texts: readonly string[],
): Promise<string[]> {
  const visitor = await XssVisitor.open(browser, address, undefined, fault);
  const found: string[] = [];
  for (let game = 0; game < GAMES; game++) {
    await visitor.go(`/rules/${gameAt(game)}`);
    const field = visitor.page.locator('.rulebook-search input');
    const part = texts.filter((_, i) => i % GAMES === game);
    found.push(...(await fillField(visitor, `search in the rules of ${gameAt(game)}`, field, part)));
  }
  await visitor.go('/');
  const form = visitor.page.locator('.watch-form');
  found.push(
    ...(await fillField(visitor, 'link to watch', form.locator('input'), texts, () =>
      form.locator('button').click(),
    )),
  );
  await visitor.close();
  return found;
}

async function fillField(
  visitor: XssVisitor,
  where: string,
  field: Locator,
  texts: readonly string[],
  send: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const found: string[] = [];
  for (const text of texts) {
    await field.fill(text);
    await send();
    found.push(...(await visitor.findings(where)));
  }
  return found;
}

export async function attackForms(
  { browser, address, fault }: XssContext,
  names: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const visitor = await XssVisitor.open(browser, address, undefined, fault);
  await visitor.go('/account');
  const found: string[] = [];
  for (const name of names) found.push(...(await register(visitor, name)));
  for (const text of texts) found.push(...(await logIn(visitor, text)));
  await visitor.close();
  return found;
}

async function register(visitor: XssVisitor, name: string): Promise<string[]> {
  const { page } = visitor;
  const form = page.locator('form', { has: page.locator('[autocomplete=new-password]') });
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=password]').fill(`${PASSWORD} ${name}`);
  await form.locator('button').click();
  const old = page.locator('[name=old]');
  await old.waitFor();
  const found = await visitor.findings('register', [name]);
  await page.locator('.page-buttons button').first().click();
  await old.waitFor({ state: 'detached' });
  return found;
}

async function logIn(visitor: XssVisitor, text: string): Promise<string[]> {
  const form = visitor.page.locator('form', { has: visitor.page.locator('[autocomplete=current-password]') });
  await form.locator('[name=name]').fill(text);
  await form.locator('[name=password]').fill(text);
  await form.locator('button').click();
  await form.locator('[role=alert]').waitFor();
  return visitor.findings('log in');
}
