/**
 * One match as an event log. Pure: no I/O, no clock, no random numbers. The server, the offline worker, the
 * terminal and the replay share it; they differ only in where events come from and where they are stored.
 *
 *     command ── toEvent ──▶ event ── MatchState.apply ──▶ Applied ── viewerUpdate ──▶ what a viewer is sent
 *
 * Five concepts, in reading order:
 * 1. Event (events.ts): something that happened to a match. The log of a match is a list of events.
 * 2. Requests (requests.ts): which seats bots play for people, and what waits for everybody's consent.
 * 3. Visibility (eventVisibility.ts): an event is public, or known to its seat alone. Each viewer numbers only
 *    the events that it may know of: gaps would reveal that others have made sealed choices.
 * 4. Match state (matchState.ts): the fold of the events. It contains the kernel's `Match`, which knows the
 *    rules, the plies and the facts, and adds requests, visibility and the numbers that make a command stale
 *    (freshness.ts). commands.ts translates what a seat wants to do into an event, or refuses it.
 *    `match.log` is the list of facts, not of events. Plies after `match.undoLimit` can be undone.
 * 5. Viewer state (viewerState.ts): everything that a viewer may know. viewerUpdate.ts has the difference
 *    that an event makes to it.
 *
 * Two uses of these: snapshot.ts stores a match state as text, timeline.ts shows every moment of a record.
 *
 * Sets of seats are bit masks (`bit(seat)`). A viewer is a seat, or undefined for a spectator.
 */
export * from './commands.ts';
export * from './events.ts';
export * from './eventVisibility.ts';
export * from './freshness.ts';
export * from './matchState.ts';
export * from './requests.ts';
export * from './snapshot.ts';
export * from './timeline.ts';
export * from './viewerState.ts';
export * from './viewerUpdate.ts';
