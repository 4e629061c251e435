/** What everybody may know of a seat. On a phone a chip that opens. */
import type { FullState, SeatInfo } from '@pithead/protocol';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { later } from '../later.tsx';
import { useTexts } from '../speech.ts';
import type { Texts } from '../text/index.ts';
import type { Loaded } from './useGame.ts';
import { has } from './useMatch.ts';

export const Clock = later(async () => (await import('./Clock.tsx')).Clock);

interface Props {
  readonly info: SeatInfo;
  readonly state: FullState;
  readonly game: Loaded;
  readonly isOwn: boolean;
}

const isLevel = (level: string | null, texts: Texts): level is keyof Texts['levels'] =>
  level !== null && Object.hasOwn(texts.levels, level);

function stateOf({ info: { seat, kind, level }, state }: Props, texts: Texts): string {
  if (has(state.resigned, seat)) return texts.resigned;
  if (has(state.standIns, seat)) return texts.standIn;
  if (kind === 'bot') return isLevel(level, texts) ? texts.levels[level] : texts.bot;
  return has(state.online, seat) ? texts.online : texts.away;
}

export function SeatCard(props: Props): JSX.Element {
  const texts = useTexts();
  const { info, state, game, isOwn } = props;
  const [isOpen, setOpen] = useState(false);
  const { seat } = info;
  const [big, ...figures] = game.table.figures(state.view, seat, game.text.language);
  const { SeatPicture } = game.table;
  const isAsked = has(state.asked, seat) && state.outcome === null;
  const isBot = info.kind === 'bot' || has(state.standIns | state.resigned, seat);
  const isAway = info.kind === 'person' && !has(state.online, seat);
  return (
    <li
      class={`seat-card seat-${(seat % 4) + 1}${isAsked ? ' is-asked' : ''}${isAway ? ' is-away' : ''}${isOpen ? ' is-open' : ''}`}
    >
      <button type="button" class="seat-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <SeatGlyph seat={seat} isOwn={isOwn} />
        <b class="seat-name">
          <bdi>{info.name}</bdi>
        </b>
        {isBot && <Icon name="bot" />}
        {big !== undefined && (
          <b class="seat-big">
            <span class="unseen">{big.label} </span>
            {big.value}
          </b>
        )}
      </button>
      <div class="seat-body">
        <p class="seat-state">
          <span class={`presence${isBot || has(state.online, seat) ? ' is-there' : ''}`} aria-hidden="true" />
          {stateOf(props, texts)}
          {isAsked && <em> · {texts.thinking} …</em>}
          {state.clocks !== null && <Clock clocks={state.clocks} seat={seat} />}
        </p>
        <div class="seat-public">
          <div class="seat-picture">
            <SeatPicture view={state.view} seat={seat} text={game.text} />
          </div>
          {figures.length > 0 && (
            <dl class="seat-figures">
              {figures.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </li>
  );
}
