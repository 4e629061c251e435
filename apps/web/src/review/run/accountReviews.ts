/** Reviews that are stored with the account. Every failure means “not there”: the review is then computed here. */
import type { AccountReviews, ReviewParams, ReviewSummary, SaveReview } from '@pithead/protocol';
import { packReview, unpackReview } from './reviewArchive.ts';
import type { ReviewPart } from './reviewTasks.ts';

/** Nobody waits longer for what this device can compute. */
const WAIT_MS = 8_000;

async function request<T>(method: string, path: string, body?: object): Promise<T | undefined> {
  try {
    const response = await fetch(`/api/me/reviews${path}`, {
      method,
      signal: AbortSignal.timeout(WAIT_MS),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    return response.ok && response.status !== 204 ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

const pathOf = ({ engine, record }: ReviewParams): string => `/${engine}/${record}`;

const isSame = (one: ReviewParams, other: ReviewParams): boolean => pathOf(one) === pathOf(other);

/** Undefined if the server can't be reached. */
export const listAccountReviews = async (): Promise<readonly ReviewSummary[] | undefined> =>
  (await request<AccountReviews>('GET', ''))?.reviews;

export async function loadAccountReview(review: ReviewParams): Promise<readonly ReviewPart[]> {
  const known = await listAccountReviews();
  if (known?.some((each) => isSame(each, review)) !== true) return [];
  const found = await request<{ readonly data: string }>('GET', pathOf(review));
  return found === undefined ? [] : unpackReview(found.data).catch(() => []);
}

export interface FinishedReview extends ReviewParams, Omit<SaveReview, 'data'> {}

/** Stores it unless `known` has it with the same result. */
export async function saveAccountReview(
  review: FinishedReview,
  parts: readonly ReviewPart[],
  known: readonly ReviewSummary[],
): Promise<void> {
  const stored = known.find((each) => isSame(each, review));
  const { own } = review;
  const isKnown = stored !== undefined && (own === undefined || stored.own?.errorRate === own.errorRate);
  const data = isKnown ? undefined : await packReview(parts).catch(() => undefined);
  const { engine: _engine, record: _record, ...rest } = review;
  if (data !== undefined) await request('PUT', pathOf(review), { ...rest, data });
}
