/** All choices of the panels' heads in one list. */
import type { ProfilePanel } from '@pithead/protocol';
import type { JSX } from 'preact';
import { CommunityPanel } from '../community/CommunityPage.tsx';
import { SegmentedControl } from '../components/SegmentedControl.tsx';
import type { ProfileContext } from './profileContext.ts';
import type { ChangeAudience } from './ProfilePanelFrame.tsx';
import { AUDIENCES } from './ProfilePanelFrame.tsx';

interface Props {
  readonly context: ProfileContext;
  readonly change: ChangeAudience;
}

export function VisibilityPanel({ context, change }: Props): JSX.Element | null {
  const { profile, profileTexts } = context;
  const { visibility } = profile;
  if (visibility === undefined) return null;
  return (
    <CommunityPanel id="visibility" title={profileTexts.visibility} class="is-half">
      <ul class="visibility-rows">
        {(Object.keys(visibility) as ProfilePanel[]).map((panel) => (
          <li key={panel}>
            <span>{profileTexts.panels[panel]}</span>
            <SegmentedControl
              label={profileTexts.whoSees({ panel: profileTexts.panels[panel] })}
              value={visibility[panel]}
              choices={AUDIENCES.map((value) => ({ value, text: profileTexts.audiences[value] }))}
              choose={(audience) => change(panel, audience)}
            />
          </li>
        ))}
      </ul>
      <p class="community-note">{profileTexts.stricter}</p>
    </CommunityPanel>
  );
}
