import { GAMES } from '@pithead/games';
import type { BotRating, LadderRow, RatingLadder } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CommunityPage, CommunityPanel } from '../community/CommunityPage.tsx';
import { Icon } from '../components/icons.tsx';
import { LoadError } from '../components/LoadError.tsx';
import { SegmentedControl } from '../components/SegmentedControl.tsx';
import { displayName } from '../displayNames.ts';
import { formatNumber } from '../formats.ts';
import { titleOf } from '../games.ts';
import type { PageProps } from '../lazy/lazyPage.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import { fetchLadder } from '../profile/profileApi.ts';
import { levelName, formatRating } from '../profile/profileFormats.ts';
import type { RatingScale } from '../profile/ratingScale.ts';
import { ratingScale } from '../profile/ratingScale.ts';
import { Link, navigate } from '../router.tsx';
import { useProfileTexts } from '../text/profile/index.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import './ladder.css';

/** A row of the ladder: a person, or a bot at its place among them. */
interface ShownRow {
  readonly rank: number | null;
  readonly person: string | null;
  readonly bot: string | null;
  readonly name: string;
  readonly rating: number;
  readonly plusMinus: number;
  readonly isProvisional: boolean;
  readonly games: number;
  readonly isYours: boolean;
}

const botRow = ({ bot, rating, plusMinus, games }: BotRating, name: string): ShownRow => ({
  rank: null,
  person: null,
  bot,
  name,
  rating,
  plusMinus,
  isProvisional: false,
  games,
  isYours: false,
});

const personRow = (row: Omit<LadderRow, 'rank'> & { readonly rank: number | null }): ShownRow => ({
  ...row,
  bot: null,
});

/** The people of this page with the bots that belong between them; on a page of its own each end has its bots. */
function shownRows(ladder: RatingLadder, page: number, nameOfBot: (bot: string) => string): ShownRow[] {
  const people = ladder.people.map(personRow);
  const { you } = ladder;
  if (you !== null && !people.some(({ isYours }) => isYours)) people.push(personRow(you));
  const [best, worst] = [ladder.people[0]?.rating ?? Infinity, ladder.people.at(-1)?.rating ?? -Infinity];
  const bots = ladder.bots
    .filter(({ rating }) => (page === 1 || rating <= best) && (!ladder.hasNext || rating >= worst))
    .map((bot) => botRow(bot, nameOfBot(bot.bot)));
  return [...people, ...bots].toSorted((a, b) => b.rating - a.rating);
}

function Range({ row, scale }: { readonly row: ShownRow; readonly scale: RatingScale }): JSX.Element {
  const [low, high] = [scale.at(row.rating - row.plusMinus), scale.at(row.rating + row.plusMinus)];
  const kind = row.bot === null ? (row.isYours ? 'is-yours' : 'is-person') : 'is-bot';
  return (
    <span class={`ladder-plot ${kind}${row.isProvisional ? ' is-provisional' : ''}`} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick} class="ladder-grid" style={{ insetInlineStart: `${scale.at(tick)}%` }} />
      ))}
      <span class="ladder-range" style={{ insetInlineStart: `${low}%`, width: `${high - low}%` }} />
      <span class="ladder-mark" style={{ insetInlineStart: `${scale.at(row.rating)}%` }} />
    </span>
  );
}

function Row({ row, scale }: { readonly row: ShownRow; readonly scale: RatingScale }): JSX.Element {
  const texts = useTexts();
  const profileTexts = useProfileTexts();
  const language = useLanguage();
  const { person, bot, isYours, rank } = row;
  const name = bot === null ? displayName(row.name, texts) : row.name;
  const builtIn = bot === 'greedy' ? profileTexts.fixedPoint : profileTexts.builtIn;
  return (
    <tr class={isYours ? 'is-yours' : ''}>
      <td>{rank}</td>
      <th scope="row">
        <span class="ladder-name">
          <span class="opponent-mark" aria-hidden="true">
            {bot === null ? Array.from(name)[0] : <Icon name="bot" />}
          </span>
          <span>
            {person === null ? (
              <b>{name}</b>
            ) : (
              <Link to={`/people/${person}`}>
                <b>
                  <bdi>{name}</bdi>
                </b>
              </Link>
            )}
            <small>
              {bot === null ? isYours && profileTexts.you : builtIn}
              {row.isProvisional && <em>{profileTexts.provisional}</em>}
            </small>
          </span>
        </span>
      </th>
      <td>
        <b class="ladder-figure">{formatRating(language, row.rating)}</b>
      </td>
      <td>{bot === 'greedy' ? profileTexts.fixed : `± ${formatRating(language, row.plusMinus)}`}</td>
      <td class="ladder-plot-cell">
        <Range row={row} scale={scale} />
      </td>
      <td>{formatNumber(language, row.games)}</td>
    </tr>
  );
}

function Ladder({ ladder, page }: { readonly ladder: RatingLadder; readonly page: number }): JSX.Element {
  const texts = useTexts();
  const profileTexts = useProfileTexts();
  const language = useLanguage();
  const rows = shownRows(ladder, page, (bot) => levelName(bot, texts, profileTexts));
  // A random player is so far below that all others would share a corner; it stands at the edge.
  const scale = ratingScale(
    rows
      .filter(({ bot }) => bot !== 'random')
      .flatMap(({ rating, plusMinus }) => [rating - plusMinus, rating + plusMinus]),
  );
  return (
    <>
      {ladder.people.length === 0 && <p>{profileTexts.nobody}</p>}
      <table class="ladder">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{profileTexts.rank}</span>
            </th>
            <th scope="col">{profileTexts.name}</th>
            <th scope="col">{profileTexts.ratingColumn}</th>
            <th scope="col">{profileTexts.plusMinus}</th>
            <td class="ladder-plot-cell" aria-hidden="true">
              <span class="ladder-axis">
                {scale.ticks.map((tick) => (
                  <span key={tick} style={{ insetInlineStart: `${scale.at(tick)}%` }}>
                    {formatRating(language, tick)}
                  </span>
                ))}
              </span>
            </td>
            <th scope="col">{profileTexts.gamesColumn}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.person ?? row.bot} row={row} scale={scale} />
          ))}
        </tbody>
      </table>
    </>
  );
}

export default function LadderPage({ path: [asked = GAMES[0]?.id ?? ''] }: PageProps): JSX.Element {
  const texts = useTexts();
  const profileTexts = useProfileTexts();
  const [players, setPlayers] = useState(0);
  const [page, setPage] = useState(1);
  const game = GAMES.find(({ id }) => id === asked) ?? (GAMES[0] as (typeof GAMES)[number]);
  const load = useLoad(
    () => fetchLadder(game.id, players === 0 ? undefined : players, page),
    [game.id, players, page],
  );
  const choices = [0, ...game.seats].map((count) => ({
    value: count,
    text: count === 0 ? profileTexts.any : String(count),
    label: count === 0 ? profileTexts.any : profileTexts.players({ count }),
  }));
  return (
    <CommunityPage title={profileTexts.ladder} lead={profileTexts.ladderLead}>
      <CommunityPanel id="ladder" title={profileTexts.ladderOf({ game: titleOf(game.id) })}>
        <div class="ladder-choices">
          <SegmentedControl
            label={profileTexts.game}
            value={game.id}
            choices={GAMES.map(({ id, title }) => ({ value: id, text: title }))}
            choose={(id) => navigate(`/ratings/${id}`)}
          />
          <SegmentedControl
            label={profileTexts.playerCount}
            value={players}
            choices={choices}
            choose={(count) => {
              setPlayers(count);
              setPage(1);
            }}
          />
          <span class="ladder-overlap">{profileTexts.overlap}</span>
        </div>
        {load.isFailed && <LoadError retry={load.retry} />}
        {load.value === undefined ? (
          !load.isFailed && <p>{texts.loading}</p>
        ) : (
          <>
            <Ladder ladder={load.value} page={page} />
            <p class="community-note">{profileTexts.ladderNote}</p>
            <p class="page-buttons">
              {page > 1 && (
                <button type="button" class="button" onClick={() => setPage(page - 1)}>
                  {profileTexts.previousPage}
                </button>
              )}
              {load.value.hasNext && (
                <button type="button" class="button" onClick={() => setPage(page + 1)}>
                  {profileTexts.nextPage}
                </button>
              )}
            </p>
          </>
        )}
      </CommunityPanel>
    </CommunityPage>
  );
}
