import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { errorText } from '../net/http.ts';
import type { accountEn } from '../text/account/en.ts';
import { ACCOUNT_CATALOGUES } from '../text/account/index.ts';
import { useCatalogue, useLanguage, useTexts } from '../useTexts.ts';

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'password';
  readonly value?: string;
  /** That of a name, if not given. */
  readonly maxLength?: number;
  readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'nickname';
}

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly fields: readonly FormField[];
  readonly button: string;
  readonly isDanger?: boolean;
  readonly children?: ComponentChildren;
  submit(values: Readonly<Record<string, string>>): Promise<void>;
}

export function AccountForm({
  title,
  text,
  fields,
  button,
  isDanger = false,
  children,
  submit,
}: Props): JSX.Element {
  const texts = useTexts();
  const accountTexts = useCatalogue<typeof accountEn>(ACCOUNT_CATALOGUES);
  const language = useLanguage();
  const id = useId();
  const [result, setResult] = useState<{ readonly text: string; readonly isWrong: boolean }>();

  async function sent(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const values = Object.fromEntries(
      [...new FormData(event.target as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    );
    try {
      await submit(values);
      setResult({ text: accountTexts.saved, isWrong: false });
    } catch (error) {
      setResult({ text: await errorText(error, language, texts), isWrong: true });
    }
  }

  return (
    <form
      class="page-form"
      aria-labelledby={id}
      onSubmit={(event) => void sent(event as unknown as SubmitEvent)}
    >
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {fields.map((field) => (
        <label key={field.name}>
          <b>{field.label}</b>
          {field.type === 'text' ? (
            <input
              class="field"
              name={field.name}
              type="text"
              defaultValue={field.value ?? ''}
              autocomplete={field.autocomplete}
              maxLength={field.maxLength ?? 24}
              required
            />
          ) : (
            <input
              class="field"
              name={field.name}
              type="password"
              autocomplete={field.autocomplete}
              maxLength={200}
              required
            />
          )}
        </label>
      ))}
      {children}
      {result !== undefined && (
        <p role="alert" class={result.isWrong ? 'is-wrong' : 'is-right'}>
          {result.text}
        </p>
      )}
      <button type="submit" class={isDanger ? 'button is-danger' : 'button is-main'}>
        {button}
      </button>
    </form>
  );
}
