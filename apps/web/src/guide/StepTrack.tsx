import type { JSX } from 'preact';

interface Props {
  readonly class: string;
  /** The number of the current step, from 1. */
  readonly step: number;
  readonly count: number;
}

/** One mark for each step of a chapter. The number is said in words next to it. */
export function StepTrack({ class: name, step, count }: Props): JSX.Element {
  return (
    <span class={name} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} class={i + 1 < step ? 'is-done' : i + 1 === step ? 'is-here' : ''} />
      ))}
    </span>
  );
}
