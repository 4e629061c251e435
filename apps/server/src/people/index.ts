export { readName } from './names.ts';
export { GONE, People } from './people.ts';
export type { No } from './reasons.ts';
export type { Begun, Sessions, SignedIn } from './sessions.ts';
export { loginThrottle, networkOf } from './throttle.ts';
