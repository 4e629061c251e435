import { resetDeferred } from '@pithead/ui';
import type { ComponentChildren, JSX } from 'preact';
import { observable, useObservable } from './observable.ts';

const here = (): string => location.pathname + location.search + location.hash;
const address = observable(here());
addEventListener('popstate', () => move());

function move(): void {
  resetDeferred();
  address.set(here());
}

export function navigate(to: string, isReplacing = false): void {
  if (isReplacing) history.replaceState(null, '', to);
  // The state tells the new page where its visitor came from.
  else history.pushState(location.pathname, '', to);
  move();
  const { hash } = location;
  if (hash === '') scrollTo(0, 0);
  else requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
}

function partsOf(to: string): readonly string[] {
  const [path = ''] = to.split(/[?#]/);
  return path.split('/').filter((part) => part !== '');
}

export const usePath = (): readonly string[] => partsOf(useObservable(address));
export const currentPath = (): readonly string[] => partsOf(address.get());

interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly title?: string;
  readonly role?: 'menuitem';
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page';
  readonly children: ComponentChildren;
}

/** A link that navigates without loading; with a modifier key the browser opens it as usual. */
export function Link({ to, ...rest }: LinkProps): JSX.Element {
  const followed = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={followed} />;
}
