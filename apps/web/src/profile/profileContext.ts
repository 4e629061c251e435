import type { Profile } from '@pithead/protocol';
import type { GameText, Language } from '@pithead/text';
import type { ProfileTexts } from '../text/profile/index.ts';
import type { Texts } from '../text/index.ts';

/** What the panels of a profile need. All but ratings and games won are about one game. */
export interface ProfileContext {
  readonly profile: Profile;
  /** `me` for the own profile. */
  readonly person: string;
  readonly name: string;
  /** Texts of the selected game. */
  readonly text: GameText;
  readonly texts: Texts;
  readonly profileTexts: ProfileTexts;
  readonly language: Language;
}
