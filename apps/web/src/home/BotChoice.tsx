/** How strong the bots are: the second of the two taps. It slides over the card and starts the game. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { keep, kept, keptOf } from '../kept.ts';
import { lastName } from '../net/session.ts';
import type { Level } from '../net/http.ts';
import { Icon } from '../parts/icons.tsx';
import { Segmented } from '../parts/Segmented.tsx';
import { toast } from '../parts/toast.tsx';
import { go } from '../router.tsx';
import { useTexts } from '../speech.ts';

export const LEVELS: readonly [Level, ...Level[]] = ['hewer', 'apprentice', 'foreman', 'director'];
const IN_ORDER: readonly Level[] = ['apprentice', 'hewer', 'foreman', 'director'];

function Lamps({ lit }: { readonly lit: number }): JSX.Element {
  return (
    <svg class="lamps" viewBox="0 0 60 20" aria-hidden="true">
      {IN_ORDER.map((level, i) => (
        <path
          key={level}
          class={i < lit ? 'lamp is-lit' : 'lamp'}
          d={`M${i * 15 + 4} 6h7l1.500 11h-10zM${i * 15 + 5.5} 2h4v4h-4z`}
        />
      ))}
    </svg>
  );
}

interface Props {
  readonly game: string;
  readonly seats: readonly number[];
  close(): void;
}

export function BotChoice({ game, seats, close }: Props): JSX.Element {
  const texts = useTexts();
  const [bots, setBots] = useState(() => Number(kept(`bots.${game}`) ?? 2));
  const [isStarting, setStarting] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const last = keptOf('level', LEVELS);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  async function start(level: Level): Promise<void> {
    setStarting(true);
    keep('level', level);
    keep(`bots.${game}`, String(bots));
    try {
      const { newLocal } = await import('../offline/index.ts');
      const id = await newLocal({
        game,
        seats: bots + 1,
        bots: Array.from({ length: bots }, () => level),
        name: lastName() ?? texts.guest,
      });
      go(`/local/${id}`);
    } catch {
      setStarting(false);
      toast(texts.failed);
    }
  }

  return (
    <div
      class="choice"
      role="group"
      aria-label={texts.howStrong}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div class="choice-head">
        <h4>{isStarting ? texts.starting : texts.howStrong}</h4>
        <span class="choice-many" aria-hidden="true">
          {texts.bots}
        </span>
        <Segmented<number>
          label={texts.bots}
          value={bots}
          choices={seats.map((n) => ({ value: n - 1, text: `${n - 1}`, label: `${texts.bots}: ${n - 1}` }))}
          choose={(many) => setBots(many)}
        />
        <button type="button" class="icon-button" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="levels">
        {IN_ORDER.map((level, i) => (
          <button
            key={level}
            ref={level === last ? first : null}
            type="button"
            class="level"
            disabled={isStarting}
            onClick={() => void start(level)}
          >
            <Lamps lit={i + 1} />
            <b>{texts.levels[level]}</b>
            <small>{texts.levelIs[level]}</small>
            <span class="unseen">{texts.strength(i + 1, IN_ORDER.length)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
