/** The chapters of a game's guide, and the guided table of one chapter: `/learn/<game>/<chapter>`. */
import type { GameManifest } from '@pithead/games';
import { findGame } from '@pithead/games';
import type { JSX } from 'preact';
import { LoadError } from '../components/LoadError.tsx';
import type { PageProps } from '../lazy/lazyPage.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { TableLoading } from '../table/TableLoading.tsx';
import { ChapterList } from './chapters/ChapterList.tsx';
import { GuidedTable } from './GuidedTable.tsx';
import { useGuideSync } from './progress/guideSync.ts';
import { useGuideText } from './useGuideText.ts';

export default function LearnPage({ path: [id = '', number] }: PageProps): JSX.Element {
  const manifest = findGame(id);
  useGuideSync();
  if (manifest?.guide === undefined) return <NotFoundPage />;
  return <Lesson manifest={manifest} number={number} />;
}

function Lesson({
  manifest,
  number,
}: {
  readonly manifest: GameManifest;
  readonly number: string | undefined;
}): JSX.Element {
  const guide = useLoad(async () => manifest.guide?.(), [manifest]);
  const text = useGuideText(manifest);
  if (guide.isFailed || text.isFailed)
    return (
      <LoadError
        retry={() => {
          guide.retry();
          text.retry();
        }}
      />
    );
  if (guide.value === undefined || text.value === undefined) return <TableLoading />;
  const chapter = Number(number) - 1;
  if (number === undefined) return <ChapterList manifest={manifest} guide={guide.value} text={text.value} />;
  if (guide.value.chapters[chapter] === undefined) return <NotFoundPage />;
  return <GuidedTable manifest={manifest} guide={guide.value} text={text.value} chapter={chapter} />;
}
