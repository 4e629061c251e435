import type { Game, OptionValue } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LoadError } from '../../components/LoadError.tsx';
import type { GameManifest } from '@pithead/games';
import { findGame } from '@pithead/games';
import type { Load } from '../../lazy/useLoad.ts';
import { useLoad } from '../../lazy/useLoad.ts';
import { FormRow } from '../../components/FormRow.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { Link } from '../../router.tsx';
import { useLanguage, useTexts } from '../../useTexts.ts';
import './optionChoices.css';

export type ChosenOptions = Readonly<Record<string, OptionValue>>;

interface Props {
  readonly game: string;
  readonly chosen: ChosenOptions;
  choose(chosen: ChosenOptions): void;
}

interface Loaded {
  readonly game: string;
  readonly options: Game['options'];
  readonly text: GameText;
}

function useOptions(game: string, isOpen: boolean): Load<Loaded> {
  const language = useLanguage();
  const manifest = findGame(game);
  const load = async (): Promise<Loaded> => {
    // Asked of the worker, because the page does not load the rules.
    const options = import('../../offline/workerClient.ts').then(({ workerClient }) =>
      workerClient().call('options', game),
    );
    const [found, text] = await Promise.all([options, (manifest as GameManifest).text(language)]);
    return { game, options: found, text };
  };
  return useLoad(isOpen && manifest !== undefined ? load : undefined, [game, language, isOpen]);
}

export function OptionChoices({ game, chosen, choose }: Props): JSX.Element {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { value: found, isFailed, retry } = useOptions(game, isOpen);
  const loaded = found?.game === game ? found : undefined;
  const count = Object.keys(chosen).length;
  return (
    <details class="variants" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.options}
        {count > 0 && <b>{texts.changedOptions({ count })}</b>}
      </summary>
      {loaded === undefined && isFailed && <LoadError retry={retry} />}
      {loaded !== undefined &&
        Object.entries(loaded.options).map(([id, { rule, values }]) => (
          <FormRow key={id} label={loaded.text.option(id)}>
            <SegmentedControl
              label={loaded.text.option(id)}
              value={String(chosen[id] ?? values[0])}
              choices={values.map((value) => ({
                value: String(value),
                text: loaded.text.optionValue(value),
              }))}
              choose={(next) => choose(changed(chosen, id, values, next))}
            />
            <Link to={`/rules/${game}#${rule}`} class="variants-rule" aria-label={texts.whyRule({ rule })}>
              {rule}
            </Link>
          </FormRow>
        ))}
    </details>
  );
}

function changed(
  chosen: ChosenOptions,
  id: string,
  values: readonly OptionValue[],
  next: string,
): ChosenOptions {
  const { [id]: _, ...others } = chosen;
  const value = values.find((each) => String(each) === next);
  return value === undefined || value === values[0] ? others : { ...others, [id]: value };
}
