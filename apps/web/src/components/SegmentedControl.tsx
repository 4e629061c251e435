/** A group of radio buttons that looks like a switch; arrow keys work as the browser defines them. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface Props<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly text: string; readonly label?: string }[];
  readonly isQuiet?: boolean;
  /** The id of an element that explains the choice. */
  readonly describedBy?: string;
  choose(value: T): void;
}

export function SegmentedControl<T extends string | number>({
  label,
  value,
  choices,
  isQuiet = false,
  describedBy,
  choose,
}: Props<T>): JSX.Element {
  const name = useId();
  return (
    <span
      class={isQuiet ? 'segmented is-quiet' : 'segmented'}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {choices.map((choice) => (
        <label key={choice.value} class="segment">
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            aria-label={choice.label ?? choice.text}
            onChange={() => choose(choice.value)}
          />
          <span aria-hidden="true">{choice.text}</span>
        </label>
      ))}
    </span>
  );
}
