import type { AccessCase } from '../accessCases.ts';

export interface RouteRequest {
  readonly path: string;
  readonly body?: object;
}

export type RouteCases = readonly AccessCase<RouteRequest>[];

/** Advances time, because some requests are throttled. */
export const plainCase = (
  path: string,
  answers: AccessCase<RouteRequest>['answers'],
  body?: object,
  what = '',
): AccessCase<RouteRequest> => ({
  label: what,
  stage: 'playing',
  request: (_table, _who, fixture) => (fixture.skipDay(), { path, ...(body === undefined ? {} : { body }) }),
  answers,
});
