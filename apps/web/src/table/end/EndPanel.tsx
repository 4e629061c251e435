import type { ViewerState } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../components/icons.tsx';
import { saveJson } from '../../components/exportText.ts';
import { showToast } from '../../components/toast.tsx';
import { useLoad } from '../../lazy/useLoad.ts';
import { Link } from '../../router.tsx';
import { useTexts } from '../../useTexts.ts';
import type { TableFeatures } from '../tableFeatures.ts';
import { hasSeat } from '../useMatch.ts';
import { ScoreBars } from './ScoreBars.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import './endPanel.css';

interface Props {
  readonly state: ViewerState;
  readonly outcome: NonNullable<ViewerState['outcome']>;
  readonly names: readonly string[];
  readonly text: GameText;
  readonly features: TableFeatures;
  readonly replay: string;
  readonly fileName: string;
  close(): void;
}

function useVerified({ key, commitment }: ViewerState): boolean | undefined {
  const verify = async (): Promise<boolean> => {
    const { commitmentOf, keyFromHex } = await import('@pithead/kernel');
    return commitmentOf(keyFromHex(key)) === commitment;
  };
  return useLoad(key === '' ? undefined : verify, [key, commitment]).value;
}

export function EndPanel({
  state,
  outcome,
  names,
  text,
  features,
  replay,
  fileName,
  close,
}: Props): JSX.Element {
  const texts = useTexts();
  const isVerified = useVerified(state);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the panel would otherwise be above the visible area.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  const winners = names.filter((_, seat) => outcome.seats[seat]?.rank === 1);
  const save = (): Promise<void> =>
    features.loadRecord().then(
      (record) => saveJson(fileName, record),
      () => showToast(texts.failed),
    );
  const order = outcome.seats.map(({ rank }, seat) => ({ rank, seat })).toSorted((a, b) => a.rank - b.rank);
  return (
    <section class="end" aria-labelledby="end-title">
      <header class="end-head">
        <div>
          <p class="end-label">{texts.endTitle}</p>
          <h2 id="end-title" ref={heading} tabIndex={-1}>
            {winners.length === 1
              ? texts.wins({ name: winners[0] ?? '' })
              : texts.winShared({ names: winners.join(', ') })}
          </h2>
        </div>
        <button type="button" class="icon-button" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <ol class="end-ranks">
        {order.map(({ rank, seat }) => (
          <li key={seat} class={rank === 1 ? 'is-first' : ''}>
            <b class="end-rank">{texts.rank({ rank })}</b>
            <SeatGlyph seat={seat} />
            <bdi>{names[seat]}</bdi>
            {hasSeat(state.resigned, seat) && <small class="end-resigned">{texts.resigned}</small>}
            <b class="end-total">{text.score(outcome.seats[seat]?.total ?? 0)}</b>
          </li>
        ))}
      </ol>
      <ScoreBars outcome={outcome} order={order.map(({ seat }) => seat)} names={names} text={text} />
      <ScoreChart features={features} names={names} text={text} replay={replay} />
      {isVerified !== undefined && (
        <p class={isVerified ? 'end-deal is-verified' : 'end-deal is-wrong'}>
          <Icon name={isVerified ? 'check' : 'close'} />
          {isVerified ? texts.verified : texts.notVerified}
        </p>
      )}
      <p class="end-buttons">
        {features.rematch !== undefined && (
          <button type="button" class="button is-main" onClick={() => void features.rematch?.()}>
            {texts.rematch}
          </button>
        )}
        <Link to={replay.replace('replay', 'review')} class="button">
          {texts.review}
        </Link>
        <Link to={replay} class="button">
          {texts.replay}
        </Link>
        <button type="button" class="button" onClick={() => void save()}>
          {texts.exportMatch}
        </button>
        <Link to="/" class="button">
          {texts.toHome}
        </Link>
      </p>
    </section>
  );
}
