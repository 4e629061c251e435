/** Where links in messages lead: the public address, or without one the address that this server listens on. */
export class PublicOrigin {
  #url: string;

  constructor(publicUrl: string) {
    this.#url = publicUrl;
  }

  get url(): string {
    return this.#url;
  }

  get host(): string {
    return new URL(this.#url).host;
  }

  /** The port is known only then. */
  listening(url: string): void {
    this.#url = url;
  }

  tableUrl(id: string): string {
    return `${this.#url}/table/${id}`;
  }
}
