/**
 * A process among others on one PostgreSQL. It says every second that it lives; whoever is silent for some
 * seconds is buried, and what it had claimed is free. A claim saves double work and nothing more: two who act
 * at once are told apart by the keys of the log.
 */
import type { Logger } from 'pino';
import { newId, shortId } from '../ids.ts';
import type { Presence } from '../match/streams.ts';
import { Recurring } from '../operate/recurring.ts';
import type { Store } from '../store/port.ts';
import { OlderProcess } from '../store/port.ts';
import type { Notices } from '../store/processPort.ts';
import type { Time } from '../time.ts';
import { pause } from '../time.ts';
import type { Notice } from './notice.ts';
import { packed, unpacked } from './notice.ts';
import type { Fellows } from './port.ts';

const BEAT_MS = 1000;
/** Four beats may fail; then others take over. */
const LIFE_MS = 4000;
/** Notices are quick but may get lost: so often what is looked at is compared with what stands written. */
const GAPS_MS = 3000;
/** What another process holds is not asked for again so soon; if that one dies, the next round finds out. */
const DENIED_MS = 1000;
const BOTS_AT_ONCE = 500;

/** What this process does about what others have written. */
export interface Hearer {
  heard(notice: Notice): void;
  /** What may have been missed is looked up; all of it, where the line was down. */
  closeGaps(isAll: boolean): Promise<void>;
  present(table: string, here: Presence): void;
  /** Others believe that this process is dead: they have to be told anew who is here. */
  presentAgain(): void;
}

export class Fellowship implements Fellows {
  readonly isAlone = false;
  readonly id = newId();
  readonly #store: Store;
  readonly #notices: Notices;
  readonly #time: Time;
  readonly #log: Logger;
  readonly #rounds: Recurring;
  readonly #held = new Set<string>();
  readonly #denied = new Map<string, number>();
  #livesUntil = -Infinity;
  /**
   * The last beat was answered. After one that was not, the next finds it known even where it was buried and
   * has entered anew unheard.
   */
  #isSure = false;
  #outbox: Notice[] = [];
  #sending: Promise<void> | undefined;
  #hearer: Hearer | undefined;

  constructor(store: Store, notices: Notices, time: Time, log: Logger) {
    this.#store = store;
    this.#notices = notices;
    this.#time = time;
    this.#log = log;
    this.#rounds = new Recurring(time, log);
  }

  async begin(hearer: Hearer): Promise<void> {
    this.#hearer = hearer;
    await this.#refuseOlderProcess();
    await this.#beat();
    this.#notices.listen({
      heard: (text) => this.#heard(text),
      restored: () =>
        void this.#closeGaps(true).catch((error: unknown) =>
          this.#log.warn({ error: String(error) }, 'gaps not closed'),
        ),
    });
    this.#rounds.every(BEAT_MS, () => this.#beat());
    this.#rounds.every(GAPS_MS, () => this.#closeGaps(false));
  }

  /** One that was killed counts as living until its lease is over. */
  async #refuseOlderProcess(): Promise<void> {
    for (
      const end = this.#time.monotonic() + LIFE_MS + BEAT_MS;
      await this.#store.hasOlderProcess();
      await pause(this.#time, BEAT_MS / 4)
    ) {
      if (this.#time.monotonic() > end) throw new OlderProcess();
    }
  }

  #heard(text: string): void {
    for (const notice of unpacked(this.id, text)) this.#hearer?.heard(notice);
  }

  async #closeGaps(isAll: boolean): Promise<void> {
    if (!isAll) await this.#notices.check();
    await this.#hearer?.closeGaps(isAll);
  }

  async #beat(): Promise<void> {
    const since = this.#time.monotonic();
    const isSure = this.#isSure;
    this.#isSure = false;
    const wasKnown = await this.#store.beat(this.id, LIFE_MS);
    this.#isSure = true;
    this.#livesUntil = since + LIFE_MS;
    if (!wasKnown || !isSure) this.#beginAnew();
    for (const process of await this.#store.bury()) {
      this.#log.warn({ process: shortId(process) }, 'another process is gone');
      this.tell({ kind: 'gone', process });
      this.#hearer?.heard({ kind: 'gone', process });
    }
  }

  /** It was silent for too long, or does not know: what it had claimed may be another's. */
  #beginAnew(): void {
    this.#held.clear();
    this.#hearer?.presentAgain();
  }

  /** By its own clock: a process that was stopped and wakes knows at once that its time was over. */
  get #lives(): boolean {
    return this.#time.monotonic() < this.#livesUntil;
  }

  holds(what: string): boolean {
    return this.#lives && this.#held.has(what);
  }

  async claim(whats: readonly string[]): Promise<readonly string[]> {
    const now = this.#time.monotonic();
    const wanted = whats.filter((what) => !this.holds(what) && (this.#denied.get(what) ?? -Infinity) < now);
    if (wanted.length > 0 && this.#lives) await this.#claimNow(wanted, now);
    return whats.filter((what) => this.holds(what));
  }

  async #claimNow(wanted: readonly string[], now: number): Promise<void> {
    const granted = new Set(await this.#store.claim(this.id, wanted));
    for (const [what, until] of this.#denied) if (until < now) this.#denied.delete(what);
    for (const what of wanted) {
      if (granted.has(what)) this.#held.add(what);
      else this.#denied.set(what, now + DENIED_MS);
    }
  }

  release(what: string): void {
    if (!this.#held.delete(what)) return;
    this.#store
      .release(this.id, what)
      .catch((error: unknown) => this.#log.warn({ error: String(error) }, 'claim not released'));
  }

  async awaitingBots(): Promise<readonly { readonly table: string; readonly seq: number }[]> {
    if (!this.#lives) return [];
    const awaiting = await this.#store.claimAwaitingBots(this.id, BOTS_AT_ONCE);
    for (const { table } of awaiting) this.#held.add(table);
    return awaiting;
  }

  present(table: string, here: Presence): void {
    this.#hearer?.present(table, here);
  }

  /** What is told in one turn of the event loop, or while the last is on its way, goes together. */
  readonly tell = (notice: Notice): void => {
    this.#outbox.push(notice);
    this.#sending ??= new Promise<void>((resolve) => void setImmediate(resolve)).then(() => this.#send());
  };

  async #send(): Promise<void> {
    while (this.#outbox.length > 0) {
      const texts = packed(this.id, this.#outbox.splice(0));
      try {
        for (const text of texts) await this.#notices.send(text);
      } catch (error) {
        // The others will find it written.
        this.#log.warn({ error: String(error) }, 'notices not sent');
      }
    }
    this.#sending = undefined;
  }

  /** The others need not wait until they notice. */
  async end(): Promise<void> {
    await this.#rounds.end();
    this.#livesUntil = -Infinity;
    await this.#store
      .withdraw(this.id)
      .catch((error: unknown) => this.#log.warn({ error: String(error) }, 'not withdrawn'));
    this.tell({ kind: 'gone', process: this.id });
    await this.#sending;
  }
}
