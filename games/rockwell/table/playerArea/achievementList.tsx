import { ACHIEVEMENT_STEPS, ACHIEVEMENTS, CARDS_NEEDED, TIERS } from '../../rules/index.ts';
import { useTableContext } from '../tableModel.ts';

export function AchievementList() {
  const { words } = useTableContext();
  return (
    <ul class="rw-achievements" aria-label={words.achievements}>
      {ACHIEVEMENTS.map((id, achievement) => (
        <Achievement key={id} achievement={achievement} />
      ))}
    </ul>
  );
}

export function Achievement({ achievement }: { readonly achievement: number }) {
  const { view, own, words, things, say } = useTableContext();
  const tier = TIERS[achievement] ?? 0;
  const top = view.achievementTops[achievement] ?? 0;
  const hasIt = (own.achievements & (1 << achievement)) !== 0;
  const values = (ACHIEVEMENT_STEPS[view.seats] ?? []).map((less) => tier - less);
  const state = hasIt
    ? words.reached
    : top === 0
      ? words.noneLeft
      : say(words.topTile, { prestige: things.prestige(top) });
  return (
    <li class={hasIt ? 'rw-got' : ''} data-at={`achievement-${achievement}`}>
      <span class="unseen">{`${things.achievement(achievement)}: ${state}`}</span>
      <span aria-hidden="true">
        <b>{words.achievementShort[achievement]}</b>
        {achievement === CARDS && !hasIt && <em>{Math.min(own.cards, CARDS_NEEDED)}</em>}
        {hasIt && <em>✓</em>}
      </span>
      <span class="rw-values" aria-hidden="true">
        {values.map((value) => (
          <i key={value} class={value > top || top === 0 ? 'rw-gone' : value === top ? 'rw-top' : ''}>
            {value}
          </i>
        ))}
      </span>
    </li>
  );
}

const CARDS = ACHIEVEMENTS.indexOf('sixExtractions');
