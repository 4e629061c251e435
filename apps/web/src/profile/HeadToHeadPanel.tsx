import type { HeadToHead } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { titleOf } from '../games.ts';
import { OpponentMark, OpponentName } from './OpponentName.tsx';
import type { ProfileContext } from './profileContext.ts';
import { formatChange, opponentName } from './profileFormats.ts';
import type { ChangeAudience } from './ProfilePanelFrame.tsx';
import { ProfilePanelFrame } from './ProfilePanelFrame.tsx';

/** Fewer games say little; the others are behind a button. */
const MANY_GAMES = 5;

interface Props {
  readonly context: ProfileContext;
  readonly rows: readonly HeadToHead[];
  readonly change: ChangeAudience;
}

function Row({ context, row }: { readonly context: ProfileContext; readonly row: HeadToHead }): JSX.Element {
  const { language, texts, profileTexts } = context;
  const { ahead, behind, games, meanMargin } = row;
  const margin = meanMargin === null ? '–' : formatChange(language, meanMargin, 1);
  const name = opponentName(row, texts, profileTexts);
  return (
    <li class="head-row">
      <OpponentMark other={row} context={context} />
      <span class="head-name">
        <b>
          <OpponentName other={row} context={context} />
        </b>
        <small>{profileTexts.together({ count: games })}</small>
      </span>
      <span class="head-bar" role="img" aria-label={profileTexts.aheadOf({ name, ahead, behind, margin })}>
        <span class="head-ahead" style={{ flexGrow: ahead }}>
          {ahead}
        </span>
        <span class="head-behind" style={{ flexGrow: behind }}>
          {behind}
        </span>
      </span>
      <b class={(meanMargin ?? 0) < 0 ? 'figure is-loss' : 'figure is-gain'}>{margin}</b>
    </li>
  );
}

export function HeadToHeadPanel({ context, rows, change }: Props): JSX.Element {
  const { profile, profileTexts, language, name } = context;
  const [isAll, setAll] = useState(false);
  const many = rows.filter(({ games }) => games >= MANY_GAMES);
  const shown = isAll ? rows : many;
  const table = (): JSX.Element => (
    <table>
      <thead>
        <tr>
          <th scope="col">{profileTexts.opponents}</th>
          <th scope="col">{profileTexts.gamesColumn}</th>
          <th scope="col">{profileTexts.ahead}</th>
          <th scope="col">{profileTexts.behind}</th>
          <th scope="col">{profileTexts.margin}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            <th scope="row">
              <OpponentName other={row} context={context} />
            </th>
            <td>{row.games}</td>
            <td>{row.ahead}</td>
            <td>{row.behind}</td>
            <td>{row.meanMargin === null ? '–' : formatChange(language, row.meanMargin, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <ProfilePanelFrame
      context={context}
      panel="headToHead"
      change={change}
      class="is-narrow"
      table={rows.length > 0 ? table : undefined}
    >
      {shown.length === 0 ? (
        <p class="community-note">{profileTexts.noHeadToHead({ game: titleOf(profile.game), name })}</p>
      ) : (
        <>
          <ul class="head-rows">
            {shown.map((row, i) => (
              <Row key={i} context={context} row={row} />
            ))}
          </ul>
          <p class="community-note">{profileTexts.headNote({ name })}</p>
        </>
      )}
      {rows.length > many.length && (
        <button type="button" class="text-button" onClick={() => setAll(!isAll)}>
          {isAll ? profileTexts.fewer : profileTexts.all({ count: rows.length })}
        </button>
      )}
    </ProfilePanelFrame>
  );
}
