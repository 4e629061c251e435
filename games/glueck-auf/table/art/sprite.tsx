/** Drawings that are used more than once, as SVG symbols; the class of the user sets their colours. */
export function Sprite() {
  return (
    <svg class="ga-sprite" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="ga-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#F0D08A" />
          <stop offset=".35" stop-color="#B9852F" />
          <stop offset=".6" stop-color="#E7BE6B" />
          <stop offset="1" stop-color="#7E5517" />
        </linearGradient>
        <radialGradient id="ga-face" cx="50%" cy="42%" r="62%">
          <stop offset="0" class="ga-face-1" />
          <stop offset="1" class="ga-face-2" />
        </radialGradient>
        <radialGradient id="ga-glow">
          <stop offset="0" stop-color="#FFE59A" stop-opacity=".95" />
          <stop offset="1" stop-color="#FFE59A" stop-opacity="0" />
        </radialGradient>
      </defs>
      <Coals />
      <Things />
      <Transports />
      <Seats />
    </svg>
  );
}

const Coals = () => (
  <>
    <symbol id="ga-coal-0" viewBox="0 0 24 24">
      <path d="M12 5.6 18.4 12 12 18.4 5.6 12Z" />
    </symbol>
    <symbol id="ga-coal-1" viewBox="0 0 24 24">
      <path d="M5.9 7.6h12.2L12 18Z" />
    </symbol>
    <symbol id="ga-coal-2" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="5.6" />
    </symbol>
    <symbol id="ga-coal-3" viewBox="0 0 24 24">
      <path d="M6.6 6.6h10.8v10.8H6.6Z" />
    </symbol>
    <symbol id="ga-cube" viewBox="0 0 24 24">
      <rect x="1" y="1" width="22" height="22" rx="2" class="ga-c" />
      <path d="M1.8 1.8h20.4l-3.4 3.4H5.2Z" class="ga-c-hi" />
      <path d="M1.8 1.8v20.4l3.4-3.4V5.2Z" class="ga-c-hi" opacity=".5" />
      <path d="M1.8 22.2h20.4l-3.4-3.4H5.2Z" class="ga-c-lo" />
      <path d="M22.2 1.8v20.4l-3.4-3.4V5.2Z" class="ga-c-lo" opacity=".6" />
      <rect x="1" y="1" width="22" height="22" rx="2" class="ga-c-edge" />
    </symbol>
    <symbol id="ga-cart" viewBox="0 0 40 24">
      <path d="M4 3.6h32L32.2 17H7.8Z" class="ga-c ga-c-rim" />
      <path d="M4 3.6h32l-.8 3H4.8Z" class="ga-c-hi" opacity=".7" />
      <path d="M10.8 7 12.6 16.6M29.2 7 27.4 16.6" class="ga-c-rib" />
      <rect
        x="1.8"
        y=".7"
        width="36.4"
        height="3.7"
        rx="1.5"
        fill="#33383C"
        stroke="#858D93"
        stroke-width=".6"
      />
      <path d="M9 17h22v2.2H9Z" fill="#33383C" />
      <circle cx="12.6" cy="19.8" r="3.6" fill="#2C3033" stroke="#8D959B" stroke-width=".8" />
      <circle cx="27.4" cy="19.8" r="3.6" fill="#2C3033" stroke="#8D959B" stroke-width=".8" />
      <circle cx="12.6" cy="19.8" r="1.1" fill="#BFC4C8" />
      <circle cx="27.4" cy="19.8" r="1.1" fill="#BFC4C8" />
    </symbol>
  </>
);

const Things = () => (
  <>
    <symbol id="ga-helmet" viewBox="0 0 20 14">
      <path
        d="M3.2 9.8C3.2 4.6 6 1.5 10 1.5s6.8 3.1 6.8 8.3h1.8q.6 0 .6.7v1q0 .8-.8.8H1.6q-.8 0-.8-.8v-1q0-.7.6-.7Z"
        fill="currentColor"
      />
      <circle cx="10" cy="6.4" r="2.1" class="ga-helmet-lamp" />
    </symbol>
    <symbol id="ga-coin" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="10.7" fill="url(#ga-brass)" stroke="#7A5212" stroke-width="1.2" />
      <circle cx="12" cy="12" r="8" fill="#E6BD69" stroke="#8C6118" stroke-width=".8" />
      <path
        d="M8 15.8V8.6l4 4.8 4-4.8v7.2"
        fill="none"
        stroke="#4A3107"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
    </symbol>
    <symbol id="ga-lantern" viewBox="0 0 20 28">
      <circle cx="10" cy="16" r="10" fill="url(#ga-glow)" />
      <path d="M10 0v6M6.6 10Q10 4.4 13.4 10" fill="none" stroke="#6F4A15" stroke-width="1.3" />
      <path d="M6 9.6h8l.6 2.2H5.4ZM5.4 20h9.2l.5 2.4H4.9Z" fill="#8A5E1C" />
      <rect x="6.2" y="11.8" width="7.6" height="8.2" fill="#FFF3BF" stroke="#8A5E1C" />
      <path d="M10 13q2.4 3 0 6-2.4-3 0-6Z" fill="#E2622A" />
    </symbol>
    <symbol id="ga-lamp" viewBox="0 0 20 28">
      <path
        d="M10 0v8M6.8 11Q10 6 13.2 11M6 10.8h8v2H6ZM6.8 12.8h6.4v7H6.8ZM6 19.8h8v2H6Z"
        fill="none"
        stroke="#837669"
        stroke-width="1.1"
      />
    </symbol>
    <symbol id="ga-wheel" viewBox="0 0 40 40">
      <circle cx="20" cy="20" r="17" fill="none" stroke="currentColor" stroke-width="4" />
      <path d="M20 3v34M3 20h34M8 8l24 24M32 8 8 32" stroke="currentColor" stroke-width="1.8" />
      <circle cx="20" cy="20" r="3.8" fill="currentColor" />
    </symbol>
    <symbol id="ga-padlock" viewBox="0 0 24 24">
      <path d="M7 11V8a5 5 0 0 1 10 0v3" fill="none" stroke="currentColor" stroke-width="2.2" />
      <rect x="5" y="11" width="14" height="9.6" rx="1.6" fill="currentColor" />
      <path d="M12 14v3.4" class="ga-hole" />
    </symbol>
  </>
);

/**
 * Handcart, horse cart, truck, railway as silhouettes with a load of coal; openings have the colour of what
 * is behind.
 */
const Transports = () => (
  <>
    <symbol id="ga-transport-0" viewBox="0 0 48 30">
      <path
        d="M10.5 8.4q2.6-4.4 6.4-3 2.6-3.6 6-1 4.6-1.8 5.6 1.8 3.6-.6 4.2 2.2Z"
        fill="currentColor"
        opacity=".5"
      />
      <path d="M7.6 8h28.6l-5 10.6H14.6Z" fill="currentColor" />
      <path
        d="m14.4 18.4-3.6 5M28.4 17.8 46 10.4M29.2 18.4l2.6 8.2"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <circle cx="11" cy="23.4" r="4.9" fill="none" stroke="currentColor" stroke-width="2.2" />
      <path d="M11 19v8.8M6.6 23.4h8.8" stroke="currentColor" stroke-width="1.1" />
      <circle cx="11" cy="23.4" r="1.5" fill="currentColor" />
    </symbol>
    <symbol id="ga-transport-1" viewBox="0 0 48 30">
      <path d="M26 9.4q3-4.2 6.2-2.2 3.2-3.4 6.2-.4 4.2-1 5.2 2.6Z" fill="currentColor" opacity=".5" />
      <path d="M23.6 9h23l-2 8.8H25.4Z" fill="currentColor" />
      <path d="M25.6 15.6H17" stroke="currentColor" stroke-width="1.6" />
      <circle cx="29.4" cy="22.4" r="5.2" fill="none" stroke="currentColor" stroke-width="1.9" />
      <circle cx="41" cy="22.4" r="5.2" fill="none" stroke="currentColor" stroke-width="1.9" />
      <path d="M29.4 17.4v10M24.4 22.4h10M41 17.4v10M36 22.4h10" stroke="currentColor" stroke-width="1" />
      <path
        d={
          'M6.2 4.2 7.6 2l.7 2.3c1.5.8 2.4 2.6 3 4.6 2.4 1 5 .5 7.6.9 1.8.3 2.6 1.5 2.7 3.3.1 1.7.8' +
          ' 2.6 1.4 4l-1.5.5c-.7-1-1.2-1.9-1.5-3-.1 1.4-.3 2.4.3 3.8l.2 8.2h-1.8l-1-6.6-1.4-2.2' +
          'c-2.2.4-4 .2-5.8-.2l.3 3-1.2 6H7.9l.5-6.4-1.7-4.4c-.5-1.6-.5-2.8-.4-4.4L4.7 10 2 11.6.9 10Z'
        }
        fill="currentColor"
      />
    </symbol>
    <symbol id="ga-transport-2" viewBox="0 0 48 30">
      <path d="M4 8.6q3-4.4 6.8-2.2 3.2-3.4 6.6-.8 4.4-1.6 6.4 3Z" fill="currentColor" opacity=".5" />
      <path d="M1.8 8.2h24.4V21H1.8Z" fill="currentColor" />
      <path d="M28 4.8h7.6q1.2 0 1.6 1.2l1.6 5.6 5.8.8q2 .3 2 2.2V21H28Z" fill="currentColor" />
      <path d="M30.4 7h4.2l1.4 5h-5.6Z" class="ga-hole-fill" />
      <path d="M7.6 11v7M13.8 11v7M20 11v7" class="ga-hole" />
      <circle cx="9.4" cy="23" r="4.7" fill="currentColor" />
      <circle cx="37.6" cy="23" r="4.7" fill="currentColor" />
      <circle cx="9.4" cy="23" r="1.8" class="ga-hole-fill" />
      <circle cx="37.6" cy="23" r="1.8" class="ga-hole-fill" />
    </symbol>
    <symbol id="ga-transport-3" viewBox="0 0 48 30">
      <path d="M31 2.6q-2.4-2 .6-2.2 1-1.2 3 0 3-.6 2 1.6" fill="currentColor" opacity=".4" />
      <path d="M2.8 3.4h15.6v2.8h-1.6V21H4.6V6.2H2.8Z" fill="currentColor" />
      <path d="M7 8h7.4v5.6H7Z" class="ga-hole-fill" />
      <path d="M16.8 9.4h22q3.4.6 3.4 4V21H16.8Z" fill="currentColor" />
      <path d="M33.4 2.6h6.4l-1.4 7.2h-3.6ZM23.4 6.6q2.6-2.4 5.2 0v3.6h-5.2Z" fill="currentColor" />
      <path d="m42 17.4 5 5.8h-7Z" fill="currentColor" />
      <circle cx="10" cy="23.2" r="4.7" fill="currentColor" />
      <circle cx="21.6" cy="23.2" r="4.7" fill="currentColor" />
      <circle cx="33.6" cy="24" r="3.8" fill="currentColor" />
      <path d="M10 23.2h23.6" class="ga-hole" />
    </symbol>
  </>
);

const Seats = () => (
  <>
    <symbol id="ga-seat-0" viewBox="0 0 24 24">
      <path d="M12 2.6 22.2 20.8H1.8Z" />
    </symbol>
    <symbol id="ga-seat-1" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="9.6" />
    </symbol>
    <symbol id="ga-seat-2" viewBox="0 0 24 24">
      <rect x="3.2" y="3.2" width="17.6" height="17.6" />
    </symbol>
    <symbol id="ga-seat-3" viewBox="0 0 24 24">
      <path d="M12 1.4 22.6 12 12 22.6 1.4 12Z" />
    </symbol>
    <symbol id="ga-worker" viewBox="0 0 24 30">
      <path d="M2 29.4v-5.2q0-8.4 10-8.4t10 8.4v5.2Z" class="ga-seat-fill" />
      <circle cx="12" cy="11.6" r="4.6" fill="#EFD3AE" class="ga-seat-line" />
      <path d="M10 13.6q2 1.4 4 0" stroke="#8A6A48" fill="none" stroke-width=".9" />
      <path d="M5.7 9.8Q5.7 2 12 2t6.3 7.8h1.6q.4 0 .4.5v1H3.7v-1q0-.5.4-.5Z" class="ga-seat-fill" />
      <circle cx="12" cy="6.7" r="2" fill="#FFF4C8" class="ga-seat-line" />
    </symbol>
  </>
);
