import type { ReviewedDecision } from '@pithead/review';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { saveBlob, saveFile } from '../../components/exportText.ts';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { showToast } from '../../components/toast.tsx';
import type { ReplaySource } from '../../replay/replaySource.ts';
import { chartPicture } from './chartPicture.ts';
import { SharedTable } from './SharedTable.tsx';
import './share.css';
import { toPng } from './toPng.ts';
import { largestLuck } from '../LuckPanel.tsx';
import { chartSections, momentAt } from '../chart/reviewChartScale.ts';
import { decisionsCsv, momentsCsv } from './reviewCsv.ts';
import type { ReviewContext } from '../reviewContext.ts';
import { finalPoints, verdictOf } from '../verdictSentence.ts';

interface Props {
  readonly context: ReviewContext;
  readonly replay: ReplaySource;
  /** Of the selected moment. */
  readonly decision: ReviewedDecision | undefined;
  copyLink(): void;
}

export function SharePanel({ context, replay, decision, copyLink }: Props): JSX.Element {
  const { review, text, texts, language, seat, points, lines, names: shownNames } = context;
  const [hasNames, setNames] = useState(true);
  const names = hasNames ? shownNames : shownNames.map((_, each) => texts.seat({ number: each + 1 }));
  const { title } = verdictOf({ review, names, text, texts, language, ownSeat: undefined, seat });
  const svg = chartPicture({
    review,
    names,
    title,
    game: text.title,
    scores: finalPoints(review).map((value) => text.score(Math.round(value))),
    points,
    sections: chartSections(review, lines),
    luck: largestLuck(context).map(({ letter, event }) => ({ letter, moment: momentAt(review, event.ply) })),
  });
  const file = `${review.game}-review`;
  const savePng = async (): Promise<void> => {
    const blob = await toPng(svg, { width: 1200, height: 630 });
    if (blob === undefined) showToast(texts.notSaved);
    else saveBlob(`${file}.png`, blob);
  };
  const saveRecord = async (): Promise<void> => {
    const record = JSON.parse(await replay.text('json')) as { seats: readonly string[] };
    saveFile(
      `${review.game}.json`,
      'application/json',
      JSON.stringify(hasNames ? record : { ...record, seats: names }),
    );
  };
  const csv = (name: string, content: string): void => saveFile(`${file}-${name}.csv`, 'text/csv', content);
  return (
    <div class="share">
      <div class="share-head">
        <h1 id="share-title">{texts.shareTitle}</h1>
        <p class="review-note">{texts.shareNote}</p>
      </div>
      <section class="panel" aria-labelledby="picture-title">
        <header>
          <h2 id="picture-title">{texts.picture}</h2>
          <small>1200 × 630</small>
        </header>
        <img
          class="share-picture"
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={title}
          width="1200"
          height="630"
        />
      </section>
      <section class="panel share-rows" aria-labelledby="share-rows-title">
        <header>
          <h2 id="share-rows-title">{texts.sendOrKeep}</h2>
        </header>
        <Row title={texts.picture} note={texts.pictureNote}>
          <button type="button" class="button is-main" onClick={() => void savePng()}>
            {texts.savePng}
          </button>
          <button type="button" class="button" onClick={() => saveFile(`${file}.svg`, 'image/svg+xml', svg)}>
            {texts.saveSvg}
          </button>
        </Row>
        <Row title={texts.link} note={texts.linkNote}>
          <button type="button" class="button" onClick={copyLink}>
            {texts.copy}
          </button>
        </Row>
        <Row title={texts.record} note={texts.recordNote}>
          <button type="button" class="button" onClick={() => void saveRecord()}>
            {texts.saveJson}
          </button>
        </Row>
        <Row title={texts.numbers} note={texts.numbersNote}>
          <button type="button" class="button" onClick={() => csv('moments', momentsCsv(review, names))}>
            {texts.saveMoments}
          </button>
          <button type="button" class="button" onClick={() => csv('decisions', decisionsCsv(review, names))}>
            {texts.saveDecisions}
          </button>
        </Row>
        <Row title={texts.namesLabel} note={texts.namesNote}>
          <SegmentedControl
            label={texts.namesLabel}
            value={hasNames ? 'show' : 'hide'}
            choices={[
              { value: 'show', text: texts.show },
              { value: 'hide', text: texts.hide },
            ]}
            choose={(value) => setNames(value === 'show')}
          />
        </Row>
      </section>
      {decision !== undefined && (
        <SharedTable
          context={{ ...context, names }}
          replay={replay}
          decision={decision}
          file={`${review.game}-table`}
        />
      )}
    </div>
  );
}

function Row({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly children: JSX.Element | readonly JSX.Element[];
}): JSX.Element {
  return (
    <div class="share-row">
      <div>
        <h3>{title}</h3>
        <p class="review-note">{note}</p>
      </div>
      <div class="share-buttons">{children}</div>
    </div>
  );
}
