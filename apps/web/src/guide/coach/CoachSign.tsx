/** The coach's sign: a band with the chapter, one sentence, what is to be done, and buttons. */
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { Icon } from '../../components/icons.tsx';
import { characterShortcut } from '@pithead/ui';
import type { SignPosition } from './placeSign.ts';
import { HandIcon, GuideLampIcon, RefusedIcon } from './guideIcons.tsx';
import { RuleText } from './RuleText.tsx';
import { StepTrack } from '../StepTrack.tsx';
import { useGuideTexts } from '../useGuideText.ts';

/** What the sign says at the moment. */
export interface SignWords {
  readonly chapter: number;
  readonly title: string;
  readonly step: number;
  readonly count: number;
  readonly say: string;
  /** What is to be done, or what the coach says instead. */
  readonly act: string | undefined;
  readonly isRefused: boolean;
  /** A remark on the last ply, above the sentence. */
  readonly remark: string | undefined;
  readonly options: readonly string[];
  readonly more: string | undefined;
  /** The names of further places, for screen readers. */
  readonly also: readonly string[];
  readonly rule: string | undefined;
}

interface Props {
  readonly words: SignWords;
  readonly game: string;
  readonly sign: RefObject<HTMLElement | null>;
  readonly position: SignPosition | undefined;
  readonly isPlaced: boolean;
  readonly isFloating: boolean;
  readonly side: 'left' | 'right';
  readonly isMoreOpen: boolean;
  readonly canShow: boolean;
  /** The learner plays alone: the prompt bar says what can be done. */
  readonly isFreePlay: boolean;
  readonly isShowEmphasised: boolean;
  /** The buttons of a question; Next, More and Show me otherwise. */
  readonly children?: ComponentChildren;
  readonly back: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  toggleMore(): void;
  show(): void;
  leave(): void;
}

function Band({ words, back, leave }: Pick<Props, 'words' | 'back' | 'leave'>): JSX.Element {
  const texts = useGuideTexts();
  const { chapter, title, step, count } = words;
  return (
    <header class="coach-band">
      <GuideLampIcon />
      <b>{`${chapter} · ${title}`}</b>
      <button
        type="button"
        class="icon-button"
        aria-label={texts.back}
        title={texts.back}
        disabled={back === undefined}
        onClick={back}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </button>
      <span>{texts.stepOf({ step: Math.min(step, count), count })}</span>
      <button type="button" class="icon-button" aria-label={texts.leave} title={texts.leave} onClick={leave}>
        <Icon name="close" />
      </button>
    </header>
  );
}

function More({ words, game }: Pick<Props, 'words' | 'game'>): JSX.Element {
  const texts = useGuideTexts();
  const { more = '', rule, also } = words;
  const lines = more.split('\n').filter((line) => line !== '');
  const link = rule !== undefined && (
    <a href={`/rules/${game}#${rule}`} aria-label={texts.rule({ rule })}>
      {rule}
    </a>
  );
  return (
    <div class="coach-more" id="coach-more">
      {lines.length > 1 ? (
        <ol class="coach-plan">
          {lines.map((line, i) => (
            <li key={line}>
              <span>
                <RuleText text={line} game={game} /> {i === lines.length - 1 && link}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p>
          <RuleText text={more} game={game} /> {link}
        </p>
      )}
      {also.length > 0 && <p class="unseen">{texts.alsoShown({ places: also.join(', ') })}</p>}
    </div>
  );
}

function Buttons(props: Props): JSX.Element {
  const texts = useGuideTexts();
  const { isMoreOpen, canShow, isShowEmphasised, next, words } = props;
  if (props.children !== undefined) return <>{props.children}</>;
  const hasMore = words.more !== undefined || words.also.length > 0;
  return (
    <>
      {words.rule !== undefined && !hasMore && (
        <a
          class="coach-plain"
          href={`/rules/${props.game}#${words.rule}`}
          aria-label={texts.rule({ rule: words.rule })}
        >
          {words.rule}
        </a>
      )}
      {words.rule !== undefined && hasMore && (
        <button
          type="button"
          class="coach-plain"
          aria-expanded={isMoreOpen}
          aria-controls="coach-more"
          onClick={props.toggleMore}
        >
          {isMoreOpen ? texts.less : texts.more}
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={isMoreOpen ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
          </svg>
        </button>
      )}
      {canShow && (
        <button
          type="button"
          class={isShowEmphasised ? 'button is-emphasised' : 'button'}
          onClick={props.show}
        >
          {texts.showMe}
        </button>
      )}
      {next !== undefined && (
        <button type="button" class="button is-main" data-main onClick={next}>
          {texts.next}
        </button>
      )}
    </>
  );
}

export function CoachSign(props: Props): JSX.Element {
  const texts = useGuideTexts();
  const { words, game, sign, position, isFloating, isMoreOpen, side } = props;
  const { chapter, title, step, count, say, act, options, remark } = words;
  const classes = [
    'coach',
    !props.isPlaced && 'is-unplaced',
    isFloating ? 'is-floating' : `is-sheet at-${side}`,
    words.isRefused && 'is-refused',
    props.isFreePlay && 'is-free-play',
    options.length > 0 && 'has-options',
  ];
  return (
    <section
      ref={sign}
      class={classes.filter((each) => each !== false).join(' ')}
      tabIndex={-1}
      aria-label={texts.region({ chapter, title, step: Math.min(step, count), count })}
      aria-keyshortcuts={characterShortcut('G')}
      style={
        position && {
          left: `${position.left}px`,
          top: `${position.top}px`,
          width: `${position.width}px`,
        }
      }
    >
      <div class="coach-inside">
        <Band words={words} back={props.back} leave={props.leave} />
        <StepTrack class="coach-track" step={step} count={count} />
        <div class="coach-body">
          {remark !== undefined && <p class="coach-remark">{remark}</p>}
          <p class="coach-say">{say}</p>
          {options.length > 0 && (
            <ol class="coach-plan is-options" type="a">
              {options.map((option) => (
                <li key={option}>
                  <span>
                    <RuleText text={option} game={game} />
                  </span>
                </li>
              ))}
            </ol>
          )}
          {isMoreOpen && <More words={words} game={game} />}
        </div>
        <footer class="coach-foot">
          {act !== undefined && (
            <p class="coach-act">
              {words.isRefused ? <RefusedIcon /> : <HandIcon />}
              <span>{act}</span>
            </p>
          )}
          <span class="coach-buttons">
            <Buttons {...props} />
          </span>
        </footer>
      </div>
    </section>
  );
}
