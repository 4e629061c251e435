import { handshakeRequest, RawSocket } from '@pithead/server/testing/clients/rawSocket';
import type { Attacker } from './attacker.ts';

interface LooseMessage {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Does not collide with the numbers that attacks use. */
const FIRST_PING = 900_000;
const FIRST_CLOSE_CODE = 1000;

export class AttackSocket extends RawSocket {
  /** `closed <code>`, or `status 403` if the upgrade was refused. */
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

  /** A refusal by the rate limit is an answer, too. */
  override async ping(): Promise<void> {
    const ask = FIRST_PING + this.#pings++;
    this.send({ type: 'ping', ask });
    await this.next((message) => message['ask'] === ask);
  }

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
