/** The coach of a guided match: a sign that says what the step is about, and a light on the table. */
import type { GameManifest } from '@pithead/games';
import type { Guide, GuideText } from '@pithead/guide';
import { messageFormatter } from '@pithead/text';
import { PHONE, SIDEWAYS, useMatchesMedia } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { CoachedTable } from '../../table/TableFrame.tsx';
import { useShownKinds } from '../../table/tooltips/useShownKinds.ts';
import { useLanguage } from '../../useTexts.ts';
import './coach.css';
import './coachPhone.css';
import '../spotlight/spotlight.css';
import {
  useAnnouncement,
  useCoachKeys,
  useFocusKept,
  useIdle,
  useLitTargets,
  useSheetHeight,
  useTableMark,
} from './coachHooks.ts';
import { CoachSign } from './CoachSign.tsx';
import { EndCard, standingOf } from '../chapters/EndCard.tsx';
import type { GuideRun } from '../guideRun.ts';
import { QuestionButtons } from './QuestionButtons.tsx';
import { showMove } from '../spotlight/showMove.ts';
import { signWords } from './signWords.ts';
import { Spotlight } from '../spotlight/Spotlight.tsx';
import type { StepPlaces } from '../spotlight/stepPlaces.ts';
import { stepPlacesOf } from '../spotlight/stepPlaces.ts';
import { useGuideTexts } from '../useGuideText.ts';
import { useSignPosition } from './useSignPosition.ts';
import { useStepBoxes } from '../spotlight/useStepBoxes.ts';

export interface CoachProps extends CoachedTable {
  readonly run: GuideRun;
  readonly guide: Guide;
  readonly text: GuideText;
  readonly manifest: GameManifest;
  leave(): void;
  /** Shows the next chapter, in the same match. */
  openNextChapter(): void;
  restart(): void;
}

const noFigure = { label: '', value: '' };

export function Coach(props: CoachProps): JSX.Element | null {
  const [isDismissed, setDismissed] = useState(false);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => props.run.listen(() => redraw(undefined)), [props.run]);
  if (isDismissed) return null;
  const { run, guide, text, loadedGame, state } = props;
  const names = run.source.current()?.table.seats.map(({ name }) => name) ?? [];
  if (run.isFinished && run.progress.chapter === guide.chapters.length - 1)
    return (
      <EndCard
        {...{ text, manifest: props.manifest, guide, leave: props.leave }}
        scores={names.map((name, seat) => ({
          name,
          ...(loadedGame.table.figures(state.view, seat, loadedGame.text.language)[0] ?? noFigure),
        }))}
        standing={standingOf(guide.scores(state.view), names)}
        continueWithoutCoach={() => {
          run.continueWithoutCoach();
          setDismissed(true);
        }}
      />
    );
  return <ChapterCoach {...props} />;
}

/** A copy of the piece goes to its ghost, or a hand to what is to be selected. */
const shownMove = (run: GuideRun, { press, also }: StepPlaces): { from: string; to: string | undefined } => {
  const goal = also.find(({ ghost }) => ghost !== undefined);
  return run.shownStep?.show ?? { from: goal?.ghost ?? press[0] ?? '', to: goal?.at };
};

const selectorsOf = ({ press, about, also }: StepPlaces): readonly string[] =>
  [about, ...press, ...also.map(({ at }) => at)].filter((each) => each !== undefined);

function ChapterCoach(props: CoachProps): JSX.Element {
  const { run, guide, text, state, isMoving, isPaused, leave, manifest } = props;
  const texts = useGuideTexts();
  const language = useLanguage();
  const format = useMemo(() => messageFormatter(language), [language]);
  const isSheet = useMatchesMedia(PHONE);
  const isSideways = useMatchesMedia(SIDEWAYS);
  const sign = useRef<HTMLElement>(null);
  const { progress, shownStep, reread } = run;
  const stepKey = `${progress.chapter}/${reread ?? progress.step}/${run.isReminding}`;
  const [openMore, setOpenMore] = useState<string>();
  const isMoreOpen = openMore === stepKey;
  const words = signWords(run, { guide, text, texts, format });
  const places = stepPlacesOf(run, props.loadedGame);
  const isReady = !isMoving && !isPaused;
  const { isBehind } = run.source;
  const canNext = run.isReminding || reread !== undefined || (shownStep?.until === 'next' && !run.isWaiting);
  const isAsking = run.question !== undefined;
  const canShow = places.press.length > 0 && !isAsking;
  const isFreePlay = !canNext && !canShow && !isAsking && !run.isWaiting;
  const boxes = useStepBoxes(places, stepKey, { isReady, isPhone: isSheet, isBehind, isFreePlay });
  const { position, isPlaced, box } = useSignPosition(sign, boxes, stepKey, {
    isFloating: !isSheet && !isPaused,
    isReady,
  });
  const announcement = useAnnouncement(
    [words.remark, words.say, words.act].filter((each) => each !== undefined).join(' '),
    isReady && !run.isWaiting,
  );
  const description = useLitTargets(
    places.press,
    `${state.seq}/${isReady}/${isBehind}/${boxes.pressed.join()}`,
  );
  useShownKinds(
    manifest.id,
    props.loadedGame,
    { selectors: selectorsOf(places), kinds: shownStep?.explains },
    isReady && !isBehind,
  );
  const isIdle = useIdle(stepKey);
  useFocusKept(sign);
  const next = canNext ? () => run.pressNext() : undefined;
  useCoachKeys(sign, {
    closeMore() {
      if (isMoreOpen) setOpenMore(undefined);
      return isMoreOpen;
    },
    next,
    leave,
  });
  useTableMark(isSheet && !isPaused ? (isFreePlay ? 'free-play' : 'sheet') : undefined);
  useSheetHeight(sign, {
    isSheet: isSheet && !isSideways && !isPaused,
    isFreePlay,
    isMoreOpen,
    key: `${stepKey}/${words.say}/${words.act}/${words.options.join()}`,
  });
  // A scoring panel explains itself.
  if (isPaused) return <></>;
  return (
    <>
      <Spotlight boxes={boxes} sign={box} tags={text.tags} doneKey={`${progress.chapter}/${progress.step}`} />
      <CoachSign
        {...{ words, sign, position, isPlaced, isMoreOpen, canShow, isFreePlay, next, leave }}
        game={manifest.id}
        isFloating={!isSheet}
        side={boxes.side}
        isShowEmphasised={run.isStuck || isIdle}
        back={(reread ?? progress.step) > 0 && !isAsking ? () => run.back() : undefined}
        toggleMore={() => setOpenMore(isMoreOpen ? undefined : stepKey)}
        show={() => {
          const { current } = sign;
          if (current !== null) showMove(shownMove(run, places), current.getBoundingClientRect());
        }}
      >
        {run.question && <QuestionButtons {...props} question={run.question} />}
      </CoachSign>
      <p class="unseen" role="status">
        {announcement}
      </p>
      <p id={description} hidden>
        {texts.describes({ sentence: words.say })}
      </p>
    </>
  );
}
