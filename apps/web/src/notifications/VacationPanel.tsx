import type { JSX } from 'preact';
import { CommunityPanel } from '../community/CommunityPage.tsx';
import { formatDate } from '../formats.ts';
import type { NotificationContext } from './notificationContext.ts';
import { notificationsApi } from './notificationsApi.ts';

const DAY_MS = 24 * 3_600_000;
/** A vacation of one week is proposed. */
const USUAL_DAYS = 7;

/** A day as a date field writes it, in local time. */
function dayText(at: number): string {
  const day = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The first moment of a day in local time. */
const startOf = (text: string): number => new Date(`${text}T00:00:00`).getTime();

/** The last day counts as a whole. */
const endOf = (text: string): number => startOf(dayText(startOf(text) + 1.5 * DAY_MS));

export function VacationPanel({ context }: { readonly context: NotificationContext }): JSX.Element {
  const { pageTexts, vacation: overview, language, run } = context;
  const { vacation, daysLeft } = overview;
  const now = Date.now();
  function sent(event: SubmitEvent): void {
    event.preventDefault();
    const values = new FormData(event.target as HTMLFormElement);
    // A vacation can't begin in the past: one that begins today begins now.
    const from = Math.max(Date.now(), startOf(String(values.get('from'))));
    const until = endOf(String(values.get('until')));
    void run(() => notificationsApi.takeVacation({ from, until }));
  }
  return (
    <CommunityPanel
      id="vacation"
      title={pageTexts.vacation}
      class="is-vacation"
      aside={<small class="panel-note">{pageTexts.vacationLeft({ count: Math.floor(daysLeft) })}</small>}
    >
      <p>{pageTexts.vacationText}</p>
      {vacation === null ? (
        <form class="channel-form" onSubmit={(event) => sent(event as unknown as SubmitEvent)}>
          <label>
            <b>{pageTexts.vacationFrom}</b>
            <input
              class="field"
              name="from"
              type="date"
              required
              min={dayText(now)}
              defaultValue={dayText(now)}
            />
          </label>
          <label>
            <b>{pageTexts.vacationUntil}</b>
            <input
              class="field"
              name="until"
              type="date"
              required
              min={dayText(now)}
              defaultValue={dayText(now + (USUAL_DAYS - 1) * DAY_MS)}
            />
          </label>
          <button type="submit" class="button">
            {pageTexts.takeVacation}
          </button>
        </form>
      ) : (
        <>
          <p>
            <b>
              {vacation.from <= now
                ? pageTexts.onVacation({ when: formatDate(language, vacation.until - 1) })
                : pageTexts.vacationPlanned({
                    from: formatDate(language, vacation.from),
                    until: formatDate(language, vacation.until - 1),
                  })}
            </b>
          </p>
          <button type="button" class="button" onClick={() => void run(() => notificationsApi.endVacation())}>
            {vacation.from <= now ? pageTexts.endVacation : pageTexts.cancelVacation}
          </button>
        </>
      )}
    </CommunityPanel>
  );
}
