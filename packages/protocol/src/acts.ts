import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

export const PATTERNS = {
  tableId: /^[A-Za-z0-9_-]{22}$/,
  commandId: /^[A-Za-z0-9_-]{1,64}$/,
  verb: /^[A-Za-z]{1,40}$/,
} as const;
export const MAX_SEQ = 1_000_000;
export const MAX_NOUN = 65_535;

/** 128 bits as base64url. It is a capability: knowing it is enough to view the table. */
export const TableId = z.string().check(z.regex(PATTERNS.tableId));
export const SeatNumber = z.int().check(z.minimum(0), z.maximum(LIMITS.seats - 1));
export const ViewerSchema = z.nullable(SeatNumber);
/** Chosen by the client, so that a command that is sent again happens once. */
export const CommandId = z.string().check(z.regex(PATTERNS.commandId));
const Seq = z.int().check(z.minimum(0), z.maximum(MAX_SEQ));
const Verb = z.string().check(z.regex(PATTERNS.verb));
export const PlySchema = z.tuple([Verb, z.int().check(z.minimum(0), z.maximum(MAX_NOUN))]);

/** `seq` is the number of the last update that the seat had received. */
const base = { seat: SeatNumber, id: CommandId, seq: Seq };

export const Act = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('play'),
    ...base,
    plies: z.array(PlySchema).check(z.minLength(1), z.maxLength(LIMITS.plies)),
  }),
  z.strictObject({ act: z.literal('undo'), ...base, reach: z.enum(['step', 'turn']) }),
  /** Asks the others for consent to go back to before one's last turn, behind the undo limit. */
  z.strictObject({ act: z.literal('askUndo'), ...base }),
  z.strictObject({ act: z.literal('answerUndo'), ...base, agree: z.boolean() }),
  z.strictObject({ act: z.literal('askPause'), ...base }),
  z.strictObject({ act: z.literal('answerPause'), ...base, agree: z.boolean() }),
  z.strictObject({ act: z.literal('resume'), ...base }),
  z.strictObject({ act: z.literal('leave'), ...base }),
  z.strictObject({ act: z.literal('return'), ...base }),
  z.strictObject({ act: z.literal('resign'), ...base }),
]);
export type Act = z.infer<typeof Act>;
export type ActName = Act['act'];

type BodyOf<Each> = Each extends Act ? Omit<Each, 'seat' | 'id' | 'seq'> : never;
export type ActBody = BodyOf<Act>;
