/** A panel of a profile; its owner chooses in its head who sees it. A chart can be shown as a table. */
import type { ProfileAudience, ProfilePanel as PanelName } from '@pithead/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CommunityPanel } from '../community/CommunityPage.tsx';
import { PageIcon } from '../components/pageIcons.tsx';
import type { ProfileContext } from './profileContext.ts';

export const AUDIENCES: readonly ProfileAudience[] = ['everyone', 'friends', 'me'];

export type ChangeAudience = (panel: PanelName, audience: ProfileAudience) => void;

interface AudienceProps {
  readonly context: ProfileContext;
  readonly panel: PanelName;
  readonly change: ChangeAudience;
}

/** Nothing for others than the owner. */
function AudienceMenu({ context, panel, change }: AudienceProps): JSX.Element | null {
  const { profile, profileTexts } = context;
  const audience = profile.visibility?.[panel];
  if (audience === undefined) return null;
  return (
    <label class="audience">
      <PageIcon name="eye" />
      <span class="unseen">{profileTexts.whoSees({ panel: profileTexts.panels[panel] })}</span>
      <select
        value={audience}
        onChange={(event) => change(panel, event.currentTarget.value as ProfileAudience)}
      >
        {AUDIENCES.map((each) => (
          <option key={each} value={each}>
            {profileTexts.audiences[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  readonly context: ProfileContext;
  readonly panel: PanelName;
  readonly change: ChangeAudience;
  readonly class: string;
  /** The chart's figures as a table, behind a button. */
  readonly table?: (() => JSX.Element) | undefined;
  readonly children: ComponentChildren;
}

export function ProfilePanelFrame({
  context,
  panel,
  change,
  class: className,
  table,
  children,
}: Props): JSX.Element {
  const { profileTexts } = context;
  const [isTable, setTable] = useState(false);
  return (
    <CommunityPanel
      id={panel}
      title={profileTexts.panels[panel]}
      class={className}
      aside={<AudienceMenu context={context} panel={panel} change={change} />}
    >
      {isTable && table !== undefined ? (
        <div class="profile-table" tabIndex={0} role="region" aria-label={profileTexts.panels[panel]}>
          {table()}
        </div>
      ) : (
        children
      )}
      {table !== undefined && (
        <button type="button" class="text-button" onClick={() => setTable(!isTable)}>
          {isTable ? profileTexts.showChart : profileTexts.showTable}
        </button>
      )}
    </CommunityPanel>
  );
}
