export { parseName } from './names/names.ts';
export { DELETED_NAME, PeopleService } from './peopleService.ts';
export type { PeopleRefusal } from './peopleReasons.ts';
export type { NewSession, SessionService, Identity } from './sessionService.ts';
export { createLoginThrottle, networkOf } from './loginThrottle.ts';
