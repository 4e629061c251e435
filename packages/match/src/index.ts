/**
 * One match as an event log. Pure: no I/O, no clock, no random numbers. The server, the offline worker, the
 * terminal and the replay share it; they differ only in where events come from and where they are stored.
 *
 *     command ── toEvent ──▶ event ── MatchState.apply ──▶ Applied ── viewerUpdate ──▶ what a viewer is sent
 *
 * First the words of the kernel, which knows the rules of the game:
 * - Players hold *seats*, numbered from 0. A set of seats is a number whose bits are seats (`SeatSet`).
 * - A *ply* is one small decision: a verb and a noun. A *decision* consists of one or more plies; an *offer* is a ply
 *   that a seat may play now. The *pending* seats must decide now. If there are several, the step is *simultaneous*.
 * - A ply is *secret* if others may know of it only later, for example a bid.
 * - A *fact* is something that a ply caused, as data. `match.factLog` lists all facts, secret ones included.
 * - The *undo limit* is the number of plies that no undo takes back: it moves when a decision ends.
 * - The *deal* is everything that chance decides. It follows from the *key*, which is secret until the end.
 *
 * 1. The log (events.ts). Whatever happens to a match is an event of one seat: a play (some or all plies of a
 *    decision), an undo, a request to the others, a resignation. A match is its setup and the list of its events.
 *
 * 2. The state (matchState.ts). `apply(event)` changes the state and returns what has changed, or refuses the event.
 *    Besides the kernel's match, the state knows who plays each seat and which requests wait for the consent of the
 *    others (seatStatus.ts). A *stand-in* is a bot that plays for a person who has left or run out of time.
 *
 * 3. Who may know (eventVisibility.ts). An event is public, or only its own seat may know of it. Even a gap in the
 *    numbers would reveal a secret event, so events have two numbers: `logSeq` counts all of them, `seqFor(viewer)`
 *    those that the viewer may know of. A *viewer* is a seat, or undefined for a spectator.
 *
 * 4. What a viewer gets (viewerState.ts, viewerUpdate.ts). `viewerState` returns everything that a viewer may know,
 *    `viewerUpdate` the difference that one event has made to it. viewerState.ts lists what else leaves the server.
 *
 * 5. Where events come from (commands.ts). A command is an *act* of the protocol with its seat and the number of the
 *    last event that the seat knew of. It becomes an event or is refused, for example because it is *stale*: based on
 *    a game that has changed since (freshness.ts).
 *
 * Besides: snapshot.ts stores a match state as text, records.ts makes the file that people can save,
 * replayTimeline.ts shows every moment of such a file, and decisionTimes.ts says how long decisions took.
 */
export * from './events.ts';
export * from './matchState.ts';
export * from './seatStatus.ts';
export * from './eventVisibility.ts';
export * from './viewerState.ts';
export * from './viewerUpdate.ts';
export * from './commands.ts';
export * from './freshness.ts';
export * from './snapshot.ts';
export * from './records.ts';
export * from './replayTimeline.ts';
export * from './decisionTimes.ts';
