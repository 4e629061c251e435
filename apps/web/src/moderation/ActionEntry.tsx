import type { ModerationActionInfo } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { errorText } from '../net/http.ts';
import { useModerationTexts } from '../text/moderation/useModerationTexts.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { formatMoment, formatUntil } from '../formats.ts';

interface Props {
  readonly action: ModerationActionInfo;
  undo(id: string, why: string): Promise<void>;
}

/** One line of the log, with a form to undo it. */
export function ActionEntry({ action, undo }: Props): JSX.Element {
  const texts = useTexts();
  const moderationTexts = useModerationTexts();
  const language = useLanguage();
  const [error, setError] = useState('');
  const { id, kind, person, until, nameBefore, nameAfter, why, undoes, isUndone } = action;
  const kinds = undoes === null ? moderationTexts.kinds : moderationTexts.undoneKinds;
  const what = kinds[kind]({
    name: person.name === '' ? texts.formerPlayer : person.name,
    until: formatUntil(language, until),
    before: nameBefore ?? texts.formerPlayer,
    after: nameAfter ?? texts.formerPlayer,
  });
  const operator = action.operator === '' ? texts.formerPlayer : action.operator;

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    try {
      await undo(id, String(new FormData(event.target as HTMLFormElement).get('undo')));
    } catch (problem) {
      setError(await errorText(problem, language, texts));
    }
  }

  return (
    <li class="moderation-action">
      <p>
        <b>
          <bdi>{what}</bdi>
        </b>
        {isUndone && <em> · {moderationTexts.isUndone}</em>}
      </p>
      <p class="moderation-small">
        {moderationTexts.doneBy({ operator, time: formatMoment(language, action.at), why })}
      </p>
      {undoes === null && !isUndone && person.id !== '' && (
        <details>
          <summary>{moderationTexts.undo}</summary>
          <form class="moderation-form" onSubmit={(event) => void send(event as unknown as SubmitEvent)}>
            <label>
              <b>{moderationTexts.undoReason}</b>
              <input
                class="field"
                name="undo"
                type="text"
                maxLength={LIMITS.comment}
                autocomplete="off"
                required
              />
            </label>
            {error !== '' && (
              <p role="alert" class="is-wrong">
                {error}
              </p>
            )}
            <button type="submit" class="button">
              {moderationTexts.undo}
            </button>
          </form>
        </details>
      )}
    </li>
  );
}
