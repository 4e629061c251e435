/** Dims the table except for what the step is about. Takes no touches and is hidden from screen readers. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { GhostPiece } from './GhostPiece.tsx';
import type { Box } from '../../geometry.ts';
import { clamp } from '../../geometry.ts';
import type { StepBoxes } from './useStepBoxes.ts';

const TICK_MS = 600;

interface Props {
  readonly boxes: StepBoxes;
  /** The sign that the pointer starts from; absent on phones. */
  readonly sign: Box | undefined;
  readonly tags: Readonly<Record<string, string>>;
  /** Changes when a step is done. */
  readonly doneKey: string;
}

function Rect({
  box,
  ...rest
}: {
  readonly box: Box;
  class?: string;
  fill?: string;
  rx?: number;
}): JSX.Element {
  const { left, top, right, bottom } = box;
  return <rect x={left} y={top} width={right - left} height={bottom - top} rx={9} {...rest} />;
}

const middleX = ({ left, right }: Box): number => (left + right) / 2;
const middleY = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** From the edge of the sign to the edge of the target. */
function pointerOf(sign: Box, target: Box): readonly [from: number[], to: number[]] {
  const x = clamp(middleX(target), sign.left + 28, sign.right - 28);
  const y = clamp(middleY(target), sign.top + 60, sign.bottom - 28);
  const toX = clamp(x, target.left + 12, target.right - 12);
  const toY = clamp(y, target.top + 12, target.bottom - 12);
  if (sign.bottom <= target.top)
    return [
      [x, sign.bottom],
      [toX, target.top],
    ];
  if (sign.top >= target.bottom)
    return [
      [x, sign.top],
      [toX, target.bottom],
    ];
  return sign.left > target.right
    ? [
        [sign.left, y],
        [target.right, toY],
      ]
    : [
        [sign.right, y],
        [target.left, toY],
      ];
}

const SCREEN = { x: 0, y: 0, width: 5000, height: 5000 };
const MASK = { maskUnits: 'userSpaceOnUse' as const, ...SCREEN };

export function Spotlight({ boxes, sign, tags, doneKey }: Props): JSX.Element {
  const { targets, choices, regions, also, prompt, header } = boxes;
  const ticks = useTicks(targets, doneKey);
  const [target] = targets;
  const isOn = target !== undefined || regions.length > 0;
  const known = <T,>(value: T | undefined): value is T => value !== undefined;
  const holes = [...targets, ...regions, ...also.map(({ box }) => box), prompt].filter(known);
  const pointer = sign && target && pointerOf(sign, target);
  return (
    <div class="spotlight" aria-hidden="true">
      <svg class="light">
        <mask id="light-holes" {...MASK}>
          <rect {...SCREEN} fill="#fff" />
          {holes.map((box, i) => (
            <Rect key={i} box={box} fill="#000" />
          ))}
          {header && <Rect box={{ ...header, left: -20, right: 5000, top: -20 }} rx={0} fill="#000" />}
        </mask>
        <mask id="light-behind" {...MASK}>
          <rect {...SCREEN} fill="#fff" />
          {prompt && <Rect box={prompt} fill="#000" />}
        </mask>
        <rect class={isOn ? 'light-scrim is-on' : 'light-scrim'} {...SCREEN} mask="url(#light-holes)" />
        {targets.map((box, i) => (
          <g key={i}>
            <Rect box={box} class="light-halo" />
            <Rect box={box} class="light-ring" />
          </g>
        ))}
        {also.map(({ box }, i) => (
          <Rect key={i} box={box} class="light-also" />
        ))}
        {pointer && (
          <>
            <g mask="url(#light-behind)">
              <path class="pointer-under" d={`M${pointer[0]}L${pointer[1]}`} />
              <path class="pointer" d={`M${pointer[0]}L${pointer[1]}`} />
            </g>
            <circle class="pointer-end" cx={pointer[1][0]} cy={pointer[1][1]} r="5.5" />
          </>
        )}
        {ticks.map(({ id, box }) => (
          <g key={id} class="light-done">
            <Rect box={box} class="light-done-ring" />
            <g transform={`translate(${middleX(box)} ${middleY(box)})`}>
              <circle r="18" />
              <path d="M-8 1l5 5L8-6" />
            </g>
          </g>
        ))}
      </svg>
      {also.map(
        ({ box, ghost }, i) =>
          ghost !== undefined && <GhostPiece key={`${ghost}-${i}`} of={ghost} box={box} />,
      )}
      {also.map(({ box, tag }) => {
        const text = tag === undefined ? '' : (tags[tag] ?? '');
        return text === '' ? null : <Tag key={tag} box={box} text={text} />;
      })}
      {choices.map(({ box, letters }) => (
        <Tag key={letters} box={box} text={letters} isLetter />
      ))}
    </div>
  );
}

interface TagProps {
  readonly box: Box;
  readonly text: string;
  /** One of the options that the sign explains. */
  readonly isLetter?: boolean;
}

/** Above the place, so that it covers nothing of it; inside where there is no room above. */
function Tag({ box, text, isLetter = false }: TagProps): JSX.Element {
  const left = isLetter ? box.left + 2 : clamp(middleX(box), 70, innerWidth - 70);
  const top = Math.max(box.top, 74);
  return (
    <span
      class={isLetter ? 'light-tag is-letter' : 'light-tag'}
      style={{ left: `${left}px`, top: `${top}px` }}
    >
      {text}
    </span>
  );
}

interface Tick {
  readonly id: number;
  readonly box: Box;
}

/** The ring of a step that was done closes to a tick where it was. */
function useTicks(targets: readonly Box[], doneKey: string): readonly Tick[] {
  const [ticks, setTicks] = useState<readonly Tick[]>([]);
  const last = useRef<Box>(undefined);
  const isFirst = useRef(true);
  useEffect(() => {
    if (targets[0] !== undefined) last.current = targets[0];
  }, [targets]);
  useEffect(() => {
    const box = last.current;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst || box === undefined) return;
    last.current = undefined;
    const id = performance.now();
    setTicks((shown) => [...shown, { id, box }]);
    setTimeout(() => setTicks((shown) => shown.filter((each) => each.id !== id)), TICK_MS);
  }, [doneKey]);
  return ticks;
}
