/** The texts of a guide as ICU messages, by the ids of its chapters and steps. */
export interface GuideText {
  readonly chapters: Readonly<Record<string, ChapterText>>;
  readonly steps: Readonly<Record<string, StepText>>;
  /** Names of places that a step also points at, of at most four words. */
  readonly tags: Readonly<Record<string, string>>;
  /** What the options of a free choice lead to. */
  readonly options: Readonly<Record<string, string>>;
  /** What was learnt and what was left out, as lists for the last page. */
  readonly learnt: readonly string[];
  readonly leftOut: readonly string[];
}

export interface ChapterText {
  readonly title: string;
  /** One sentence for the list of chapters. */
  readonly summary: string;
  /** One sentence that reminds a learner who comes back of where the match stands. */
  readonly reminder: string;
}

export interface StepText {
  /** One sentence of at most 20 words. */
  readonly say: string;
  /** What is to be done, as a short imperative. Absent in steps that end with Next. */
  readonly act?: string;
  /** Two sentences, or a plan of up to three lines; the rule is linked by the coach. */
  readonly more?: string;
}
