/** The pictures of the list of chapters: the colliery above, and the shaft with one level per chapter. */
import type { JSX } from 'preact';
import './chapterPictures.css';
import type { ChapterState } from './chapterStates.ts';

const LEVEL_PX = 106;
/** The colours of coal, by depth. */
const COAL = ['#e8b62c', '#8a5a34', '#8f979d', '#3b3430', '#e8b62c'];

export function Colliery(): JSX.Element {
  return (
    <svg class="chapters-colliery" viewBox="0 0 330 148" aria-hidden="true">
      <path class="ch-hill" d="M0 148V96q60-34 130-8t110 4 90 56z" />
      <path class="ch-hill-2" d="M0 148v-22q80-24 170-6t160 28z" />
      <path class="ch-house" d="M30 148V98h92v50zM142 148V58h16v90z" />
      <path class="ch-house-roof" d="M22 100 76 74l54 26z" />
      <path class="ch-window" d="M44 112h14v18H44zm24 0h14v18H68zm24 0h14v18H92z" />
      <path
        class="ch-steel"
        d="M232 148 256 34h24l24 114M240 112h56M247 76h42M240 112l46-36M296 112l-46-36M280 44l42 104"
      />
      <circle class="ch-wheel" cx="268" cy="28" r="18" />
      <path class="ch-wheel" d="M268 10v36M250 28h36M255.500 15.500l25 25M280.500 15.500l-25 25" />
      <path class="ch-cable" d="M268 46v102" />
    </svg>
  );
}

function Lamp({ isLit }: { readonly isLit: boolean }): JSX.Element {
  return (
    <g class={isLit ? 'ch-lamp is-lit' : 'ch-lamp'} transform="translate(97 28)">
      <path d="M6.500 0v5M2 5h9l1 3H1zM1.500 17h10v4h-10z" />
      <path class="ch-lamp-glass" d="M2.500 8h8v9h-8z" />
      <path
        class="ch-lamp-flame"
        d="M6.500 9.500c1.600 2 1.900 3 1.600 4a1.700 1.700 0 0 1-3.300 0c-.2-1 .1-2 1.700-4z"
      />
    </g>
  );
}

function Cart({ x, colour }: { readonly x: number; readonly colour: string }): JSX.Element {
  return (
    <g transform={`translate(${x} 62)`}>
      <rect x="3.5" y="-1" width="14" height="12" rx="1.5" fill={colour} stroke="#0007" />
      <path class="ch-cart" d="M0 9h21l-3.500 13h-14z" />
      <circle class="ch-cart-wheel" cx="6" cy="24" r="3" />
      <circle class="ch-cart-wheel" cx="15" cy="24" r="3" />
    </g>
  );
}

function Level({ level, state }: { readonly level: number; readonly state: ChapterState }): JSX.Element {
  const isLit = state.isDone || state.isNext;
  const colour = COAL[level % COAL.length] as string;
  return (
    <g transform={`translate(0 ${level * LEVEL_PX})`}>
      <path class="ch-rock" d="M0 30q40-9 86 2M0 74q30 8 74-2" />
      <rect class={isLit ? 'ch-lit' : 'ch-dark'} x="84" y="26" width="136" height="66" />
      {isLit && <circle class="ch-glow" cx="104" cy="46" r="20" />}
      <path class="ch-post" d="M78 20h146v6H78zM78 26h8v66h-8zM150 26h6v66h-6z" />
      <Lamp isLit={isLit} />
      <path class="ch-rail" d="M84 90h136" />
      {isLit && (
        <>
          <Cart x={164} colour={colour} />
          <Cart x={190} colour={colour} />
        </>
      )}
    </g>
  );
}

function Miner(): JSX.Element {
  return (
    <g transform="translate(254 26)">
      <path class="ch-miner" d="M14 0a10 10 0 0 1 10 9H4A10 10 0 0 1 14 0z" />
      <path class="ch-miner-edge" d="M2 9h24v3H2z" />
      <circle cx="14" cy="5" r="3" fill="#ffe3a0" />
      <path d="M7 12h14v5a7 7 0 0 1-14 0z" fill="#f0c9a0" />
      <path class="ch-miner" d="M2 44v-9c0-7 5-11 12-11s12 4 12 11v9z" />
      <path d="M14 29l5 9H9z" fill="#fff" />
    </g>
  );
}

/** The cage waits at the chapter to play next, or on the surface after the last one. */
export function Shaft({ states }: { readonly states: readonly ChapterState[] }): JSX.Element {
  const height = states.length * LEVEL_PX;
  const here = states.findIndex(({ isNext }) => isNext);
  const cage = Math.max(0, here) * LEVEL_PX;
  const rungs = Array.from({ length: Math.floor(height / 18) }, (_, i) => `M232 ${14 + 18 * i}h72`).join('');
  return (
    <svg class="chapters-shaft" viewBox={`0 0 330 ${height}`} aria-hidden="true">
      {states.map((state, level) => (
        <Level key={level} level={level} state={state} />
      ))}
      <rect class="ch-shaft" x="226" y="0" width="84" height={height} />
      <path class="ch-rung" d={rungs} />
      <path class="ch-post" d={`M220 0h7v${height}h-7zM309 0h7v${height}h-7z`} />
      <path class="ch-cable" d={`M268 0v${cage + 18}`} />
      <g transform={`translate(0 ${cage})`}>
        <path class="ch-roof" d="M236 30l32-14 32 14z" />
        <rect class="ch-cage" x="237" y="30" width="62" height="60" />
        <g transform="translate(0 16)">
          <Miner />
        </g>
      </g>
    </svg>
  );
}
