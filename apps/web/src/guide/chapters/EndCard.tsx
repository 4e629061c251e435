/** After the last chapter: what was learnt, what was left out, and one tap to a game against the Apprentice. */
import type { GameManifest } from '@pithead/games';
import type { Guide, GuideText } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../components/icons.tsx';
import './endCard.css';
import { GuideLampIcon } from '../coach/guideIcons.tsx';
import { RuleText } from '../coach/RuleText.tsx';
import { useApprenticeGame } from './useApprenticeGame.ts';
import { useGuideTexts } from '../useGuideText.ts';

interface SeatScore {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** How the learner stands when the guide ends. */
interface Standing {
  readonly place: 'ahead' | 'tied' | 'behind';
  /** Who is ahead. */
  readonly leader: string;
}

/** Compares what everybody may know. */
export function standingOf(scores: readonly number[], names: readonly string[]): Standing {
  const own = scores[LEARNER] ?? 0;
  const best = Math.max(...scores.filter((_, seat) => seat !== LEARNER));
  const leader = names[scores.findIndex((score, seat) => seat !== LEARNER && score === best)] ?? '';
  return { place: own > best ? 'ahead' : own === best ? 'tied' : 'behind', leader };
}

interface Props {
  readonly guide: Guide;
  readonly text: GuideText;
  readonly manifest: GameManifest;
  /** By seat. */
  readonly scores: readonly SeatScore[];
  readonly standing: Standing;
  leave(): void;
  continueWithoutCoach(): void;
}

export function EndCard({
  guide,
  text,
  manifest,
  scores,
  standing,
  leave,
  continueWithoutCoach,
}: Props): JSX.Element {
  const texts = useGuideTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const { start, isStarting } = useApprenticeGame(guide);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The page begins with what was reached, not with its buttons.
    main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <dialog ref={dialog} class="guide-end" aria-labelledby="guide-end-title" onCancel={continueWithoutCoach}>
      <header>
        <GuideLampIcon />
        <div>
          <h1 id="guide-end-title">{texts.allDone}</h1>
          <p>{texts.allDoneText({ ...standing })}</p>
        </div>
        <dl class="guide-end-scores">
          {scores.map(({ name, label, value }, seat) => (
            <div key={seat} title={label}>
              <dt>{seat === LEARNER ? texts.you : name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div class="guide-end-lists">
        <section>
          <h2>{texts.learnt}</h2>
          <ul>
            {text.learnt.map((line) => (
              <li key={line}>
                <Icon name="check" />
                <span>
                  <RuleText text={line} game={manifest.id} />
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{texts.leftOut}</h2>
          <ul>
            {text.leftOut.map((line) => (
              <li key={line}>
                <svg class="icon is-open" viewBox="0 0 24 24" aria-hidden="true">
                  <circle cx="12" cy="12" r="8" />
                </svg>
                <span>
                  <RuleText text={line} game={manifest.id} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <footer>
        <p>{texts.silent}</p>
        <button type="button" class="button" onClick={leave}>
          {texts.chapters}
        </button>
        <button type="button" class="button" onClick={continueWithoutCoach}>
          {texts.playOnMatch}
        </button>
        <button
          ref={main}
          type="button"
          class="button is-main"
          disabled={isStarting}
          onClick={() => void start()}
        >
          {texts.playApprentice}
        </button>
      </footer>
    </dialog>
  );
}
