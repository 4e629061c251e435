/** Games set colours for sources that have one of their own; the others use a palette (sourceTones.css). */
export const toneOf = (id: string, number: number): Record<string, string> => ({
  '--bar': `var(--source-${id}, var(--bar-${((number - 1) % 8) + 1}))`,
  '--bar-ink': `var(--source-${id}-ink, #1d1b19)`,
});
