import type { Language } from '@pithead/text';
import type { ComponentType } from 'preact';

/** Pictures of a game's components for its rulebook. */
export interface RulebookPictures {
  /** Must be awaited before anything is drawn in that language. */
  loadTexts(language: Language): Promise<void>;
  /** SVG symbols that the pictures use; drawn once where no table has drawn them. */
  readonly Definitions?: ComponentType;
  /** By the names in the Markdown: `![caption](picture:name)`. The caption is their text alternative. */
  readonly pictures: Readonly<Record<string, ComponentType<{ readonly language: Language }>>>;
}
