/** Opens a table: the whole form is visible, and one button does it. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { GAMES, gameOf, titleOf } from '../games.ts';
import { keptOf } from '../kept.ts';
import { http } from '../net/http.ts';
import { isReached, lastName, person, reach } from '../net/session.ts';
import { trouble } from '../net/trouble.ts';
import { copyText } from '../parts/copy.ts';
import { Row } from '../parts/Row.tsx';
import { Segmented } from '../parts/Segmented.tsx';
import { toast } from '../parts/toast.tsx';
import { go } from '../router.tsx';
import { useLanguage, useTexts } from '../speech.ts';
import { useStore } from '../store.ts';
import { artOf } from './art.ts';
import { LEVELS } from './BotChoice.tsx';
import { clockWords, paceWords } from './clockWords.ts';
import { NameField } from './NameField.tsx';
import { Panel } from './Panel.tsx';
import { Variants } from './Variants.tsx';
import type { Wish } from './wish.ts';
import { clockOf, keepWish, optionsOf, tableOf } from './wish.ts';

interface Props {
  readonly wish: Wish;
  change(wish: Wish): void;
}

type Choices<T> = readonly { readonly value: T; readonly text: string }[];

function Form({ wish, change }: Props): JSX.Element {
  const texts = useTexts();
  const set = (part: Partial<Wish>): void => change({ ...wish, ...part });
  const who: Choices<Wish['who']> = [
    { value: 'public', text: texts.isPublic },
    { value: 'private', text: texts.isPrivate },
    { value: 'device', text: texts.oneDevice },
  ];
  const paces: Choices<Wish['pace']> = [
    { value: 'live', text: texts.live },
    { value: 'turns', text: texts.turnBased },
  ];
  const clocks: Choices<number> =
    wish.pace === 'live'
      ? [{ value: 0, text: texts.none }, ...[30, 45, 90].map((value) => ({ value, text: `${value} min` }))]
      : [12, 24, 72].map((value) => ({
          value,
          text: clockWords({ kind: 'days', perMoveMs: value * 3_600_000 }, texts).replace(/ (per|je) .*/, ''),
        }));
  const isHere = wish.who === 'device';
  return (
    <>
      <Row label={texts.game}>
        <Segmented
          label={texts.game}
          value={wish.game}
          choices={GAMES.map(({ id, title }) => ({ value: id, text: title }))}
          choose={(game) => set({ game })}
        />
      </Row>
      <Row label={texts.seats}>
        <Segmented
          label={texts.seats}
          value={wish.seats}
          choices={(gameOf(wish.game)?.seats ?? []).map((value) => ({ value, text: `${value}` }))}
          choose={(seats) => set({ seats })}
        />
      </Row>
      <Row label={texts.who}>
        <Segmented
          label={texts.who}
          value={wish.who}
          choices={who}
          choose={(chosen) => set({ who: chosen })}
        />
      </Row>
      {!isHere && (
        <>
          <Row label={texts.pace}>
            <Segmented
              label={texts.pace}
              value={wish.pace}
              choices={paces}
              choose={(pace) => set({ pace })}
            />
          </Row>
          <Row label={texts.clock}>
            <Segmented
              label={texts.clock}
              value={wish[wish.pace]}
              choices={clocks}
              choose={(value) => set({ [wish.pace]: value })}
            />
          </Row>
          <Row label={texts.bots}>
            <Segmented
              label={texts.bots}
              value={wish.withBots ? 1 : 0}
              choices={[
                { value: 0, text: texts.noBots },
                { value: 1, text: texts.fill },
              ]}
              choose={(value) => set({ withBots: value === 1 })}
            />
          </Row>
        </>
      )}
      <Variants
        game={wish.game}
        chosen={optionsOf(wish)}
        choose={(chosen) => set({ options: { ...wish.options, [wish.game]: chosen } })}
      />
    </>
  );
}

export function OpenPanel({ wish, change }: Props): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const isThere = useStore(isReached);
  const [isAsking, setAsking] = useState(false);
  const isHere = wish.who === 'device';
  const line = isHere
    ? texts.summaryDevice
    : wish.withBots
      ? texts.summaryBots
      : wish.who === 'public'
        ? texts.summaryPublic
        : texts.summaryPrivate;
  const button = isHere ? texts.openHere : wish.withBots ? texts.openWithBots : texts.openTable;

  async function openHere(): Promise<void> {
    const { newLocal } = await import('../offline/index.ts');
    const { game, seats } = wish;
    const match = {
      game,
      seats,
      options: optionsOf(wish),
      bots: [],
      isHotSeat: true,
      name: lastName() ?? texts.guest,
    };
    go(`/local/${await newLocal(match)}`);
  }

  async function openTable(): Promise<void> {
    if (person.get() === null) return setAsking(true);
    setAsking(false);
    const table = await reach(http.openTable(tableOf(wish, keptOf('level', LEVELS))));
    if (!wish.withBots && (await copyText(`${location.origin}/table/${table.id}`))) toast(texts.copied);
    go(`/table/${table.id}`);
  }

  async function open(): Promise<void> {
    keepWish(wish);
    try {
      await (isHere ? openHere() : openTable());
    } catch (error) {
      toast(await trouble(error, language, texts));
    }
  }

  return (
    <Panel id="open" title={texts.openTitle}>
      <Form wish={wish} change={change} />
      <div class="summary">
        <img class="thumb" src={artOf(wish.game)} alt="" />
        <p>
          <b>
            {isHere
              ? texts.summary(titleOf(wish.game), wish.seats, texts.oneDevice, texts.noClock)
              : texts.summary(
                  titleOf(wish.game),
                  wish.seats,
                  paceWords(wish.pace, texts),
                  clockWords(clockOf(wish), texts),
                )}
          </b>
          <small>{line}</small>
        </p>
      </div>
      {isAsking ? (
        <NameField done={() => void open()} cancel={() => setAsking(false)} />
      ) : (
        <button
          type="button"
          class="button is-main is-wide"
          disabled={!isThere && !isHere}
          onClick={() => void open()}
        >
          {isThere || isHere ? button : texts.offline}
        </button>
      )}
    </Panel>
  );
}
