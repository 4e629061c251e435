import type { PromptAction } from '@pithead/ui';
import { characterShortcut, SeatGlyph, titleWithShortcut } from '@pithead/ui';
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../components/icons.tsx';
import { Link } from '../../router.tsx';
import { useTexts } from '../../useTexts.ts';
import type { PromptNote } from './usePlay.ts';

const LONG_MS = 550;
/** Longer texts are set smaller; short ones stay large even next to a note. */
const LONG_TEXT = 85;
const SHORT_TEXT = 45;
const sizeClass = ({ length }: string): string =>
  length > LONG_TEXT ? ' is-long' : length > SHORT_TEXT ? '' : ' is-short';

interface UndoProps {
  readonly count: number;
  undo(reach: 'step' | 'turn'): void;
}

/** A tap undoes one step, a long press the whole turn. */
function UndoButton({ count, undo }: UndoProps): JSX.Element {
  const texts = useTexts();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const down = (): void => {
    wasLong.current = false;
    timer.current = setTimeout(() => {
      wasLong.current = true;
      undo('turn');
    }, LONG_MS);
  };
  const up = (): void => clearTimeout(timer.current);
  const title = count > 0 ? titleWithShortcut(texts.undoStep, 'U') : texts.nothingToUndo;
  return (
    <button
      type="button"
      class="button prompt-undo"
      aria-label={texts.undo}
      title={title}
      aria-disabled={count === 0}
      onPointerDown={count > 0 ? down : undefined}
      onPointerUp={up}
      onPointerLeave={up}
      onClick={() => {
        if (!wasLong.current) undo('step');
        wasLong.current = false;
      }}
    >
      <Icon name="undo" />
      <span>{texts.undo}</span>
    </button>
  );
}

interface Props extends UndoProps {
  readonly seat: number | null;
  readonly actorLabel: string;
  readonly text: string;
  readonly note: PromptNote | undefined;
  /** Not announced to screen readers, because something else is. */
  readonly isSilent?: boolean;
  /**
   * The text of the fact that is being animated; hidden from screen readers, because the log announces it.
   */
  readonly animatedText?: string | undefined;
  readonly game: string;
  readonly isYourTurn: boolean;
  readonly isWatching: boolean;
  readonly actions: readonly PromptAction[];
  readonly children?: ComponentChildren;
  play(action: PromptAction): void;
}

function PromptTexts({
  note,
  animatedText,
  text,
  game,
  isSilent = false,
}: Pick<Props, 'note' | 'animatedText' | 'text' | 'game' | 'isSilent'>): JSX.Element {
  const texts = useTexts();
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <div
      class="prompt-words"
      aria-live={isSilent ? 'off' : 'polite'}
      tabIndex={text.length > LONG_TEXT || note !== undefined ? 0 : undefined}
    >
      <p class={`prompt-text${sizeClass(text)}`}>{text}</p>
      {note === undefined && animatedText !== undefined && (
        <p class={`prompt-note${sizeClass(animatedText)}`} aria-hidden="true">
          {animatedText}
        </p>
      )}
      {note !== undefined && (
        <p class={`prompt-note${sizeClass(note.text)}${note.isRefusal === true ? ' is-refusal' : ''}`}>
          <span>{note.text}</span>{' '}
          {note.rule !== undefined && note.rule !== '' && (
            <Link to={`/rules/${game}#${note.rule}`} aria-label={texts.whyRule({ rule: note.rule })}>
              {note.rule}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

export function PromptBar(props: Props): JSX.Element {
  const texts = useTexts();
  const { seat, actorLabel, isYourTurn, isWatching, actions } = props;
  const sorted = actions.toSorted((a, b) => Number(a.isMain === true) - Number(b.isMain === true));
  const lastPressed = useRef('');
  /** The second click of a double click is not meant for another button that has appeared in the same place. */
  const press = (action: PromptAction, { detail: clickCount }: MouseEvent): void => {
    if (clickCount > 1 && lastPressed.current !== action.label) return;
    lastPressed.current = action.label;
    props.play(action);
  };
  return (
    <section
      class={`prompt${isYourTurn ? ' is-yours' : ''}${seat === null ? '' : ` seat-${(seat % 4) + 1}`}`}
      aria-label={texts.promptRegion}
    >
      <span class="prompt-who">
        {seat !== null && <SeatGlyph seat={seat} />}
        <b>
          <bdi>{actorLabel}</bdi>
        </b>
      </span>
      <PromptTexts {...props} />
      <span class="prompt-buttons">
        {props.children}
        {!isWatching && <UndoButton count={props.count} undo={props.undo} />}
        {sorted.map((action) => (
          <button
            key={action.label}
            type="button"
            data-action={action.plies[0]?.[0]}
            data-noun={action.plies[0]?.[1]}
            class={action.isMain === true ? 'button is-main' : 'button'}
            aria-keyshortcuts={characterShortcut(action.isMain === true ? 'C' : action.key)}
            onClick={(event) => press(action, event)}
          >
            {action.label}
          </button>
        ))}
      </span>
    </section>
  );
}
