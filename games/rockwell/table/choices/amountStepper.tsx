import { useTableContext } from '../tableModel.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly step?: number;
  readonly shown?: string;
  set(value: number): void;
}

export function AmountStepper({ label, value, most, step = 1, shown, set }: StepperProps) {
  const { words, say } = useTableContext();
  const to = (next: number): void => set(Math.min(most, Math.max(0, next)));
  return (
    <div class="rw-stepper">
      <button
        type="button"
        data-stop
        disabled={value <= 0}
        aria-label={say(words.less, { what: label })}
        onClick={() => to(value - step)}
      >
        −
      </button>
      <label>
        <b>{shown ?? value}</b>
        <input
          type="range"
          min={0}
          max={Math.max(most, step)}
          step={step}
          value={value}
          disabled={most === 0}
          aria-label={label}
          aria-valuetext={shown ?? String(value)}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
      </label>
      <button
        type="button"
        class="rw-more"
        data-stop
        disabled={value >= most}
        aria-label={say(words.more, { what: label })}
        onClick={() => to(value + step)}
      >
        +
      </button>
    </div>
  );
}
