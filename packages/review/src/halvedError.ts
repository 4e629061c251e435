/** What a decision lost, without the bias of the maximum of noisy means. */
import { meanWithError } from '@pithead/bots';

/**
 * Chances by option and world; the first option was played. The best option in the even worlds is measured against the
 * played one in the odd worlds, and the other way round. The mean is never more than the lead of the best option in all
 * worlds.
 */
export function halvedError(chances: readonly (readonly number[])[]): ReturnType<typeof meanWithError> {
  const [played] = chances as readonly [readonly number[]];
  const bestIn = [0, 1].map((half) => {
    const sumIn = (option: readonly number[]): number =>
      option.reduce((sum, chance, world) => (world % 2 === half ? sum + chance : sum), 0);
    return chances.reduce((best, option) => (sumIn(option) > sumIn(best) ? option : best));
  });
  return meanWithError(played.map((chance, world) => (bestIn[(world + 1) % 2]?.[world] as number) - chance));
}
