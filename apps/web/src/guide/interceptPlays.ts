import type { GuidedMatch } from '@pithead/guide';
import type { Fact, Ply } from '@pithead/kernel';
import type { RequestRefusal, WatchedTable } from '@pithead/protocol';
import type { MatchSource, SeatAct } from '@pithead/ui';
import { afterPaint } from '@pithead/ui';
import type { LocalSource } from '../offline/index.ts';

/** What the learner sees of the match. */
export function matchOf(source: MatchSource): GuidedMatch {
  const state = source.current()?.state;
  return {
    view: state?.view,
    facts: (state?.facts ?? []).map(([, fact]) => fact),
    offers: state?.offers ?? {},
    isOver: (state?.outcome ?? null) !== null,
  };
}

export const canUndo = (source: MatchSource): boolean => (source.current()?.state?.undoable ?? 0) > 0;

export interface PlayInterceptor {
  play(
    plies: readonly Ply[],
    play: () => Promise<RequestRefusal | undefined>,
  ): Promise<RequestRefusal | undefined>;
  onRefused(): void;
  /** Asked once for every update: whether the coach says something else with it. */
  hasNewSentence(): boolean;
}

type UpdateListener = Parameters<MatchSource['listen']>[0];

/**
 * The source of the table. Every ply goes through `play` of the interceptor. An update that changes the sentence of
 * the coach reaches the table after the sentence is painted, because drawing a table takes long on phones.
 */
export class InterceptedSource implements MatchSource {
  readonly #source: LocalSource;
  readonly #interceptor: PlayInterceptor;
  readonly #listeners = new Set<UpdateListener>();
  #unlisten: (() => void) | undefined;
  /** What the table shows while updates wait. */
  #before: WatchedTable | undefined;
  #waiting: Fact[] = [];
  #drawn: Promise<void> = Promise.resolve();

  constructor(source: LocalSource, interceptor: PlayInterceptor) {
    this.#source = source;
    this.#interceptor = interceptor;
  }

  get viewer(): number | null {
    return this.#source.viewer;
  }

  /** The table does not show the newest state yet. */
  get isBehind(): boolean {
    return this.#before !== undefined;
  }

  current(): WatchedTable | undefined {
    return this.#before ?? this.#source.current();
  }

  listen(listener: UpdateListener): () => void {
    this.#listeners.add(listener);
    if (this.#unlisten === undefined) {
      let last = this.#source.current();
      this.#unlisten = this.#source.listen((shown, facts) => {
        const before = last;
        last = shown;
        this.#receive(before, facts);
      });
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unlisten?.();
      this.#unlisten = undefined;
      this.#before = undefined;
    };
  }

  async play(plies: readonly Ply[]): Promise<RequestRefusal | undefined> {
    const refusal = await this.#interceptor.play(plies, () => this.#source.play(plies));
    await this.#drawn;
    return refusal;
  }

  async whyNot(ply: Ply): Promise<RequestRefusal | undefined> {
    const refusal = await this.#source.whyNot(ply);
    if (refusal !== undefined) this.#interceptor.onRefused();
    return refusal;
  }

  async act(act: SeatAct): Promise<RequestRefusal | undefined> {
    const refusal = await this.#source.act(act);
    await this.#drawn;
    return refusal;
  }

  close(): void {
    this.#source.close();
  }

  #receive(before: WatchedTable | undefined, facts: readonly Fact[]): void {
    this.#waiting.push(...facts);
    const isNew = this.#interceptor.hasNewSentence();
    if (this.isBehind) return;
    if (!isNew || before === undefined) return this.#release();
    this.#before = before;
    this.#drawn = new Promise((resolve) =>
      // A task later: what waits for the frame, too, is short, and the table is not.
      afterPaint(() =>
        setTimeout(() => {
          this.#release();
          resolve();
        }),
      ),
    );
  }

  #release(): void {
    this.#before = undefined;
    const facts = this.#waiting.splice(0);
    const shown = this.#source.current();
    if (shown !== undefined) for (const listener of this.#listeners) listener(shown, facts);
  }
}
