/** Games won by game and number of players, with the 95 % range and what chance alone gives. */
import { GAMES } from '@pithead/games';
import type { GamesWon } from '@pithead/protocol';
import type { JSX } from 'preact';
import { GameTitle } from '../components/GameTitle.tsx';
import { formatNumber, formatPercent } from '../formats.ts';
import type { ProfileContext } from './profileContext.ts';
import type { ChangeAudience } from './ProfilePanelFrame.tsx';
import { ProfilePanelFrame } from './ProfilePanelFrame.tsx';

/** With fewer games a share says nothing. */
const ENOUGH_GAMES = 10;

interface CellProps {
  readonly context: ProfileContext;
  readonly won: GamesWon | undefined;
}

function WonCell({ context: { language, profileTexts }, won: row }: CellProps): JSX.Element {
  if (row === undefined || row.games === 0)
    return (
      <td class="won-cell">
        <b aria-hidden="true">–</b>
        <small>{profileTexts.notPlayed}</small>
      </td>
    );
  const figures = { won: formatNumber(language, Math.round(row.won * 10) / 10), games: row.games };
  if (row.games < ENOUGH_GAMES)
    return (
      <td class="won-cell">
        <b>{profileTexts.wonOf(figures)}</b>
        <small>{profileTexts.tooFew}</small>
      </td>
    );
  const share = row.won / row.games;
  const percent = (value: number): string => formatPercent(language, value);
  const sentence = profileTexts.wonSentence({
    ...figures,
    share: percent(share),
    chance: percent(row.chance),
    low: percent(row.low),
    high: percent(row.high),
  });
  return (
    <td class="won-cell">
      <span class="unseen">{sentence}</span>
      <span aria-hidden="true">
        <b>{percent(share)}</b> <small>{profileTexts.wonOf(figures)}</small>
        <span class="won-line">
          <span
            class="won-range"
            style={{ insetInlineStart: `${100 * row.low}%`, width: `${100 * (row.high - row.low)}%` }}
          />
          <span class="won-chance" style={{ insetInlineStart: `${100 * row.chance}%` }} />
          <span class="won-share" style={{ insetInlineStart: `${100 * share}%` }} />
        </span>
      </span>
    </td>
  );
}

interface Props {
  readonly context: ProfileContext;
  readonly rows: readonly GamesWon[];
  readonly change: ChangeAudience;
}

export function GamesWonPanel({ context, rows, change }: Props): JSX.Element {
  const { profileTexts } = context;
  const counts = [...new Set(GAMES.flatMap(({ seats }) => seats))].toSorted((a, b) => a - b);
  const played = GAMES.filter(({ id }) => rows.some(({ game }) => game === id));
  return (
    <ProfilePanelFrame context={context} panel="gamesWon" change={change} class="is-third">
      <table class="won-table">
        <thead>
          <tr>
            <td />
            {counts.map((count) => (
              <th key={count} scope="col">
                {profileTexts.players({ count })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(played.length > 0 ? played : GAMES).map(({ id }) => (
            <tr key={id}>
              <th scope="row">
                <GameTitle id={id} />
              </th>
              {counts.map((count) => (
                <WonCell
                  key={count}
                  context={context}
                  won={rows.find(({ game, players }) => game === id && players === count)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="community-note">{profileTexts.wonNote}</p>
    </ProfilePanelFrame>
  );
}
