/** The chapters of a game's guide, drawn as the levels of a mine. */
import type { GameManifest } from '@pithead/games';
import { GAMES } from '@pithead/games';
import type { Guide, GuideText } from '@pithead/guide';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { BottomBar, TopBar } from '../../components/TopBar.tsx';
import { GameTitle } from '../../components/GameTitle.tsx';
import { useObservable } from '../../observable.ts';
import { Link, navigate } from '../../router.tsx';
import './chapterList.css';
import '../coach/coach.css';
import { Colliery, Shaft } from './chapterPictures.tsx';
import type { ChapterState } from './chapterStates.ts';
import { chapterStates } from './chapterStates.ts';
import { findDeviceGuide, guideChanges, loadDeviceGuide, restartChapter } from '../guideStorage.ts';
import { useApprenticeGame } from './useApprenticeGame.ts';
import { StepTrack } from '../StepTrack.tsx';
import { useGuideTexts } from '../useGuideText.ts';

interface Props {
  readonly manifest: GameManifest;
  readonly guide: Guide;
  readonly text: GuideText;
}

function GameLinks({ current }: { readonly current: string }): JSX.Element | null {
  const texts = useGuideTexts();
  const stateOf = (game: string): string => {
    const stored = findDeviceGuide(game);
    if (stored?.isDone === true) return texts.finished;
    const at = stored?.progress ?? stored?.elsewhere;
    return at === undefined ? texts.notBegun : texts.atChapter({ chapter: at.chapter + 1 });
  };
  const guided = GAMES.filter(({ guide }) => guide !== undefined);
  if (guided.length < 2) return null;
  return (
    <nav class="chapters-games" aria-label={texts.games}>
      {guided.map(({ id }) => (
        <Link key={id} to={`/learn/${id}`} {...(id === current && { 'aria-current': 'page' as const })}>
          <GameTitle id={id} />
          <small>{stateOf(id)}</small>
        </Link>
      ))}
    </nav>
  );
}

interface PlateProps extends Props {
  readonly chapter: number;
  readonly state: ChapterState;
}

function Plate({ manifest, guide, text, chapter, state }: PlateProps): JSX.Element {
  const texts = useGuideTexts();
  const { id = '', minutes = 0, steps = [] } = guide.chapters[chapter] ?? {};
  const { title = '', summary = '' } = text.chapters[id] ?? {};
  const { isDone, isNext, step } = state;
  const to = `/learn/${manifest.id}/${chapter + 1}`;
  const playAgain = (): void => {
    restartChapter(guide);
    navigate(to);
  };
  const label = step !== undefined ? texts.resume : isDone ? texts.again : texts.begin;
  return (
    <li class={`plate${isNext ? ' is-here' : ''}${isDone ? ' is-done' : ''}`}>
      <b class="plate-number">{chapter + 1}</b>
      <div class="plate-words">
        <h2>
          {/* The link covers the whole plate. */}
          {isDone && !isNext ? (
            <button type="button" class="plate-link" onClick={playAgain}>
              {title}
            </button>
          ) : (
            <Link to={to} class="plate-link">
              {title}
            </Link>
          )}
        </h2>
        <p>
          {summary} {step !== undefined && <b>{texts.stepOfCount({ step, count: steps.length })}</b>}
        </p>
        {step !== undefined && <StepTrack class="chapters-track" step={step} count={steps.length} />}
      </div>
      <span class="plate-state">
        {isDone && <b>✓ {texts.finished}</b>}
        {isNext ? (
          <span class="button is-main" aria-hidden="true">
            {label}
          </span>
        ) : (
          <small>{isDone ? texts.again : texts.minutes({ count: minutes })}</small>
        )}
      </span>
    </li>
  );
}

export function ChapterList(props: Props): JSX.Element {
  const { manifest, guide } = props;
  const texts = useGuideTexts();
  useObservable(guideChanges);
  const stored = loadDeviceGuide(guide);
  const states = chapterStates(guide, stored);
  const { start, isStarting } = useApprenticeGame(guide);
  const minutes = guide.chapters.reduce((sum, each) => sum + each.minutes, 0);
  useEffect(() => {
    document.title = `${texts.pageTitle({ game: manifest.title })} · Pithead`;
  }, [manifest, texts]);
  return (
    <>
      <TopBar />
      <main id="content" class="chapters-page">
        <section class="chapters" aria-label={texts.title}>
          <header class="chapters-sky">
            <Colliery />
            <div class="chapters-words">
              <h1>
                <small>
                  <GameTitle id={manifest.id} />
                </small>{' '}
                {texts.title}
              </h1>
              <p>{texts.intro({ minutes })}</p>
            </div>
            <GameLinks current={manifest.id} />
          </header>
          <div class="chapters-levels">
            <Shaft states={states} />
            <ol>
              {guide.chapters.map(({ id }, chapter) => (
                <Plate key={id} {...props} chapter={chapter} state={states[chapter] as ChapterState} />
              ))}
            </ol>
          </div>
          <footer class="chapters-foot">
            <p>{stored.progress === undefined ? texts.beginNote : texts.resumeNote}</p>
            <Link to={`/rules/${manifest.id}`} class="button">
              {texts.readRules}
            </Link>
            {stored.progress !== undefined && (
              <button
                type="button"
                class="button"
                onClick={() => {
                  restartChapter(guide);
                  navigate(`/learn/${manifest.id}/1`);
                }}
              >
                {texts.startAgain}
              </button>
            )}
            <button type="button" class="button" disabled={isStarting} onClick={() => void start()}>
              {texts.knowRules}
            </button>
          </footer>
        </section>
      </main>
      <BottomBar />
    </>
  );
}
