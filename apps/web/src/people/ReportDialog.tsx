import type { NewReport, ReportPlace, ReportReason } from '@pithead/protocol';
import { LIMITS, REPORT_REASONS } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { showToast } from '../components/toast.tsx';
import { errorText } from '../net/http.ts';
import { usePeopleTexts } from '../text/people/usePeopleTexts.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { relationRequests } from './relationRequests.ts';

/** Where the name stands, which is what a report can be about. */
export interface ReportContext {
  readonly table?: string;
  readonly line?: { readonly room: 'players' | 'spectators'; readonly number: number };
  readonly isProfile?: boolean;
}

interface Props {
  readonly id: string;
  readonly name: string;
  readonly context: ReportContext;
  close(): void;
}

/** The most likely one first. */
function placesOf({ table, line, isProfile }: ReportContext): ReportPlace[] {
  return [
    ...(line === undefined ? [] : (['chat'] as const)),
    ...(table === undefined || line?.room === 'spectators' ? [] : (['play'] as const)),
    ...(isProfile === true ? (['profile'] as const) : []),
    'name',
  ];
}

function reportOf(
  place: ReportPlace,
  { table = '', line }: ReportContext,
  about: Pick<NewReport, 'person' | 'reason' | 'comment'>,
): NewReport {
  if (place === 'chat' && line !== undefined)
    return { place, ...about, table, room: line.room, line: line.number };
  if (place === 'play') return { place, ...about, table };
  return { place: place === 'profile' ? 'profile' : 'name', ...about };
}

export function ReportDialog({ id, name, context, close }: Props): JSX.Element {
  const texts = useTexts();
  const peopleTexts = usePeopleTexts();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState('');
  useLayoutEffect(() => dialog.current?.showModal(), []);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.target as HTMLFormElement);
    const about = {
      person: id,
      reason: String(values.get('reason')) as ReportReason,
      comment: String(values.get('comment')),
    };
    try {
      await relationRequests.report(reportOf(String(values.get('place')) as ReportPlace, context, about));
      showToast(peopleTexts.reportSent);
      dialog.current?.close();
    } catch (problem) {
      setError(await errorText(problem, language, texts));
    }
  }

  return (
    <dialog ref={dialog} class="report-dialog" aria-labelledby="report-title" onClose={close}>
      <form onSubmit={(event) => void send(event as unknown as SubmitEvent)}>
        <h2 id="report-title">{peopleTexts.reportTitle({ name })}</h2>
        <p>{peopleTexts.reportText}</p>
        <label>
          <b>{peopleTexts.reportPlace}</b>
          <select class="field" name="place">
            {placesOf(context).map((place) => (
              <option key={place} value={place}>
                {peopleTexts.places[place]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <b>{peopleTexts.reportReason}</b>
          <select class="field" name="reason">
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {peopleTexts.reasons[reason]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <b>{peopleTexts.comment}</b>
          <textarea class="field" name="comment" rows={3} maxLength={LIMITS.comment} />
        </label>
        {error !== '' && (
          <p role="alert" class="is-wrong">
            {error}
          </p>
        )}
        <p class="report-buttons">
          <button type="submit" class="button is-main">
            {peopleTexts.sendReport}
          </button>
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {texts.cancel}
          </button>
        </p>
      </form>
    </dialog>
  );
}
