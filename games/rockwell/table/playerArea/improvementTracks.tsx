import type { Ply } from '@pithead/kernel';
import {
  CORE,
  crewIndex,
  CREWS,
  dieOf,
  MOBILITY,
  MOBILITY_PRICES,
  MOST_POWER,
  placeOf,
  POWER_PRICES,
  powerOf,
  SAFETY,
  SAFETY_PRICES,
  SHAFT_PRICES,
  stageOf,
} from '../../rules/index.ts';
import { times } from '../art/pieces.tsx';
import { crewSentence } from '../sentences.ts';
import { lazyParts } from '../lazyParts.tsx';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import { shortPlace } from '../words.ts';

interface StepProps {
  readonly label: string;
  readonly sentence: string;
  readonly price: string | undefined;
  readonly isReached: boolean;
  readonly isOffered: boolean;
  readonly isChosen: boolean;
  readonly place?: string;
  touch(): void;
}

function Step({ label, sentence, price, isReached, isOffered, isChosen, place, touch }: StepProps) {
  const { isStill = false } = useTableContext();
  const look = `rw-step ${isReached ? 'rw-reached' : ''} ${isChosen ? 'rw-chosen' : isOffered ? 'is-offered' : ''}`;
  const name = [label, price, sentence].filter((part) => part !== undefined).join(' ');
  const shown = (
    <>
      <span>
        {isReached && <i aria-hidden="true">✓ </i>}
        {label}
      </span>
      {price !== undefined && <small>{price}</small>}
    </>
  );
  return isStill ? (
    <span class={look} role="img" aria-label={name}>
      {shown}
    </span>
  ) : (
    <button
      type="button"
      class={look}
      data-stop
      {...(place !== undefined && { 'data-at': place })}
      aria-disabled={!isOffered}
      aria-pressed={isChosen}
      aria-label={name}
      onClick={touch}
    >
      {shown}
    </button>
  );
}

/** “Mobility, level 2: crews can straddle borders, available.” */
function levelSentence(
  { words, say }: TableModel,
  name: string,
  place: number,
  effect: string,
  { isReached, isOffered }: { readonly isReached: boolean; readonly isOffered: boolean },
): string {
  const sentence = say(words.levelSentence, { name, level: place + 1, effect });
  return isReached
    ? `${sentence}, ${words.reached}`
    : isOffered
      ? `${sentence}, ${words.available}`
      : sentence;
}

const PRICES = { mobility: MOBILITY_PRICES, safety: SAFETY_PRICES } as const;
const NOUNS = { mobility: MOBILITY, safety: SAFETY } as const;

export function LevelTrack({ kind }: { readonly kind: 'mobility' | 'safety' }) {
  const table = useTableContext();
  const { own, view, words, things } = table;
  const ply: Ply = ['improve', NOUNS[kind]];
  const effects = things.messages[kind === 'mobility' ? 'mobilityLevels' : 'safetyLevels'];
  return (
    <div class="rw-track" data-track={kind}>
      <span class="rw-label">{words[kind]}</span>
      {words.levels[kind].map((label, place) => {
        const isNext = place === own[kind];
        const effect = effects[place] ?? '';
        return (
          <Step
            key={label}
            label={label}
            sentence={levelSentence(table, words[kind], place, effect, {
              isReached: place < own[kind],
              isOffered: isNext && table.isOffered(ply),
            })}
            price={
              isNext && table.isOwn ? things.money(PRICES[kind][view.seats]?.[place + 1] ?? 0) : undefined
            }
            isReached={place < own[kind]}
            isOffered={isNext && table.isOffered(ply)}
            isChosen={isNext && table.isArmed(ply)}
            {...(isNext && { place: `level-${kind}` })}
            touch={() => (table.at === 'workshop' && isNext ? table.touch(ply) : table.note(effect))}
          />
        );
      })}
    </div>
  );
}

export function ShaftTrack() {
  const table = useTableContext();
  const { own, view, words, things } = table;
  const stage = stageOf(own);
  const canBuild = (table.offers['buildShaft'] ?? []).length > 0;
  return (
    <div class="rw-track" data-track="shafts">
      <span class="rw-label">{words.shafts}</span>
      {words.levels.shafts.map((label, place) => {
        const isNext = place === stage;
        const isChosen = isNext && table.tool !== undefined && table.tool.shaft === undefined;
        return (
          <Step
            key={label}
            label={label}
            sentence={levelSentence(table, words.shafts, place, words.stageEffects[place] ?? '', {
              isReached: place < stage,
              isOffered: isNext && canBuild,
            })}
            price={
              isNext && table.isOwn ? things.money(SHAFT_PRICES[view.seats]?.[place + 1] ?? 0) : undefined
            }
            isReached={place < stage}
            isOffered={isNext && canBuild}
            isChosen={isChosen}
            touch={() => {
              if (!isNext || table.at !== 'workshop') table.note(words.stageEffects[place] ?? '');
              else if (canBuild) table.takeTool(isChosen ? undefined : { stage: place + 1 });
              else table.explain(['buildShaft', 0]);
            }}
          />
        );
      })}
    </div>
  );
}

export function CrewTrack() {
  const table = useTableContext();
  const { view, words, things, shownSeat } = table;
  return (
    <div class="rw-track rw-track-crews">
      <span class="rw-label">{words.crews}</span>
      {times(CREWS, (i) => {
        const crew = crewIndex(shownSeat, i);
        const packed = view.crews[crew] ?? 0;
        const ply: Ply = ['improve', i];
        const power = powerOf(packed);
        const die = dieOf(packed);
        const isOffered = lazyParts()?.isCrewOffered(table, crew) === true;
        const canGrow = power < MOST_POWER && placeOf(packed) !== CORE && table.at === 'workshop';
        return (
          <Step
            key={i}
            label={`${power}${die > 0 ? `+${die}` : ''} · ${shortPlace(table, placeOf(packed))}`}
            sentence={crewSentence(table, crew)}
            price={canGrow ? things.money(POWER_PRICES[power + 1] ?? 0) : undefined}
            isReached={false}
            isOffered={isOffered && table.at === 'workshop'}
            isChosen={table.isArmed(ply) || (table.at === 'drilling' && table.crew === crew)}
            place={`own-crew-${i}`}
            touch={() => {
              if (table.at === 'workshop') table.touch(ply);
              else if (isOffered) lazyParts()?.touchCrew(table, crew);
              else table.note(crewSentence(table, crew));
            }}
          />
        );
      })}
    </div>
  );
}
