import { handshakeRequest, RawSocket } from '@pithead/server/testing/clients/rawSocket';
import type { Attacker } from './attacker.ts';

/** Attacks look at fields that most messages don't have. */
interface LooseMessage {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Above the numbers of the attacks themselves. */
const FIRST_PING = 900_000;
/** Statuses of HTTP are smaller than close codes. */
const FIRST_CLOSE_CODE = 1000;

/** A raw socket whose end and messages can be compared as text. */
export class AttackSocket extends RawSocket {
  /** `closed <code>`, or `status 403` without an upgrade. */
  readonly ended: Promise<string>;
  #pings = 0;

  constructor(attacker: Attacker, opening?: string | Buffer) {
    super(attacker.connect(), opening === undefined ? {} : { opening });
    this.ended = this.closed.then((code) => `${code < FIRST_CLOSE_CODE ? 'status' : 'closed'} ${code}`);
  }

  static async open(
    attacker: Attacker,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<AttackSocket> {
    const socket = new AttackSocket(attacker, handshakeRequest(headers));
    await socket.next(({ type }) => type === 'welcome');
    return socket;
  }

  next(fits: (message: LooseMessage) => boolean): Promise<LooseMessage> {
    const matches = fits as (message: object) => boolean;
    return this.nextMessage(matches) as Promise<object> as Promise<LooseMessage>;
  }

  /** Any answer counts, also a refusal by the rate limit. */
  override async ping(): Promise<void> {
    const ask = FIRST_PING + this.#pings++;
    this.send({ type: 'ping', ask });
    await this.next((message) => message['ask'] === ask);
  }

  /** What follows: a refusal with its reason, another message type, the close, or `nothing`. */
  async outcome(): Promise<string> {
    const answer = this.next(({ type }) => !['welcome', 'presence'].includes(type)).then(
      describeMessage,
      () => 'nothing',
    );
    const outcome = await Promise.race([answer, this.ended]);
    this.close();
    return outcome;
  }
}

const describeMessage = ({ type, reason }: LooseMessage): string =>
  type === 'refused' ? `refused ${String(reason)}` : type;
