/** Mean points by source of the score sheet, against the others at the same tables. */
import type { PointsBySource } from '@pithead/protocol';
import type { JSX } from 'preact';
import { titleOf } from '../games.ts';
import type { ProfileContext } from './profileContext.ts';
import { formatChange, formatMean } from './profileFormats.ts';
import type { ChangeAudience } from './ProfilePanelFrame.tsx';
import { ProfilePanelFrame } from './ProfilePanelFrame.tsx';

interface RowProps {
  readonly context: ProfileContext;
  readonly label: string;
  readonly own: number;
  readonly others: number;
  /** The largest difference of all rows. */
  readonly widest: number;
  readonly isSum?: boolean;
}

function Row({ context, label, own, others, widest, isSum = false }: RowProps): JSX.Element {
  const { language } = context;
  const difference = own - others;
  // As it is written: −0.04 is shown as 0.0, which is no loss.
  const isLoss = Math.round(difference * 10) < 0;
  const length = (50 * Math.abs(difference)) / widest;
  return (
    <tr class={isSum ? 'is-total' : ''}>
      <th scope="row">{label}</th>
      <td>
        <b>{formatMean(language, own)}</b>
      </td>
      <td>{formatMean(language, others)}</td>
      <td class="points-difference">
        <b class={isLoss ? 'figure is-loss' : 'figure is-gain'}>{formatChange(language, difference, 1)}</b>
        <span class="points-track" aria-hidden="true">
          <span
            class={isLoss ? 'points-bar is-loss' : 'points-bar'}
            style={{ insetInlineStart: `${isLoss ? 50 - length : 50}%`, width: `${length}%` }}
          />
        </span>
      </td>
    </tr>
  );
}

interface Props {
  readonly context: ProfileContext;
  readonly points: PointsBySource;
  readonly change: ChangeAudience;
}

export function PointsPanel({ context, points, change }: Props): JSX.Element {
  const { profile, profileTexts, text, name } = context;
  const rows = points.sources.map(({ source, own, others }) => ({ label: text.source(source), own, others }));
  const total = rows.reduce((sum, { own, others }) => ({ own: sum.own + own, others: sum.others + others }), {
    own: 0,
    others: 0,
  });
  const widest = Math.max(0.1, ...[...rows, total].map(({ own, others }) => Math.abs(own - others)));
  return (
    <ProfilePanelFrame context={context} panel="pointsBySource" change={change} class="is-third">
      {points.games === 0 ? (
        <p class="community-note">{profileTexts.noPoints({ game: titleOf(profile.game) })}</p>
      ) : (
        <table class="points-table">
          <thead>
            <tr>
              <th scope="col">{profileTexts.source}</th>
              <th scope="col">
                <bdi>{name}</bdi>
              </th>
              <th scope="col">{profileTexts.others}</th>
              <th scope="col">{profileTexts.difference}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} context={context} widest={widest} {...row} />
            ))}
            <Row context={context} widest={widest} label={profileTexts.sum} {...total} isSum />
          </tbody>
        </table>
      )}
    </ProfilePanelFrame>
  );
}
