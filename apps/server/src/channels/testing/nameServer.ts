import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** A real DNS server on loopback. Names end in `.test`; answers can change from one question to the next. */
export class NameServer {
  readonly questions: string[] = [];
  addressesOf: (name: string) => readonly string[] = () => [];
  readonly #socket = createSocket('udp4');

  static async start(): Promise<NameServer> {
    const server = new NameServer();
    server.#socket.on('message', (question, from) => {
      server.#socket.send(server.#answer(question), from.port, from.address);
    });
    await new Promise<void>((resolve) => server.#socket.bind(0, '127.0.0.1', resolve));
    return server;
  }

  get address(): string {
    return `127.0.0.1:${(this.#socket.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#socket.close(() => resolve()));
  }

  #answer(question: Buffer): Buffer {
    const labels: string[] = [];
    let at = 12;
    for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
      labels.push(question.toString('latin1', at + 1, at + 1 + length));
      at += length + 1;
    }
    const name = labels.join('.');
    const isIpv4 = question.readUInt16BE(at + 1) === 1;
    const asked = question.subarray(12, at + 5);
    const found = isIpv4 ? this.addressesOf(name) : [];
    if (isIpv4) this.questions.push(name);
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    header.fill(0, 8);
    const records = found.map((address) => {
      // A pointer to the name, type A, class IN, valid for 0 seconds, 4 bytes.
      const fixed = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4]);
      return Buffer.concat([fixed, Buffer.from(address.split('.').map(Number))]);
    });
    return Buffer.concat([header, asked, ...records]);
  }
}
