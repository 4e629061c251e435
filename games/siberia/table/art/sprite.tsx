/** Drawings that are used more than once, as SVG symbols; the class of the user sets their colours. */
const SHOULDERS = 'M3.5 23.5c0-5.4 3.7-8 8.5-8s8.5 2.6 8.5 8z';

const Person = ({
  id,
  face,
  shirt,
  hat,
  extra,
}: {
  id: string;
  face: number;
  shirt: string;
  hat: string;
  extra?: string;
}) => (
  <symbol id={`sb-person-${id}`} viewBox="0 0 24 24">
    <path class="sb-coat" d={SHOULDERS} />
    <path class="sb-shirt" d={shirt} />
    <circle class="sb-face" cx="12" cy={face} r="4.7" />
    <path class="sb-coat" d={hat} />
    {extra !== undefined && <path class="sb-shirt" d={extra} />}
  </symbol>
);

const Glyph = ({ id, body, lines }: { id: number; body: string; lines: string }) => (
  <symbol id={`sb-resource-${id}`} viewBox="0 0 24 24">
    <path class="sb-glyph" d={body} />
    <path class="sb-glyph-line" d={lines} />
  </symbol>
);

export const Sprite = () => (
  <svg class="sb-sprite" width="0" height="0" aria-hidden="true">
    <defs>
      <Glyph
        id={0}
        body={
          'M12.6 1.8c.7 4.2 5.9 6.4 5.9 12.3a6.5 6.5 0 0 1-13 .2' +
          'c0-3.2 2-4.4 2.6-7.4 1.4.8 2.3 1.7 2.7 3 1.3-2.3 2-5 1.8-8.1z'
        }
        lines="M12.2 13.2c.3 1.7 2.3 2.4 2.3 4.5a2.5 2.5 0 0 1-5 0c0-1.8 2-2.5 2.7-4.5z"
      />
      <Glyph
        id={1}
        body="M4.5 9.5 9.8 3.8l6.7 1 4.3 6.2-2 7.2-7.6 2.5-6.2-3.2-2-4.5z"
        lines="m9.8 3.8 2 6.4 8.9.8M11.8 10.2l-7.3-.7m7.3.7-.6 10.5"
      />
      <Glyph
        id={2}
        body="M12 2c3.6 5.2 6.7 8.3 6.7 12.6a6.7 6.7 0 0 1-13.4 0C5.3 10.3 8.4 7.2 12 2z"
        lines="M8.3 14.8a3.8 3.8 0 0 0 3.4 3.8"
      />
      <Glyph
        id={3}
        body="M6.8 6.5h10.4L21.5 18h-19z"
        lines="m6.8 6.5 1.8 4h6.8l1.8-4M8.6 10.5 5.4 18m10-7.5 3.2 7.5"
      />
      <Glyph
        id={4}
        body="M7 3.8h10l4.5 6L12 21 2.5 9.8z"
        lines="M2.5 9.8h19M7 3.8l2 6 3 11.2 3-11.2 2-6M9 9.8l3-6 3 6"
      />
      <Person
        id="manager"
        face={9.3}
        shirt="m9.6 15.8 2.4 6 2.4-6z"
        hat={
          'M6.6 8.8C6.4 4.8 8.8 2.6 12.2 2.6c3.5 0 5.6 2.3 5.2 6.1-.7-2-1.6-3-2.6-3.3-2.5 1.3-5' +
          ' .9-6.3.6-.9.5-1.5 1.4-1.9 2.8zM8 9.4h3.2v1H8zm4.8 0H16v1h-3.2zM11.2 16.8h1.6' +
          'l.9 5.4-1.7 1.3-1.7-1.3z'
        }
      />
      <Person
        id="logistics"
        face={10.3}
        shirt="M6.5 19.7h3.3v1.5H6.5zm7.7 0h3.3v1.5h-3.3z"
        hat={
          'M5.4 5.8C6.3 3 9 1.9 12 1.9s5.7 1.1 6.6 3.9l-1.2 2.5H6.6zM6.2 8.7h11.6l1.9 2.1' +
          'c-2.4-.9-5-1.1-7.7-1.1s-5.3.2-7.7 1.1z'
        }
        extra="M12 4.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z"
      />
      <Person
        id="salesman"
        face={10.6}
        shirt="m12 16.6-3-1 .6 4zm0 0 3-1-.6 4z"
        hat={
          'M7.2 7.5 8.3 2.7c1.7-.9 2.6.5 3.7.5s2-1.4 3.7-.5l1.1 4.8zM3 8.6' +
          'c2.4-1.5 15.6-1.5 18 0-1.8 1.3-16.2 1.3-18 0z'
        }
      />
      <Person
        id="worker"
        face={10.5}
        shirt="M7.8 16.2h1.4v7H7.8zm7 0h1.4v7h-1.4z"
        hat="M5.2 8.6a6.8 6.6 0 0 1 13.6 0h1.7v1.8h-17V8.6z"
        extra="M12 3.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z"
      />
      <Person
        id="investor"
        face={11.2}
        shirt="m12 17.3-3.4-1.5v3zm0 0 3.4-1.5v3z"
        hat="M7.6.8h8.8l-.6 7.6H8.2zM4.6 7.8h14.8v1.9H4.6z"
        extra="M8 5.6h8v1.2H8z"
      />
      <symbol id="sb-cube" viewBox="0 0 28 28">
        <path class="sb-c-hi" d="M.5 4.5 4.5.5h23l-4 4z" />
        <path class="sb-c-lo" d="M23.5 4.5l4-4v23l-4 4z" />
        <rect class="sb-c" x=".5" y="4.5" width="23" height="23" rx="1.5" />
        <path class="sb-c-edge" d="M4.5.5h23v23l-4 4H2a1.5 1.5 0 0 1-1.5-1.5V4.5z" />
      </symbol>
      <symbol id="sb-pawn" viewBox="0 0 22 30">
        <path
          class="sb-pawn-body"
          d={
            'M11 1.5c-3.9 0-6.4 2.5-6.6 5.7H3.2v2.6h2c.5 1.7 1.6 3 3 3.8-4 1.3-6 5.3-6.7 12.7-.1' +
            ' 1.3.6 2.2 1.9 2.2h15.2c1.3 0 2-.9 1.9-2.2-.7-7.4-2.7-11.4-6.7-12.7 1.4-.8 2.5-2.1 3-3.8' +
            'h2V7.2h-1.2C17.4 4 14.9 1.5 11 1.5z'
          }
        />
        <path class="sb-pawn-brim" d="M4.6 9.2h12.8" />
        <circle class="sb-pawn-lamp" cx="11" cy="5.6" r="1.5" />
      </symbol>
      <symbol id="sb-clock" viewBox="0 0 48 48">
        <circle class="sb-clock-rim" cx="24" cy="24" r="21.5" />
        <path
          class="sb-clock-ticks"
          d="M24 7.5v4M24 36.5v4M7.5 24h4M36.5 24h4M12.3 12.3l2 2M33.7 33.7l2 2M35.7 12.3l-2 2M14.3 33.7l-2 2"
        />
        <path class="sb-clock-hands" d="M24 24V11.5M24 24l-6.5-8" />
        <circle class="sb-clock-pin" cx="24" cy="24" r="2.6" />
      </symbol>
      <symbol id="sb-empty" viewBox="0 0 48 48">
        <path class="sb-clock-hands" d="M8 18V8h10m12 0h10v10m0 12v10H30m-12 0H8V30" />
      </symbol>
      <symbol id="sb-hexagon" viewBox="0 0 60 54">
        <path class="sb-hex" d="M16 2h28l14 25-14 25H16L2 27z" />
        <path class="sb-hex-line" d="M18 6.3h24L53.5 27 42 47.7H18L6.5 27z" />
      </symbol>
      <symbol id="sb-bag" viewBox="0 0 48 52">
        <path
          class="sb-bag"
          d="M15 12C7 18 3 27 3 36c0 10 8 14 21 14s21-4 21-14c0-9-4-18-12-24zM12 3l5 8h14l5-8-6 3-6-4-6 4z"
        />
        <path class="sb-bag-cord" d="M13 12h22" />
        <path class="sb-bag-fold" d="M9 27c-2 5-2 12 2 16M17 16c-4 6-5 11-5 15" />
      </symbol>
    </defs>
  </svg>
);
