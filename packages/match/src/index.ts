/**
 * One match as an event log. Pure: no input or output, no clock, no random numbers, so the server, the
 * offline
 * worker, the terminal and the replay share it. They differ only in where events come from and are stored.
 *
 *   command ──toEvent──▶ event ──MatchState.apply──▶ Applied ──▶ store it, then tell each viewer:
 *                                                                 viewerState  (everything, on arrival)
 *                                                                 viewerUpdate (what changed, afterwards)
 *
 * Reading order:
 * 1. events.ts        what can happen to a match. The server's rows store an event as it is (`kind`, `body`).
 * 2. matchState.ts `MatchState`, the fold of the events. `apply(event)` changes it and returns what happened:
 * the new facts, who may know of them, how many facts were kept, whether the seat has decided.
 *                     It wraps the kernel's `Match`, which knows the rules but not who sits where.
 * 3. requests.ts      stand-ins, resignations, and requests (undo, pause) that wait for everybody's consent.
 * 4. freshness.ts     the lowest event number that a command of a seat may be based on.
 * 5. visibility.ts    which viewer may know of which event. Events are numbered for each viewer separately,
 *                     because gaps would reveal that others have made sealed choices.
 * 6. commands.ts      what a seat wants to do → the event, or the reason why it may not.
 * 7. viewerState.ts   the only code that produces what a viewer may know of a match.
 *    viewerUpdate.ts  the difference between two such states.
 * 8. snapshot.ts      a `MatchState` as text and back, so that a long log need not be replayed.
 * 9. timeline.ts      a finished record, one viewable moment after each ply.
 *
 * Sets of seats are bit masks (`bit(seat)`). A viewer is a seat, or undefined for a spectator.
 */
export * from './commands.ts';
export * from './events.ts';
export * from './freshness.ts';
export * from './matchState.ts';
export * from './requests.ts';
export * from './snapshot.ts';
export * from './timeline.ts';
export * from './viewerState.ts';
export * from './viewerUpdate.ts';
export * from './visibility.ts';
