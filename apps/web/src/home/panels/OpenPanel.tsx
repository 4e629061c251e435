import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { GAMES, findGame } from '@pithead/games';
import { artOf, titleOf } from '../../games.ts';
import { recallChoice } from '../../rememberedSettings.ts';
import { http, errorText } from '../../net/http.ts';
import {
  hasAccount,
  isServerReachable,
  lastKnownName,
  currentPerson,
  trackReachability,
} from '../../net/session.ts';
import { FormRow } from '../../components/FormRow.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { showToast } from '../../components/toast.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { navigate } from '../../router.tsx';
import { useLanguage, useTexts } from '../../useTexts.ts';
import { useObservable } from '../../observable.ts';
import { clockText } from '../../formats.ts';
import { Panel } from './Panel.tsx';
import { OptionChoices } from './OptionChoices.tsx';
import type { TableForm } from './tableForm.ts';
import { BOT_LEVELS, toClock, rememberTableForm, chosenOptions, toNewTable } from './tableForm.ts';

const NameField = lazyPart(async () => (await import('../../components/NameField.tsx')).NameField);

interface Props {
  readonly form: TableForm;
  change(form: TableForm): void;
}

type Choices<T> = readonly { readonly value: T; readonly text: string }[];

function TableFormFields({ form, change }: Props): JSX.Element {
  const texts = useTexts();
  const set = (part: Partial<TableForm>): void => change({ ...form, ...part });
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
    form.pace === 'live'
      ? [{ value: 0, text: texts.none }, ...[30, 45, 90].map((value) => ({ value, text: `${value} min` }))]
      : [12, 24, 72].map((value) => ({
          value,
          text: clockText({ kind: 'days', perMoveMs: value * 3_600_000 }, texts).replace(/ (per|je) .*/, ''),
        }));
  const isHere = form.who === 'device';
  return (
    <>
      <FormRow label={texts.game}>
        <SegmentedControl
          label={texts.game}
          value={form.game}
          choices={GAMES.map(({ id, title }) => ({ value: id, text: title }))}
          choose={(game) => set({ game })}
        />
      </FormRow>
      <FormRow label={texts.seats}>
        <SegmentedControl
          label={texts.seats}
          value={form.seats}
          choices={(findGame(form.game)?.seats ?? []).map((value) => ({ value, text: `${value}` }))}
          choose={(seats) => set({ seats })}
        />
      </FormRow>
      <FormRow label={texts.who}>
        <SegmentedControl
          label={texts.who}
          value={form.who}
          choices={who}
          choose={(chosen) => set({ who: chosen })}
        />
      </FormRow>
      {!isHere && (
        <>
          <FormRow label={texts.pace}>
            <SegmentedControl
              label={texts.pace}
              value={form.pace}
              choices={paces}
              choose={(pace) => set({ pace })}
            />
          </FormRow>
          <FormRow label={texts.clock}>
            <SegmentedControl
              label={texts.clock}
              value={form[form.pace]}
              choices={clocks}
              choose={(value) => set({ [form.pace]: value })}
            />
          </FormRow>
          <FormRow label={texts.bots}>
            <SegmentedControl
              label={texts.bots}
              value={form.withBots ? 1 : 0}
              choices={[
                { value: 0, text: texts.noBots },
                { value: 1, text: texts.fill },
              ]}
              choose={(value) => set({ withBots: value === 1 })}
            />
          </FormRow>
          {hasAccount() === true && (
            <FormRow label={texts.rating}>
              <SegmentedControl
                label={texts.rating}
                value={form.isRated ? 1 : 0}
                choices={[
                  { value: 0, text: texts.isUnrated },
                  { value: 1, text: texts.isRated },
                ]}
                choose={(value) => set({ isRated: value === 1 })}
              />
            </FormRow>
          )}
        </>
      )}
      <OptionChoices
        game={form.game}
        chosen={chosenOptions(form)}
        choose={(chosen) => set({ options: { ...form.options, [form.game]: chosen } })}
      />
    </>
  );
}

export function OpenPanel({ form, change }: Props): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const isReachable = useObservable(isServerReachable);
  const [isAsking, setAsking] = useState(false);
  const isHere = form.who === 'device';
  const line = isHere
    ? texts.summaryDevice
    : form.withBots
      ? texts.summaryBots
      : form.who === 'public'
        ? texts.summaryPublic
        : texts.summaryPrivate;
  const button = isHere ? texts.openHere : form.withBots ? texts.openWithBots : texts.openTable;

  async function openHere(): Promise<void> {
    const { createLocalMatch } = await import('../../offline/index.ts');
    const { game, seats } = form;
    const match = {
      game,
      seats,
      options: chosenOptions(form),
      bots: [],
      isHotSeat: true,
      name: lastKnownName() ?? texts.guest,
    };
    navigate(`/local/${await createLocalMatch(match)}`);
  }

  async function openTable(): Promise<void> {
    if (currentPerson.get() === null) return setAsking(true);
    setAsking(false);
    const table = await trackReachability(
      http.openTable(toNewTable(form, recallChoice('level', BOT_LEVELS))),
    );
    if (!form.withBots) {
      const { copyText } = await import('../../components/exportText.ts');
      if (await copyText(`${location.origin}/table/${table.id}`)) showToast(texts.copied);
    }
    navigate(`/table/${table.id}`);
  }

  async function open(): Promise<void> {
    rememberTableForm(form);
    try {
      await (isHere ? openHere() : openTable());
    } catch (error) {
      showToast(await errorText(error, language, texts));
    }
  }

  return (
    <Panel id="open" title={texts.openTitle}>
      <TableFormFields form={form} change={change} />
      <div class="summary">
        <img class="thumb" src={artOf(form.game)} alt="" />
        <p>
          <b>
            {texts.summary({
              game: titleOf(form.game),
              seats: form.seats,
              pace: isHere ? 'device' : form.pace,
              clock: isHere ? texts.noClock : clockText(toClock(form), texts),
            })}
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
          disabled={!isReachable && !isHere}
          onClick={() => void open()}
        >
          {isReachable || isHere ? button : texts.offline}
        </button>
      )}
    </Panel>
  );
}
