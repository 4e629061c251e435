/** Which kind of component a newcomer meets for the first time. */

export interface DrawnKind {
  readonly kind: string;
  /** One of its components can be selected now. */
  readonly isOffered: boolean;
}

/** What has just happened comes first, then what can be selected, then what else is to be seen. */
export function firstNewKind(
  met: ReadonlySet<string>,
  happened: readonly string[],
  drawn: readonly DrawnKind[],
): string | undefined {
  const offered = drawn.filter(({ isOffered }) => isOffered);
  return [...happened, ...offered.map(({ kind }) => kind), ...drawn.map(({ kind }) => kind)].find(
    (kind) => !met.has(kind),
  );
}
