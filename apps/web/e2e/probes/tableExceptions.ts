/** Known findings of tables.spec.ts, each with its reason. Limits are never loosened instead. */
import type { Page } from '@playwright/test';

interface Exception {
  readonly game: string;
  readonly postures: readonly string[];
  /** A part of the finding. */
  readonly finding: RegExp;
  readonly reason: string;
  /** Accepted only while such an element is visible. */
  readonly besides?: string;
}

const PHONES = ['phone', 'landscape'];

const EXCEPTIONS: readonly Exception[] = [
  {
    game: 'rockwell',
    postures: PHONES,
    finding: /^small target .* g\.rw-(pawn|tile)/,
    reason: 'The whole Earth fits the screen. Touches that miss are redirected to the nearest offered place.',
    besides: '.rw-earth',
  },
  {
    game: 'rockwell',
    postures: PHONES,
    finding: /^small target .* input\. /,
    reason: 'The slider is a second way: the buttons next to it have the full size.',
    besides: '.rw-stepper button',
  },
  {
    game: 'siberia',
    postures: PHONES,
    finding: /^small target .* button\.sb-field sb-planned/,
    reason:
      'Fields of an action lie closer than a finger is wide. Undo in the prompt bar takes a tile back, too.',
    besides: '.prompt-undo',
  },
  {
    game: 'rockwell',
    postures: ['landscape'],
    finding: /^covered button\.rw-slot/,
    reason:
      'The console stays over the boards while the page scrolls. Its chips stand for the covered positions.',
    besides: '.rw-chip',
  },
  {
    game: 'glueck-auf',
    postures: PHONES,
    finding: /^small target .* (button|div)\.ga-(loose|slot|bin|cart-place)/,
    reason:
      'Open: cubes, carts, slots and the store are 19 to 40 pixels large where mine and orders share a screen.',
  },
  {
    game: 'glueck-auf',
    postures: ['phone'],
    finding: /^covered .* button\.ga-handle|^covered button\.ga-(stop|slot|strip-piece)/,
    reason:
      'Open: after a reload the sheet with the mine is closed although the decision is in it; its handle opens it.',
    besides: '.ga-handle',
  },
  {
    game: 'glueck-auf',
    postures: ['landscape'],
    finding: /^2\.[67]\d screens: page$/,
    reason: 'A decision in the mine puts mine and orders above the common board.',
    besides: '.ga-needed',
  },
];

export async function withoutExceptions(
  page: Page,
  game: string,
  posture: string,
  findings: readonly string[],
): Promise<string[]> {
  const known = EXCEPTIONS.filter((each) => each.game === game && each.postures.includes(posture));
  const isShown = await page.evaluate(
    (selectors) =>
      selectors.map(
        (selector) =>
          selector === undefined ||
          [...document.querySelectorAll(selector)].some((each) => each.checkVisibility()),
      ),
    known.map(({ besides }) => besides),
  );
  const accepted = known.filter((_, i) => isShown[i] === true);
  return findings.filter((found) => !accepted.some(({ finding }) => finding.test(found)));
}
