import type { GameManifest } from '@pithead/games';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { remember, recall, recallChoice } from '../rememberedSettings.ts';
import { lastKnownName } from '../net/session.ts';
import type { BotLevel } from '@pithead/bots';
import { Icon } from '../components/icons.tsx';
import { SegmentedControl } from '../components/SegmentedControl.tsx';
import { showToast } from '../components/toast.tsx';
import { learnPath } from '../games.ts';
import { createLocalMatch } from '../offline/index.ts';
import { Link, navigate } from '../router.tsx';
import { useTexts } from '../useTexts.ts';
import { BOT_LEVELS } from './panels/tableForm.ts';
import './botLevelChoice.css';

const BY_STRENGTH: readonly BotLevel[] = ['apprentice', 'hewer', 'foreman', 'director'];

function LevelLamps({ lit }: { readonly lit: number }): JSX.Element {
  return (
    <svg class="lamps" viewBox="0 0 60 20" aria-hidden="true">
      {BY_STRENGTH.map((level, i) => (
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
  readonly game: GameManifest;
  close(): void;
}

/** Before the first game of a title against bots, until it is dismissed. */
function GuideOffer({ game }: { readonly game: GameManifest }): JSX.Element | null {
  const texts = useTexts();
  const { id, guideMinutes } = game;
  const setting = `noGuide.${id}`;
  const isNew = [setting, `bots.${id}`, `guide.${id}`].every((name) => recall(name) === undefined);
  const [isShown, setShown] = useState(isNew && guideMinutes !== undefined);
  if (!isShown) return null;
  return (
    <p class="choice-guide">
      <Link to={learnPath(game)}>
        {texts.neverPlayed}{' '}
        <b>
          {texts.learnTitle}, {guideMinutes} min
        </b>
      </Link>
      <button
        type="button"
        class="icon-button"
        aria-label={texts.noGuide}
        onClick={() => {
          remember(setting, 'on');
          setShown(false);
        }}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}

export function BotLevelChoice({ game: manifest, close }: Props): JSX.Element {
  const { id: game, seats } = manifest;
  const texts = useTexts();
  const [bots, setBots] = useState(() => Number(recall(`bots.${game}`) ?? 2));
  const [isStarting, setStarting] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const last = recallChoice('level', BOT_LEVELS);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  async function start(level: BotLevel): Promise<void> {
    setStarting(true);
    remember('level', level);
    remember(`bots.${game}`, String(bots));
    try {
      const id = await createLocalMatch({
        game,
        seats: bots + 1,
        bots: Array.from({ length: bots }, () => level),
        name: lastKnownName() ?? texts.guest,
      });
      navigate(`/local/${id}`);
    } catch {
      setStarting(false);
      showToast(texts.failed);
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
        <SegmentedControl<number>
          label={texts.bots}
          value={bots}
          choices={seats.map((n) => ({ value: n - 1, text: `${n - 1}`, label: `${texts.bots}: ${n - 1}` }))}
          choose={setBots}
        />
        <button type="button" class="icon-button" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <GuideOffer game={manifest} />
      <div class="levels">
        {BY_STRENGTH.map((level, i) => (
          <button
            key={level}
            ref={level === last ? first : null}
            type="button"
            class="level"
            disabled={isStarting}
            onClick={() => void start(level)}
          >
            <LevelLamps lit={i + 1} />
            <b>{texts.levels[level]}</b>
            <small>{texts.levelIs[level]}</small>
            <span class="unseen">{texts.strength({ level: i + 1, levels: BY_STRENGTH.length })}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
