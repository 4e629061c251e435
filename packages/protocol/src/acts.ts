import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** 128 bits as base64url. It is a capability: knowing it is enough to view the table. */
export const TableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
export const SeatNumber = z.int().check(z.minimum(0), z.maximum(LIMITS.seats - 1));
export const ViewerSchema = z.nullable(SeatNumber);
/** Chosen by the client, so that a command that is sent again happens once. */
export const CommandId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const Seq = z.int().check(z.minimum(0), z.maximum(1_000_000));
const Verb = z.string().check(z.regex(/^[A-Za-z]{1,40}$/));
export const PlySchema = z.tuple([Verb, z.int().check(z.minimum(0), z.maximum(65_535))]);

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
