/** A combobox with a list of suggestions: arrows go through them, Enter sends the selected one or the line. */
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CommandLineTexts } from '../../text/commandLine/index.ts';
import type { Suggestion } from './suggestions.ts';

interface Props {
  readonly texts: CommandLineTexts;
  readonly focusCount: number;
  suggest(typed: string): readonly Suggestion[];
  send(line: string): void;
  close(): void;
}

const LIST = 'command-suggestions';
const optionId = (place: number): string => `command-suggestion-${place}`;

export function CommandField({ texts, focusCount, suggest, send, close }: Props): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = isOpen ? suggest(typed) : [];
  useEffect(() => field.current?.focus({ preventScroll: true }), [focusCount]);

  const submit = (line: string): void => {
    setTyped('');
    setOpen(false);
    setActive(-1);
    send(line);
  };

  function pressed(event: TargetedKeyboardEvent<HTMLInputElement>): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      const { length } = isOpen ? suggestions : suggest(typed);
      const next = active < 0 && step < 0 ? length - 1 : active + step;
      setActive(length === 0 ? -1 : (next + length) % length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      submit(suggestions[active]?.line ?? event.currentTarget.value);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (suggestions.length === 0) return close();
      setOpen(false);
      setActive(-1);
    }
  }

  return (
    <div class="command-field">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={texts.field}
        aria-expanded={suggestions.length > 0}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && active < suggestions.length ? optionId(active) : undefined}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="send"
        placeholder={texts.field}
        value={typed}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOpen(currentTarget.value.trim() !== '');
          setActive(-1);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={pressed}
      />
      <ul id={LIST} role="listbox" aria-label={texts.suggestions} hidden={suggestions.length === 0}>
        {suggestions.map(({ label, line }, place) => (
          <li
            key={label}
            id={optionId(place)}
            role="option"
            aria-selected={place === active}
            // Before the field loses the focus, which would close the list.
            onPointerDown={(event) => {
              event.preventDefault();
              submit(line);
            }}
          >
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
