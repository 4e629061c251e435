/** Quiet hours: a dial and two time fields with the same values. Readers only meet the fields. */
import type { QuietHours } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { CommunityPanel } from '../community/CommunityPage.tsx';
import { Switch } from './ChannelParts.tsx';
import type { NotificationContext } from './notificationContext.ts';
import { angleOf, fromTimeText, minuteAt, quietLength, toTimeText } from './quietTimes.ts';

const FIRST_CHOICE: QuietHours = { from: 22 * 60 + 30, until: 7 * 60 };
const RADIUS = 76;
const HOURS = [12, 18, 0, 6];

const pointAt = (minute: number, radius: number): readonly [x: number, y: number] => [
  100 + radius * Math.sin(angleOf(minute)),
  100 - radius * Math.cos(angleOf(minute)),
];

interface DialProps {
  readonly hours: QuietHours;
  readonly label: string;
  readonly word: string;
  /** While a hand is dragged, and when it is let go. */
  move(hours: QuietHours): void;
  done(hours: QuietHours): void;
}

function Dial({ hours, label, word, move, done }: DialProps): JSX.Element {
  const dial = useRef<SVGSVGElement>(null);
  const dragged = useRef<keyof QuietHours>(undefined);
  const { from, until } = hours;
  const [start, end] = [pointAt(from, RADIUS), pointAt(until, RADIUS)];
  const isLong = quietLength(from, until) > 12 * 60;
  const changed = (event: PointerEvent): QuietHours => {
    const box = dial.current?.getBoundingClientRect();
    if (box === undefined || dragged.current === undefined) return hours;
    const minute = minuteAt(
      event.clientX - box.left - box.width / 2,
      event.clientY - box.top - box.height / 2,
    );
    const next = { ...hours, [dragged.current]: minute };
    return next.from === next.until ? hours : next;
  };
  const hand = (end_: keyof QuietHours, [x, y]: readonly [number, number]): JSX.Element => (
    <circle
      class="dial-hand"
      cx={x}
      cy={y}
      r="11"
      onPointerDown={(event) => {
        dragged.current = end_;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
    />
  );
  return (
    <svg
      ref={dial}
      class="dial"
      viewBox="0 0 200 200"
      aria-hidden="true"
      onPointerMove={(event) => dragged.current !== undefined && move(changed(event))}
      onPointerUp={(event) => {
        if (dragged.current !== undefined) done(changed(event));
        dragged.current = undefined;
      }}
    >
      <circle class="dial-rim" cx="100" cy="100" r="94" />
      <circle class="dial-face" cx="100" cy="100" r="88" />
      {HOURS.map((hour) => {
        const [x, y] = pointAt(hour * 60, 52);
        return (
          <text key={hour} class="dial-hour" x={x} y={y + 5}>
            {hour}
          </text>
        );
      })}
      <path class="dial-arc" d={`M${start}A${RADIUS} ${RADIUS} 0 ${isLong ? 1 : 0} 1 ${end}`} />
      {hand('from', start)}
      {hand('until', end)}
      <text class="dial-length" x="100" y="100">
        {label}
      </text>
      <text class="dial-word" x="100" y="118">
        {word}
      </text>
    </svg>
  );
}

export function QuietPanel({ context }: { readonly context: NotificationContext }): JSX.Element {
  const { pageTexts, overview, save } = context;
  const { quietHours, timeZone } = overview.settings;
  const [dragged, setDragged] = useState<QuietHours>();
  const hours = dragged ?? quietHours;
  /** The time zone is that of the browser in which the hours were chosen. */
  const store = (next: QuietHours | null): void => {
    setDragged(undefined);
    save({ quietHours: next, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  };
  const field = (end: keyof QuietHours, label: string): JSX.Element => (
    <label>
      <span>{label}</span>
      <input
        class="field"
        type="time"
        required
        value={toTimeText(hours?.[end] ?? 0)}
        onChange={({ currentTarget }) => {
          const minute = fromTimeText(currentTarget.value);
          if (hours === null || minute === undefined) return;
          const next = { ...hours, [end]: minute };
          if (next.from !== next.until) store(next);
        }}
      />
    </label>
  );
  const length = hours === null ? 0 : quietLength(hours.from, hours.until);
  return (
    <CommunityPanel
      id="quiet"
      title={pageTexts.quiet}
      class="is-quiet"
      aside={
        <Switch
          label={pageTexts.quietOn}
          isOn={quietHours !== null}
          change={(isOn) => store(isOn ? FIRST_CHOICE : null)}
        />
      }
    >
      {hours === null ? (
        <p>{pageTexts.quietOff}</p>
      ) : (
        <>
          <Dial
            hours={hours}
            label={`${Math.floor(length / 60)} h ${String(length % 60).padStart(2, '0')}`}
            word={pageTexts.quietWord}
            move={setDragged}
            done={store}
          />
          <p class="unseen" role="status">
            {pageTexts.quietLength({ hours: Math.floor(length / 60), minutes: length % 60 })}
          </p>
          <div class="quiet-times">
            {field('from', pageTexts.from)}
            {field('until', pageTexts.until)}
          </div>
          <p class="community-note">
            {pageTexts.quietNote({ time: toTimeText(hours.until) })} {pageTexts.zone({ zone: timeZone })}
          </p>
        </>
      )}
    </CommunityPanel>
  );
}
