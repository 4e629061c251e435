/** A guided match: the ordinary table with a coach. */
import type { GameManifest } from '@pithead/games';
import type { Guide, GuideText } from '@pithead/guide';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LoadError } from '../components/LoadError.tsx';
import { startLoad } from '../lazy/useLoad.ts';
import { lastKnownName } from '../net/session.ts';
import { Link, navigate } from '../router.tsx';
import { LocalMatchNotices } from '../table/LocalMatchNotices.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { TableLoading } from '../table/TableLoading.tsx';
import { useTexts } from '../useTexts.ts';
import { Coach } from './coach/Coach.tsx';
import { GuideLampIcon } from './coach/guideIcons.tsx';
import { restartChapter } from './guideStorage.ts';
import type { OpenGuide } from './openGuide.ts';
import { openGuide } from './openGuide.ts';
import { useGuideTexts } from './useGuideText.ts';

interface Props {
  readonly manifest: GameManifest;
  readonly guide: Guide;
  readonly text: GuideText;
  readonly chapter: number;
}

interface LoadedGuide {
  readonly opened: OpenGuide | undefined;
  readonly isFailed: boolean;
  /** Opens the chapter again. */
  retry(): void;
}

function closeGuide({ run, source }: OpenGuide): void {
  run.close();
  source.close();
}

/** A run lasts from chapter to chapter as long as the match does. */
function useGuideRun({ guide, chapter }: Props, name: string): LoadedGuide {
  const [opened, setOpened] = useState<OpenGuide>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const open = useRef<OpenGuide>(undefined);
  const close = (): void => {
    if (open.current !== undefined) closeGuide(open.current);
    open.current = undefined;
  };
  useEffect(() => {
    if (open.current?.run.progress.chapter === chapter) return undefined;
    close();
    setOpened(undefined);
    let isNeeded = true;
    const cancel = startLoad(
      async () => {
        const started = await openGuide(guide, chapter, name);
        // Opened too late.
        if (!isNeeded) closeGuide(started);
        return started;
      },
      (started) => {
        open.current = started;
        setOpened(started);
      },
      () => setFailed(true),
    );
    return () => {
      isNeeded = false;
      cancel();
    };
  }, [guide, chapter, attempt]);
  useEffect(() => close, [guide]);
  return {
    opened,
    isFailed,
    retry() {
      close();
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}

export function GuidedTable(props: Props): JSX.Element {
  const { manifest, guide, text, chapter } = props;
  const texts = useGuideTexts();
  const { guest } = useTexts();
  const { opened, isFailed, retry } = useGuideRun(props, lastKnownName() ?? guest);
  if (isFailed) return <LoadError retry={retry} />;
  if (opened === undefined) return <TableLoading />;
  const { run, source } = opened;
  const chapters = `/learn/${manifest.id}`;
  const count = guide.chapters.length;
  return (
    <LocalMatchNotices source={source} reopen={retry}>
      <TableFrame
        manifest={manifest}
        source={run.source}
        features={{
          isLocal: true,
          isGuided: true,
          hint: () => source.hint(),
          loadRecord: () => source.record(),
        }}
        title={texts.title}
        tool={
          <Link
            to={chapters}
            class="icon-button tool-guide"
            aria-label={texts.header({ chapter: chapter + 1, count })}
            title={texts.chapters}
          >
            <GuideLampIcon />
            <span>{`${chapter + 1}/${count}`}</span>
          </Link>
        }
        coach={(table) => (
          <Coach
            {...table}
            run={run}
            guide={guide}
            text={text}
            manifest={manifest}
            leave={() => navigate(chapters)}
            openNextChapter={() => {
              run.beginNextChapter();
              navigate(`${chapters}/${chapter + 2}`, true);
            }}
            restart={() => {
              restartChapter(guide);
              retry();
            }}
          />
        )}
      />
    </LocalMatchNotices>
  );
}
