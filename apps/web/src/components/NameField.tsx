/** Asks for a name and creates a guest, the first time that the server needs a person. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { errorText } from '../net/http.ts';
import { becomeGuest } from '../net/session.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import './nameField.css';

interface Props {
  done(): void;
  cancel(): void;
}

export function NameField({ done, cancel }: Props): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [suggested] = useState(() => texts.guestName({ number: 100 + Math.floor(Math.random() * 900) }));
  const [error, setError] = useState('');
  useEffect(() => field.current?.select(), []);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    try {
      await becomeGuest(field.current?.value.trim() || suggested, language);
      done();
    } catch (cause) {
      setError(await errorText(cause, language, texts));
    }
  }

  return (
    <form class="name-field" onSubmit={(event) => void submit(event)}>
      <label>
        <b>{texts.yourName}</b>
        <input
          ref={field}
          class="field"
          type="text"
          maxLength={24}
          defaultValue={suggested}
          autocomplete="nickname"
        />
      </label>
      <small role={error === '' ? undefined : 'alert'} class={error === '' ? '' : 'is-wrong'}>
        {error === '' ? texts.nameHint : error}
      </small>
      <span class="name-buttons">
        <button type="submit" class="button is-main">
          {texts.goOn}
        </button>
        <button type="button" class="button" onClick={cancel}>
          {texts.cancel}
        </button>
      </span>
    </form>
  );
}
