/**
 * One match as an event log. Pure: no I/O, no clock, no random numbers. The server, the offline worker, the
 * terminal and the replay share it; they differ only in where events come from and where they are stored.
 *
 *     command ── toEvent ──▶ event ── MatchState.apply ──▶ Applied
 *
 * The caller stores the event, then tells each viewer: `viewerState` is everything that a viewer may know,
 * `viewerUpdate` is what an event has changed for one who has a state already.
 *
 * Reading order:
 * 1. events.ts: what can happen to a match. The server stores events as they are (`seat`, `kind`, `body`).
 * 2. matchState.ts: `MatchState`, the fold of the events. `apply(event)` changes it and returns what happened:
 *    the new facts, who may know of them, how many facts were kept, whether the seat has decided. It contains
 *    the kernel's `Match`, which knows the rules, but not which seats people and bots play.
 * 3. requests.ts: stand-ins, resignations, and requests (undo, pause) that need everybody's consent.
 * 4. freshness.ts: the lowest event number that a command of a seat may be based on.
 * 5. visibility.ts: which viewer may know of which event. Events are numbered for each viewer separately,
 *    because gaps would reveal that others have made sealed choices.
 * 6. commands.ts: what a seat wants to do → the event, or the reason why it may not.
 * 7. viewerState.ts: the only code that produces what a viewer may know. viewerUpdate.ts: the difference
 *    between two such states.
 * 8. snapshot.ts: a `MatchState` as text and back, so that a long log need not be replayed.
 * 9. timeline.ts: a finished record, with a viewable moment after each ply.
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
