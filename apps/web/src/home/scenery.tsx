import type { JSX } from 'preact';

const TOWER =
  'M0 190 26 44h28l26 146M8 146h64M14 112h52M20 78h40M8 146l58-34M72 146 14 112M14 112l46-34' +
  'M66 112 20 78M2 186l70-40M78 186 8 146M54 52l66 92M60 66l50 84';

const WINDOWS =
  'M1200 190v-22q10-12 20 0v22zM1232 190v-22q10-12 20 0v22zM1264 190v-22q10-12 20 0v22zM1382 196h10' +
  'v12h-10zM1400 196h10v12h-10z';

const CRACKS =
  'M210 0l-8 60 10 70M608 0l6 44-8 60M1000 40l-8 70 12 60M1320 0l-6 90M80 400l14 80-10 90M700 380' +
  'l-10 90 14 60M1380 420l-12 90';

function Wheel(): JSX.Element {
  return (
    <g class="scene-wheel">
      <circle cx="40" cy="22" r="25" />
      <path d="M40-3v50M15 22h50M22 4l36 36M58 4 22 40" />
    </g>
  );
}

function Hills(): JSX.Element {
  return (
    <svg class="hills" viewBox="0 0 1440 224" preserveAspectRatio="none" aria-hidden="true">
      <path class="scene-hill-1" d="M0 150q130-60 280-26t300-14 260 10 260-34 340 8v130H0z" />
      <path class="scene-hill-2" d="M0 186q170-44 350-18t330-18 330 14 430-30v90H0z" />
    </svg>
  );
}

function Colliery(): JSX.Element {
  return (
    <svg class="colliery" viewBox="820 0 620 224" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <circle class="scene-sun" cx="936" cy="74" r="28" />
      <path class="scene-smoke" d="M1344 44q-10-16 4-28t-6-34" />
      <g class="scene-town">
        <path class="scene-wall" d="M846 224v-30h40v30zM900 224v-36h44v36zM958 224v-26h36v26z" />
        <path class="scene-roof" d="M840 196l26-18 26 18zM894 190l28-20 28 20zM952 200l24-16 24 16z" />
        <path
          class="scene-window"
          d="M856 204h8v10h-8zM870 204h8v10h-8zM912 200h8v10h-8zM926 200h8v10h-8zM970 206h8v9h-8z"
        />
      </g>
      <g transform="translate(1046 34)">
        <path class="scene-rope" d="M64 20 148 150M16 22v168" />
        <path class="scene-tower" d={TOWER} />
        <Wheel />
        <path class="scene-cabin" d="M22 44h36v9H22z" />
      </g>
      <path class="scene-wall" d="M1184 224v-86h118v86zM1330 224V54h22l4 170zM1368 224v-40h52v40z" />
      <path class="scene-roof" d="M1176 142l66-38 66 38zM1362 188l32-24 34 24zM1326 54h30v-8h-30z" />
      <path class="scene-band" d="M1330 74h23M1330 84h23" />
      <path class="scene-window" d={WINDOWS} />
    </svg>
  );
}

export function SkyScenery(): JSX.Element {
  return (
    <div class="scene" aria-hidden="true">
      <div class="stars" />
      <Hills />
      <Colliery />
    </div>
  );
}

export function StrataScenery(): JSX.Element {
  return (
    <svg class="strata" viewBox="0 0 1440 1000" preserveAspectRatio="none" aria-hidden="true">
      <path class="strata-1" d="M0 0h1440v1000H0z" />
      <path class="strata-2" d="M0 70q180 34 360 6t380 30 360-24 340 6v912H0z" />
      <path class="strata-3" d="M0 350q200-30 420 4t420-16 600 22v640H0z" />
      <path class="strata-4" d="M0 690q240 40 480 0t500 14 460-16v312H0z" />
      <path class="strata-cracks" d={CRACKS} />
    </svg>
  );
}
