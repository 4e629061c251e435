/**
 * One match as an event log. Pure: no I/O, no clock, no random numbers. The server, the offline worker, the
 * terminal and the replay share it; they differ only in where events come from and where they are stored.
 *
 *     command ── toEvent ──▶ event ── MatchState.apply ──▶ Applied ── viewerUpdate ──▶ what a viewer is sent
 *
 * Three ideas, in reading order:
 * 1. The log (events.ts). Whatever happens to a match is an event of one seat: a play, an undo, a request, a
 *    resignation. A match is its setup and the list of its events.
 * 2. The fold (matchState.ts). `apply(event)` changes the match state and returns what happened. Three parts have
 *    files of their own: who plays each seat and which requests wait for consent (seatStatus.ts), who may
 *    know of which event (eventVisibility.ts), and which commands are stale (freshness.ts).
 * 3. The viewer (viewerState.ts, viewerUpdate.ts). `viewerState` returns everything that a viewer may know, and
 *    `viewerUpdate` the difference that an event made to it. viewerState.ts lists what else leaves the server.
 *
 * commands.ts turns a command into an event, or refuses it. A command is an *act* of the protocol with its seat and
 * the number of the last event that the seat knew of. snapshot.ts stores a match state as text, records.ts makes the
 * file that people can save, and replayTimeline.ts shows every moment of such a file.
 *
 * Words of the kernel:
 * - A *step* is the position in the sequence of play; its *pending* seats must decide now, several of them in a
 *   *simultaneous* step.
 * - A *decision* consists of one or more *plies*, an *offer* is a ply that a seat may play now. A play contains all
 *   plies of a decision or some of them.
 * - A *fact* is something that a ply caused, as data; `match.factLog` lists all facts.
 * - The *undo limit* is the number of plies that no undo takes back: it moves when a decision ends.
 * - A ply is *secret* if others may know of it only later, for example a bid.
 * - The *deal* is everything that chance decides. It follows from the *key*, which is secret until the end.
 * And of the table: a *stand-in* is a bot that plays for a person who has left or run out of time.
 *
 * Sets of seats are bit masks (`bit(seat)`). A viewer is a seat, or undefined for a spectator. Events have two
 * numberings: `logSeq` counts all, `seqFor(viewer)` those that the viewer may know of.
 */
export * from './events.ts';
export * from './matchState.ts';
export * from './seatStatus.ts';
export * from './eventVisibility.ts';
export * from './freshness.ts';
export * from './viewerState.ts';
export * from './viewerUpdate.ts';
export * from './commands.ts';
export * from './snapshot.ts';
export * from './records.ts';
export * from './replayTimeline.ts';
