import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { GAMES, gameOf, titleOf } from '../../games.ts';
import { recallChoice } from '../../rememberedSettings.ts';
import { http, errorText } from '../../net/http.ts';
import { isServerReachable, lastKnownName, currentPerson, trackReachability } from '../../net/session.ts';
import { copyText } from '../../components/exportText.ts';
import { FormRow } from '../../components/FormRow.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { showToast } from '../../components/toast.tsx';
import { navigate } from '../../router.tsx';
import { useLanguage, useTexts } from '../../useTexts.ts';
import { useObservable } from '../../observable.ts';
import { artOf } from '../art.ts';
import { BOT_LEVELS } from '../BotLevelChoice.tsx';
import { clockText, paceText } from '../../components/clockText.ts';
import { NameField } from '../../components/NameField.tsx';
import { Panel } from './Panel.tsx';
import { OptionChoices } from './OptionChoices.tsx';
import type { TableForm } from './tableForm.ts';
import { toClock, rememberTableForm, chosenOptions, toNewTable } from './tableForm.ts';

interface Props {
  readonly wish: TableForm;
  change(wish: TableForm): void;
}

type Choices<T> = readonly { readonly value: T; readonly text: string }[];

function TableFormFields({ wish, change }: Props): JSX.Element {
  const texts = useTexts();
  const set = (part: Partial<TableForm>): void => change({ ...wish, ...part });
  const who: Choices<TableForm['who']> = [
    { value: 'public', text: texts.isPublic },
    { value: 'private', text: texts.isPrivate },
    { value: 'device', text: texts.oneDevice },
  ];
  const paces: Choices<TableForm['pace']> = [
    { value: 'live', text: texts.live },
    { value: 'turns', text: texts.turnBased },
  ];
  const clocks: Choices<number> =
    wish.pace === 'live'
      ? [{ value: 0, text: texts.none }, ...[30, 45, 90].map((value) => ({ value, text: `${value} min` }))]
      : [12, 24, 72].map((value) => ({
          value,
          text: clockText({ kind: 'days', perMoveMs: value * 3_600_000 }, texts).replace(/ (per|je) .*/, ''),
        }));
  const isHere = wish.who === 'device';
  return (
    <>
      <FormRow label={texts.game}>
        <SegmentedControl
          label={texts.game}
          value={wish.game}
          choices={GAMES.map(({ id, title }) => ({ value: id, text: title }))}
          choose={(game) => set({ game })}
        />
      </FormRow>
      <FormRow label={texts.seats}>
        <SegmentedControl
          label={texts.seats}
          value={wish.seats}
          choices={(gameOf(wish.game)?.seats ?? []).map((value) => ({ value, text: `${value}` }))}
          choose={(seats) => set({ seats })}
        />
      </FormRow>
      <FormRow label={texts.who}>
        <SegmentedControl
          label={texts.who}
          value={wish.who}
          choices={who}
          choose={(chosen) => set({ who: chosen })}
        />
      </FormRow>
      {!isHere && (
        <>
          <FormRow label={texts.pace}>
            <SegmentedControl
              label={texts.pace}
              value={wish.pace}
              choices={paces}
              choose={(pace) => set({ pace })}
            />
          </FormRow>
          <FormRow label={texts.clock}>
            <SegmentedControl
              label={texts.clock}
              value={wish[wish.pace]}
              choices={clocks}
              choose={(value) => set({ [wish.pace]: value })}
            />
          </FormRow>
          <FormRow label={texts.bots}>
            <SegmentedControl
              label={texts.bots}
              value={wish.withBots ? 1 : 0}
              choices={[
                { value: 0, text: texts.noBots },
                { value: 1, text: texts.fill },
              ]}
              choose={(value) => set({ withBots: value === 1 })}
            />
          </FormRow>
        </>
      )}
      <OptionChoices
        game={wish.game}
        chosen={chosenOptions(wish)}
        choose={(chosen) => set({ options: { ...wish.options, [wish.game]: chosen } })}
      />
    </>
  );
}

export function OpenPanel({ wish, change }: Props): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const isThere = useObservable(isServerReachable);
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
    const { createLocalMatch: newLocal } = await import('../../offline/index.ts');
    const { game, seats } = wish;
    const match = {
      game,
      seats,
      options: chosenOptions(wish),
      bots: [],
      isHotSeat: true,
      name: lastKnownName() ?? texts.guest,
    };
    navigate(`/local/${await newLocal(match)}`);
  }

  async function openTable(): Promise<void> {
    if (currentPerson.get() === null) return setAsking(true);
    setAsking(false);
    const table = await trackReachability(
      http.openTable(toNewTable(wish, recallChoice('level', BOT_LEVELS))),
    );
    if (!wish.withBots && (await copyText(`${location.origin}/table/${table.id}`))) showToast(texts.copied);
    navigate(`/table/${table.id}`);
  }

  async function open(): Promise<void> {
    rememberTableForm(wish);
    try {
      await (isHere ? openHere() : openTable());
    } catch (error) {
      showToast(await errorText(error, language, texts));
    }
  }

  return (
    <Panel id="open" title={texts.openTitle}>
      <TableFormFields wish={wish} change={change} />
      <div class="summary">
        <img class="thumb" src={artOf(wish.game)} alt="" />
        <p>
          <b>
            {isHere
              ? texts.summary(titleOf(wish.game), wish.seats, texts.oneDevice, texts.noClock)
              : texts.summary(
                  titleOf(wish.game),
                  wish.seats,
                  paceText(wish.pace, texts),
                  clockText(toClock(wish), texts),
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
