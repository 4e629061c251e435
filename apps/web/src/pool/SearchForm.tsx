import { GAMES } from '@pithead/games';
import type { PoolChoice } from '@pithead/protocol';
import type { JSX } from 'preact';
import { FormRow } from '../components/FormRow.tsx';
import { Icon } from '../components/icons.tsx';
import { SegmentedControl } from '../components/SegmentedControl.tsx';
import type { PoolTexts } from '../text/index.ts';
import { POOL_OPPONENTS, POOL_PACES, seatCountsFor } from './poolChoice.ts';

interface MultipleChoiceProps<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly choices: readonly { readonly value: T; readonly text: string }[];
  choose(values: T[]): void;
}

/** The last one can't be taken away. */
function MultipleChoice<T extends string | number>(props: MultipleChoiceProps<T>): JSX.Element {
  const { label, values, choices, choose } = props;
  const toggle = (value: T): void => {
    const rest = values.filter((each) => each !== value);
    if (rest.length === values.length) choose([...values, value]);
    else if (rest.length > 0) choose(rest);
  };
  return (
    <span class="segmented is-multiple" role="group" aria-label={label}>
      {choices.map(({ value, text }) => (
        <label key={value} class="segment">
          <input
            type="checkbox"
            checked={values.includes(value)}
            aria-label={text}
            onChange={(event) => {
              toggle(value);
              event.currentTarget.checked =
                values.length === 1 && values[0] === value ? true : !values.includes(value);
            }}
          />
          <span aria-hidden="true">
            {values.includes(value) && <Icon name="check" />}
            {text}
          </span>
        </label>
      ))}
    </span>
  );
}

interface Props {
  readonly choice: PoolChoice;
  readonly isGuest: boolean;
  readonly isFixed: boolean;
  readonly texts: PoolTexts;
  change(choice: PoolChoice): void;
}

export function SearchForm({ choice, isGuest, isFixed, texts, change }: Props): JSX.Element {
  const opponents = isGuest ? (['unrated'] as const) : POOL_OPPONENTS;
  function chooseGames(games: string[]): void {
    const counts = seatCountsFor(games);
    const seats = choice.seats.filter((count) => counts.includes(count));
    change({ ...choice, games, seats: seats.length > 0 ? seats : counts });
  }
  return (
    <fieldset class="play-now-form" disabled={isFixed}>
      <legend class="unseen">{texts.playNow}</legend>
      <div class="play-now-head">
        <h2>{texts.playNow}</h2>
        <small>{texts.foundForYou}</small>
      </div>
      <FormRow label={texts.games}>
        <MultipleChoice<string>
          label={texts.severalGames}
          values={choice.games}
          choices={GAMES.map(({ id, title }) => ({ value: id, text: title }))}
          choose={chooseGames}
        />
      </FormRow>
      <FormRow label={texts.players}>
        <MultipleChoice<number>
          label={texts.severalCounts}
          values={choice.seats}
          choices={seatCountsFor(choice.games).map((value) => ({ value, text: `${value}` }))}
          choose={(seats) => change({ ...choice, seats: seats.toSorted((a, b) => a - b) })}
        />
      </FormRow>
      <FormRow label={texts.pace}>
        <SegmentedControl
          label={texts.pace}
          value={choice.pace}
          choices={POOL_PACES.map((value) => ({ value, text: texts.paces[value] }))}
          choose={(pace) => change({ ...choice, pace })}
        />
      </FormRow>
      <FormRow label={texts.against}>
        <SegmentedControl
          label={texts.against}
          value={choice.against}
          choices={opponents.map((value) => ({ value, text: texts.opponents[value] }))}
          choose={(against) => change({ ...choice, against })}
        />
      </FormRow>
      {isGuest && <p class="play-now-note">{texts.guestsUnrated}</p>}
      <label class="play-now-bots">
        <input
          type="checkbox"
          checked={choice.mayFillWithBots}
          onChange={(event) => change({ ...choice, mayFillWithBots: event.currentTarget.checked })}
        />
        <span>{texts.mayFill}</span>
      </label>
    </fieldset>
  );
}
