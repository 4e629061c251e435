/** One card for each game: the rating on a line with the built-in bots. The cards select what the panels are about. */
import type { RatingCard } from '@pithead/protocol';
import type { JSX } from 'preact';
import { GameTitle } from '../components/GameTitle.tsx';
import { artOf } from '../games.ts';
import { Link } from '../router.tsx';
import type { ProfileContext } from './profileContext.ts';
import { levelName, formatRating } from './profileFormats.ts';
import { ratingScale, spreadLabels } from './ratingScale.ts';

/** In percent of a narrow card. */
const LETTER_WIDTH = 2.5;
const LABEL_GAP = 3;

interface Props {
  readonly context: ProfileContext;
  readonly cards: readonly RatingCard[];
  select(game: string): void;
}

function RatingLine({
  card,
  context,
}: {
  readonly card: RatingCard;
  readonly context: ProfileContext;
}): JSX.Element {
  const { texts, profileTexts } = context;
  const { rating, bots } = card;
  const levels = bots
    .filter(({ bot }) => Object.hasOwn(texts.levels, bot))
    .toSorted((a, b) => a.rating - b.rating);
  const own = rating === null ? [] : [rating.rating - rating.plusMinus, rating.rating + rating.plusMinus];
  const { at } = ratingScale([...levels.map((bot) => bot.rating), ...own]);
  const names = levels.map(({ bot }) => levelName(bot, texts, profileTexts));
  const labels = spreadLabels(
    levels.map((bot) => at(bot.rating)),
    names.map((name) => name.length * LETTER_WIDTH + LABEL_GAP),
  );
  return (
    <span class="rating-line" aria-hidden="true">
      {levels.map(({ bot, rating: level }, i) => (
        <span key={bot}>
          <span class="rating-tick" style={{ insetInlineStart: `${at(level)}%` }} />
          <span class="rating-tick-name" style={{ insetInlineStart: `${labels[i]}%` }}>
            {names[i]}
          </span>
        </span>
      ))}
      {rating !== null && (
        <>
          <span
            class={rating.isProvisional ? 'rating-range is-provisional' : 'rating-range'}
            style={{
              insetInlineStart: `${at(rating.rating - rating.plusMinus)}%`,
              width: `${at(rating.rating + rating.plusMinus) - at(rating.rating - rating.plusMinus)}%`,
            }}
          />
          <span
            class={rating.isProvisional ? 'rating-dot is-provisional' : 'rating-dot'}
            style={{ insetInlineStart: `${at(rating.rating)}%` }}
          />
        </>
      )}
    </span>
  );
}

/** What the line draws, in words. */
function botsInWords({ bots }: RatingCard, { language, texts, profileTexts }: ProfileContext): string {
  return bots
    .filter(({ bot }) => Object.hasOwn(texts.levels, bot))
    .map(({ bot, rating }) =>
      profileTexts.botAt({
        bot: levelName(bot, texts, profileTexts),
        rating: formatRating(language, rating),
      }),
    )
    .join(', ');
}

export function RatingCards({ context, cards, select }: Props): JSX.Element {
  const { profile, profileTexts, language } = context;
  return (
    <div class="rating-cards" role="group" aria-label={profileTexts.panels.ratings}>
      {cards.map((card) => {
        const { game, rating, ratedGames, gamesToFirst } = card;
        return (
          <div key={game} class="rating-card-place">
            <button
              type="button"
              class="rating-card"
              aria-pressed={game === profile.game}
              onClick={() => select(game)}
            >
              <img class="thumb" src={artOf(game)} alt="" />
              <span class="rating-card-words">
                <span class="rating-card-head">
                  <b>
                    <GameTitle id={game} />
                  </b>
                  <small>{profileTexts.ratedGames({ count: ratedGames })}</small>
                </span>
                {rating === null ? (
                  <span class="rating-none">{profileTexts.notRated({ count: gamesToFirst })}</span>
                ) : (
                  <span class="rating-figure">
                    <b>{formatRating(language, rating.rating)}</b> ±{' '}
                    {formatRating(language, rating.plusMinus)}
                    {rating.isProvisional && <em class="pill">{profileTexts.provisional}</em>}
                  </span>
                )}
                <RatingLine card={card} context={context} />
                {rating !== null && <span class="unseen">{botsInWords(card, context)}</span>}
              </span>
            </button>
            {rating === null && profile.isYours && (
              <Link to="/#play" class="button">
                {profileTexts.playNow}
              </Link>
            )}
          </div>
        );
      })}
    </div>
  );
}
