/** What is stored of the guided games: chapters, the furthest step, and how often each step was begun. */
import type { GameManifest } from '@pithead/games';
import { GAMES } from '@pithead/games';
import type { Guide, GuideText } from '@pithead/guide';
import type { JSX } from 'preact';
import { LoadError } from '../../components/LoadError.tsx';
import { copyText } from '../../components/exportText.ts';
import { showToast } from '../../components/toast.tsx';
import { useLoad } from '../../lazy/useLoad.ts';
import { removeLocalMatch } from '../../offline/localMatches.ts';
import { useObservable } from '../../observable.ts';
import { learnPath } from '../../games.ts';
import { Link } from '../../router.tsx';
import type { settingsEn } from '../../text/settings/en.ts';
import { SETTINGS_CATALOGUES } from '../../text/settings/index.ts';
import { useCatalogue, useTexts } from '../../useTexts.ts';
import './guideSettings.css';
import type { DeviceGuide } from '../guideStorage.ts';
import { guideChanges, findDeviceGuide, saveDeviceGuide } from '../guideStorage.ts';
import { markForgotten } from './guideExchange.ts';
import { syncGuides, useGuideSync } from './guideSync.ts';
import { useGuideText } from '../useGuideText.ts';

const useSettingsTexts = () => useCatalogue<typeof settingsEn>(SETTINGS_CATALOGUES);

/** For an operator who wants to know at which step people stop. */
function countsAsJson(): string {
  const counts = GAMES.flatMap(({ id }) => {
    const stored = findDeviceGuide(id);
    if (stored === undefined) return [];
    const { version, finished, furthest, begun } = stored;
    return [[id, { version, finished, furthest, begun }]];
  });
  return JSON.stringify(Object.fromEntries(counts), null, 1);
}

interface CountsProps {
  readonly guide: Guide;
  readonly words: GuideText;
  readonly stored: DeviceGuide;
}

interface ReportProps {
  readonly game: GameManifest;
  readonly stored: DeviceGuide;
  forget(): void;
}

function ChapterCounts({ guide, words, stored }: CountsProps): JSX.Element {
  const texts = useSettingsTexts();
  const { finished, furthest, begun } = stored;
  const done = guide.chapters.filter(({ id }) => finished.includes(id)).length;
  return (
    <>
      <p>
        {texts.chaptersFinished({ done, count: guide.chapters.length })}
        {furthest !== undefined &&
          ` ${texts.furthestStep({ chapter: furthest.chapter + 1, step: furthest.step + 1 })}`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.chapter}</th>
            <th scope="col">{texts.stepsBegun}</th>
          </tr>
        </thead>
        <tbody>
          {guide.chapters.map(({ id, steps }) => (
            <tr key={id}>
              <th scope="row">
                {finished.includes(id) && <span class="guide-done">✓ </span>}
                {words.chapters[id]?.title}
              </th>
              <td>{steps.map((step) => begun[step.id] ?? 0).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What is stored can be forgotten even if the guide can't be loaded. */
function GuideReport({ game, stored, forget }: ReportProps): JSX.Element {
  const texts = useSettingsTexts();
  const guideLoad = useLoad(async () => game.guide?.(), [game]);
  const textLoad = useGuideText(game);
  const { value: guide } = guideLoad;
  const { value: words } = textLoad;
  const retry = (): void => {
    guideLoad.retry();
    textLoad.retry();
  };
  return (
    <div class="guide-report">
      <h3>{game.title}</h3>
      {guide !== undefined && words !== undefined ? (
        <ChapterCounts {...{ guide, words, stored }} />
      ) : (
        (guideLoad.isFailed || textLoad.isFailed) && <LoadError retry={retry} />
      )}
      <button
        type="button"
        class="button"
        aria-label={texts.forgetGuideOf({ game: game.title })}
        onClick={forget}
      >
        {texts.forgetGuide}
      </button>
    </div>
  );
}

export function GuideSettings(): JSX.Element {
  const texts = useSettingsTexts();
  const { undo } = useTexts();
  useGuideSync();
  useObservable(guideChanges);
  const known = GAMES.flatMap((game) => {
    const stored = findDeviceGuide(game.id);
    return stored === undefined ? [] : [{ game, stored }];
  });
  const first = GAMES.find(({ guide }) => guide !== undefined);

  function forget({ id, title }: GameManifest, stored: DeviceGuide): void {
    saveDeviceGuide(id, undefined);
    markForgotten(id, true);
    showToast(texts.guideForgotten({ game: title }), {
      label: undo,
      act() {
        markForgotten(id, false);
        saveDeviceGuide(id, stored);
      },
      expired() {
        if (stored.match !== undefined) void removeLocalMatch(stored.match).catch(() => undefined);
        void syncGuides();
      },
    });
  }

  return (
    <section class="settings" aria-labelledby="guides">
      <h2 id="guides">{texts.guides}</h2>
      <p>{texts.guidesText}</p>
      {known.length === 0 && first !== undefined && (
        <p>
          {texts.noGuides} <Link to={learnPath(first)}>{texts.beginGuide({ game: first.title })}</Link>
        </p>
      )}
      {known.map(({ game, stored }) => (
        <GuideReport key={game.id} game={game} stored={stored} forget={() => forget(game, stored)} />
      ))}
      {known.length > 0 && (
        <button
          type="button"
          class="button"
          onClick={() =>
            void copyText(countsAsJson()).then((isCopied) =>
              showToast(isCopied ? texts.countsCopied : texts.countsNotCopied),
            )
          }
        >
          {texts.copyCounts}
        </button>
      )}
    </section>
  );
}
