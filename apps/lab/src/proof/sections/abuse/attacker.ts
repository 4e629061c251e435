import type { RawReply } from '@pithead/server/testing/clients/rawClient';
import { nextLoopbackAddress, RawClient } from '@pithead/server/testing/clients/rawClient';

export interface GuestSession {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** Has its own loopback address, so that limits per address apply to it alone. */
export class Attacker extends RawClient {
  constructor(url: string) {
    super(url, {}, nextLoopbackAddress());
  }

  another(): Attacker {
    return new Attacker(this.url);
  }

  async createGuest(name = 'Somebody'): Promise<GuestSession> {
    const { status, text } = await this.request('POST', '/api/guests', { body: { name, language: 'en' } });
    if (status !== 201) throw new Error(`no guest: ${status} ${text}`);
    const { token, person } = JSON.parse(text) as { token: string; person: { id: string; name: string } };
    return { ...person, token };
  }
}

export function statusCodesIn({ text }: RawReply): string {
  const found = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
  return found.length === 0 ? 'nothing' : found.join(' ');
}
