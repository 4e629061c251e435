import { startDrag } from '@pithead/ui';
import type { Ply } from '@pithead/kernel';
import { CAGE_PLACES, cageDownNoun, COALS, sum } from '../../rules/index.ts';
import { Cube, times } from '../art/pieces.tsx';
import { cubeList, cubeName } from '../sentences.ts';
import { lazyParts } from '../lazyParts.tsx';
import { useTableContext } from '../tableModel.ts';

export function ShaftCell({ level }: { readonly level: number }) {
  const { own } = useTableContext();
  const rope = level > 0 && level <= own.level ? 'ga-rope' : '';
  return (
    <div
      class={`ga-shaft ga-shaft-${level} ${rope} ${own.level === level ? 'ga-here' : ''}`}
      data-at={`level-${level}`}
    >
      {own.level === level ? <Cage /> : <Stop level={level} />}
    </div>
  );
}

function Stop({ level }: { readonly level: number }) {
  const table = useTableContext();
  const { own, words, say, names } = table;
  if (!table.isOwn || !table.isAsked || table.at !== 'mining') return null;
  const isUp = level < own.level;
  const ply: Ply = isUp ? ['cageUp', level] : ['cageDown', cageDownNoun(level)];
  const isOffered = table.isOffered(ply);
  const name = level === 0 ? words.toSurface : say(words.toLevel, { level: names.level(level) });
  return (
    <button
      type="button"
      class={`ga-stop ${isOffered ? 'is-offered' : 'ga-calm'}`}
      data-stop
      aria-disabled={!isOffered}
      aria-label={`${name}, ${isOffered ? words.available : words.notAvailable}`}
      onClick={() => table.touch(ply)}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={isUp ? 'M6 2 11 10H1Z' : 'M6 10 1 2h10Z'} />
      </svg>
      {level}
    </button>
  );
}

function Cage() {
  const table = useTableContext();
  const { own, words, say, names } = table;
  const count = sum(own.cage);
  const takes = (table.offers['cartToCage']?.length ?? 0) > 0;
  return (
    <div
      class="ga-cage"
      data-at="cage"
      data-drop="cage"
      data-area="cage"
      role="group"
      aria-label={say(words.cageSentence, {
        level: names.level(own.level),
        count,
        places: CAGE_PLACES,
        list: cubeList(table, own.cage),
      })}
    >
      <svg class="ga-cage-roof" viewBox="0 0 80 10" preserveAspectRatio="none" aria-hidden="true">
        <path d="M40 0 79 10H1Z" />
      </svg>
      <div class="ga-cage-box">
        {COALS.flatMap((id, coal) =>
          times(own.cage[coal] ?? 0, (place) => (
            <CageCube key={`${id}-${place}`} coal={coal} place={place} />
          )),
        )}
        {times(CAGE_PLACES - count, (place) => (
          <span key={place} class={`ga-place ${takes && place === 0 ? 'ga-next' : ''}`} />
        ))}
      </div>
    </div>
  );
}

interface CubeProps {
  readonly coal: number;
  readonly place: number;
}

const CageCube = ({ coal, place }: CubeProps) => <LooseCube from="cage" coal={coal} place={place} />;

export function LooseCube({ from, coal, place }: CubeProps & { readonly from: 'cage' | 'storage' }) {
  const table = useTableContext();
  const { held } = table;
  const anchor = `${from}-${coal}`;
  const isWorking = table.isOwn && table.isAsked && (table.at === 'mining' || table.at === 'secondCube');
  const cube = { from, coal, place };
  const actions = isWorking ? lazyParts() : undefined;
  const isOffered = actions !== undefined && actions.offeredPliesOf(table, from, coal).length > 0;
  const isHeld = held?.from === from && held.coal === coal && held.place === place;
  if (actions === undefined || table.isPhone) {
    return (
      <span
        class={`ga-loose ${isHeld ? 'ga-held' : isOffered ? 'ga-lit' : ''}`}
        data-at={anchor}
        onClick={isOffered ? () => actions.touchCube(table, cube) : undefined}
      >
        <Cube coal={coal} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`ga-loose ${isHeld ? 'ga-held' : isOffered ? 'is-offered' : 'ga-calm'}`}
      data-stop
      data-at={anchor}
      aria-disabled={!isOffered}
      aria-pressed={isHeld}
      aria-label={cubeName(table, cube, isOffered, isHeld)}
      onClick={() => actions.touchCube(table, cube)}
      onPointerDown={(event) =>
        isOffered &&
        startDrag(event, {
          begin: () => table.hold(cube),
          drop: (key) => (key === undefined ? table.hold(undefined) : actions.dropCube(table, cube, key)),
        })
      }
    >
      <Cube coal={coal} />
    </button>
  );
}
