/** The SQL works on both databases. The table is the one with the longest log. */
const TABLE = '(SELECT table_id FROM events GROUP BY table_id ORDER BY count(*) DESC, table_id LIMIT 1)';
const LAST = `(SELECT max(seq) FROM events WHERE table_id = ${TABLE})`;
/**
 * Bots may play on after everybody has left, so no client has seen their events. Command ids of people start
 * with their seat.
 */
const OF_PEOPLE = "substr(command_id, 1, 1) IN ('0', '1', '2', '3', '4')";
const LAST_OF_PEOPLE = `(SELECT max(seq) FROM events WHERE table_id = ${TABLE} AND ${OF_PEOPLE})`;

const DOUBLE = `INSERT INTO events (table_id, seq, command_id, seat, kind, body, is_open, state_hash, at)
  SELECT table_id, seq + 1, command_id || '2', seat, kind, body, is_open, state_hash, at
  FROM events WHERE table_id = ${TABLE} AND seq = ${LAST}`;
const FOLLOW = `UPDATE tables SET seq = ${LAST} WHERE id = ${TABLE}`;

/** Swapping equal bodies would be no fault. */
const LAST_BODY = `(SELECT body FROM events WHERE table_id = ${TABLE} AND seq = ${LAST})`;
const LAST_UNLIKE = `(SELECT max(seq) FROM events
  WHERE table_id = ${TABLE} AND kind = 'play' AND body <> ${LAST_BODY} AND ${OF_PEOPLE})`;

export const DATABASE_FAULTS: Readonly<Record<string, readonly string[]>> = {
  'an event in the middle is missing': [`DELETE FROM events WHERE table_id = ${TABLE} AND seq = 5`],
  'the last events and their count are missing': [
    `DELETE FROM events WHERE table_id = ${TABLE} AND seq > ${LAST_OF_PEOPLE} - 3`,
    FOLLOW,
  ],
  'an event is stored twice': [DOUBLE, FOLLOW],
  'an event has another body': [
    `UPDATE events SET body = ${LAST_BODY} WHERE table_id = ${TABLE} AND seq = ${LAST_UNLIKE}`,
  ],
  'an event has another state hash': [
    `UPDATE events SET state_hash = 'other' WHERE table_id = ${TABLE} AND seq = 7`,
  ],
  'the row of the table counts too few events': [`UPDATE tables SET seq = seq - 1 WHERE id = ${TABLE}`],
};
