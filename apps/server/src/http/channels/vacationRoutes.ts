import type { VacationOverview } from '@pithead/protocol';
import { NewVacation, VACATION_DAYS } from '@pithead/protocol';
import {
  countedSince,
  isTooMuchVacation,
  passedVacations,
  vacationOverview,
} from '../../people/vacationDays.ts';
import { runVacationJob } from '../../operations/vacationJob.ts';
import { RequestError } from '../../requestError.ts';
import type { ServerContext } from '../../serverContext.ts';
import { requirePerson } from '../authentication.ts';
import type { HttpApp } from '../httpApp.ts';

/** How long before it begins a vacation can be entered. */
const MAX_AHEAD_MS = 366 * 24 * 3_600_000;

export function vacationRoutes(app: HttpApp, context: ServerContext): void {
  const { store, time } = context;
  const overviewOf = async (person: string): Promise<VacationOverview> => {
    const now = time.now();
    return vacationOverview(await store.vacationsOf(person, countedSince(now)), now);
  };

  /** `next`: instead of a vacation that has not ended. */
  async function replaceVacation(person: string, next: NewVacation | undefined): Promise<void> {
    const now = time.now();
    const passed = passedVacations(await store.vacationsOf(person, countedSince(now)), now);
    const added = next === undefined ? [] : [{ from: Math.max(next.from, now), until: next.until }];
    if (added.some(({ from, until }) => until <= from || from > now + MAX_AHEAD_MS))
      throw new RequestError('malformed');
    if (isTooMuchVacation([...passed, ...added]))
      throw new RequestError('tooMuchVacation', { most: VACATION_DAYS });
    const present = passed.filter(({ until }) => until === now);
    await store.replaceVacations(person, now, [...present, ...added]);
    // At once, because a clock may be running. Another process that has the lease does it within seconds.
    await runVacationJob(context);
  }

  app.get(
    '/api/me/vacation',
    { schema: { summary: 'My vacation, and the days that are left', tags: ['people'] } },
    async (request) => overviewOf((await requirePerson(context, request)).id),
  );

  app.put(
    '/api/me/vacation',
    { schema: { summary: 'Take a vacation', tags: ['people'], body: NewVacation } },
    async (request) => {
      const { id } = await requirePerson(context, request);
      await replaceVacation(id, request.body);
      return overviewOf(id);
    },
  );

  app.delete(
    '/api/me/vacation',
    { schema: { summary: 'End or cancel my vacation', tags: ['people'] } },
    async (request) => {
      const { id } = await requirePerson(context, request);
      await replaceVacation(id, undefined);
      return overviewOf(id);
    },
  );
}
