/**
 * Where the territories lie, in a frame of 1000 by 600, as data/components.json has it; the rest of the land
 * is ours. SB-1.1
 */
import type { Territory } from '../../rules/index.ts';

export interface Outline {
  /** Where name, cubes and figures hang. */
  readonly x: number;
  readonly y: number;
  readonly land: 'tundra' | 'taiga' | 'hills';
  readonly outline: string;
}

export const OUTLINES: Readonly<Record<Territory, Outline>> = {
  yamal: { x: 110, y: 150, land: 'tundra', outline: '57,108 190,79 172,188 58,227' },
  ob: {
    x: 115,
    y: 300,
    land: 'taiga',
    outline: '58,227 172,188 203,208 230,230 200,288 193,342 97,397 49,315',
  },
  altai: { x: 180, y: 450, land: 'hills', outline: '97,397 193,342 233,363 272,387 270,497 145,508' },
  taymyr: {
    x: 290,
    y: 115,
    land: 'tundra',
    outline: '190,79 283,47 380,60 348,168 288,195 230,230 203,208 172,188',
  },
  yenisei: {
    x: 285,
    y: 275,
    land: 'taiga',
    outline:
      '230,230 288,195 348,168 378,195 407,222 375,275 367,328 318,355 272,387 233,363 193,342 200,288',
  },
  sayan: {
    x: 350,
    y: 435,
    land: 'hills',
    outline: '272,387 318,355 367,328 408,355 447,382 438,490 353,503 270,497',
  },
  olenyok: {
    x: 470,
    y: 115,
    land: 'tundra',
    outline: '380,60 473,47 562,68 527,173 468,195 407,222 378,195 348,168',
  },
  vilyuy: {
    x: 465,
    y: 275,
    land: 'taiga',
    outline:
      '407,222 468,195 527,173 555,203 585,232 555,283 545,333 495,355 447,382 408,355 367,328 375,275',
  },
  baikal: {
    x: 525,
    y: 435,
    land: 'hills',
    outline: '447,382 495,355 545,333 585,363 620,387 608,490 525,503 438,490',
  },
  yana: {
    x: 645,
    y: 130,
    land: 'hills',
    outline: '562,68 652,62 741,85 705,190 645,210 585,232 555,203 527,173',
  },
  aldan: {
    x: 645,
    y: 290,
    land: 'taiga',
    outline:
      '555,283 585,232 645,210 705,190 735,220 765,252 735,303 720,347 668,363 620,387 585,363 545,333',
  },
  amur: { x: 690, y: 435, land: 'hills', outline: '620,387 668,363 720,347 794,416 714,499 608,490' },
  kolyma: { x: 825, y: 150, land: 'tundra', outline: '741,85 876,105 880,233 765,252 735,220 705,190' },
  okhotsk: { x: 825, y: 315, land: 'hills', outline: '735,303 765,252 880,233 887,343 794,416 720,347' },
};

export const VLADIVOSTOK_AT = { x: 890, y: 490 };

/** The coast around, beginning in the west, and islands. */
export const COAST =
  '-420,170 -200,140 -80,165 -20,130 25,150 60,110 130,150 300,150 600,160 820,130 876,104 915,88 965,60 1015,78 1075,70 1150,110 1120,160 1050,175 1010,215 1000,262 1012,318 990,352 965,330 958,282 935,246 905,238 880,236 860,290 884,346 846,388 806,418 838,440 896,446 938,468 930,506 900,524 872,520 852,560 842,620 860,760 840,900 -420,900';
export const ISLANDS: readonly string[] = [
  '947,366 960,362 972,394 978,429 967,424 956,399',
  '236,18 262,6 288,14 276,28 250,30',
  '610,22 640,12 668,20 660,34 628,36',
  '690,30 715,26 722,40 700,44',
  '6,60 18,20 40,-20 52,-16 36,30 22,66',
  '846,40 868,34 878,46 858,52',
];
