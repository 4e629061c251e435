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
    reason:
      'The whole Earth fits the screen. Touches within 22 pixels reach the nearest offer: rockwellTouch.spec.ts.',
    besides: '.rw-earth',
  },
  {
    game: 'rockwell',
    postures: PHONES,
    finding: /^small target .* input\. /,
    reason: 'The slider is a second way: the buttons next to it have the full size.',
    besides: '.rw-stepper button',
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
