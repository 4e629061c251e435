export type TablePanel =
  | { readonly kind: 'menu' | 'help' | 'log' }
  /** `rule` is empty for the beginning of the rulebook. */
  | { readonly kind: 'rules'; readonly rule: string };

/**
 * The rule that a click on a link asks for; undefined if it is not a link to the rulebook of this game. With a
 * modifier key the browser opens the page as usual.
 */
export function ruleOfLink(event: MouseEvent, game: string): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = (event.target as Element).closest('a');
  // The drawer itself has a link to the page.
  if (link === null || link.closest('.rules-drawer') !== null) return undefined;
  const [page, rule = ''] = (link.getAttribute('href') ?? '').split('#');
  return page === `/rules/${game}` ? decodeURIComponent(rule) : undefined;
}
