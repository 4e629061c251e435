import type { Profile, ProfileAudience, ProfilePanel } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import { findGame } from '@pithead/games';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CommunityPage, CommunityPanel } from '../community/CommunityPage.tsx';
import { copyText } from '../components/exportText.ts';
import { LoadError } from '../components/LoadError.tsx';
import { PageIcon } from '../components/pageIcons.tsx';
import { SegmentedControl } from '../components/SegmentedControl.tsx';
import { showToast } from '../components/toast.tsx';
import { displayName } from '../displayNames.ts';
import type { PageProps } from '../lazy/lazyPage.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import { HttpError } from '../net/http.ts';
import { Link } from '../router.tsx';
import { useProfileTexts } from '../text/profile/index.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { GamesWonPanel } from './GamesWonPanel.tsx';
import { HeadToHeadPanel } from './HeadToHeadPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { LastGamesPanel, UnratedGamesPanel } from './GamesPanels.tsx';
import { PointsPanel } from './PointsPanel.tsx';
import type { ProfileViewer } from './profileApi.ts';
import { changeVisibility, fetchProfile } from './profileApi.ts';
import type { ProfileContext } from './profileContext.ts';
import { formatMonth } from './profileFormats.ts';
import { RatingCards } from './RatingCards.tsx';
import { VisibilityPanel } from './VisibilityPanel.tsx';
import './profile.css';
import './profilePanels.css';

const VIEWERS: readonly ProfileViewer[] = ['me', 'friends', 'everyone'];

interface Loaded {
  readonly profile: Profile;
  readonly text: GameText;
}

/** Undefined for somebody unknown, and for one who must not be seen: the server answers both alike. */
type Found = Loaded | 'notFound' | 'guest';

export default function ProfilePage({ path: [person = 'me'] }: PageProps): JSX.Element {
  const texts = useTexts();
  const profileTexts = useProfileTexts();
  const language = useLanguage();
  const [game, setGame] = useState<string>();
  const [viewer, setViewer] = useState<ProfileViewer>('me');
  const [version, setVersion] = useState(0);
  const load = useLoad<Found>(async () => {
    try {
      const profile = await fetchProfile(person, game, viewer);
      const text = await findGame(profile.game)?.text(language);
      return text === undefined ? 'notFound' : { profile, text };
    } catch (error) {
      if (!(error instanceof HttpError) || error.reply === undefined) throw error;
      return error.reply.reason === 'noSession' || error.reply.reason === 'isGuest' ? 'guest' : 'notFound';
    }
  }, [person, game, viewer, language, version]);

  if (load.value === undefined)
    return (
      <CommunityPage title={profileTexts.panels.ratings}>
        <CommunityPanel id="profile" title={profileTexts.panels.ratings}>
          {load.isFailed ? <LoadError retry={load.retry} /> : <p>{texts.loading}</p>}
        </CommunityPanel>
      </CommunityPage>
    );
  if (load.value === 'notFound')
    return <Nobody title={profileTexts.noPlayer} text={profileTexts.noPlayerText} />;
  if (load.value === 'guest')
    return <Nobody title={profileTexts.guestTitle} text={profileTexts.guestText} canKeep />;

  const { text } = load.value;
  const profile = viewer === 'me' ? load.value.profile : asOthersSeeIt(load.value.profile);
  const name = displayName(profile.person.name, texts);
  const context: ProfileContext = { profile, person, name, text, texts, profileTexts, language };
  async function change(panel: ProfilePanel, audience: ProfileAudience): Promise<void> {
    try {
      await changeVisibility(panel, audience);
      setVersion(version + 1);
    } catch {
      showToast(texts.noServer);
    }
  }
  return (
    <CommunityPage
      title={profileTexts.title({ name })}
      heading={<bdi>{name}</bdi>}
      initial={Array.from(name)[0] ?? ''}
      lead={
        <>
          {profileTexts.since({ month: formatMonth(language, profile.person.since) })} ·{' '}
          {profileTexts.games({ count: profile.games })}
        </>
      }
      tools={<ProfileTools profile={profile} viewer={viewer} setViewer={setViewer} />}
    >
      <Panels context={context} change={(...chosen) => void change(...chosen)} selectGame={setGame} />
    </CommunityPage>
  );
}

/** The server tells the owner who sees what, also with the profile as others see it. */
function asOthersSeeIt({ visibility: _visibility, ...shown }: Profile): Profile {
  return shown;
}

interface NobodyProps {
  readonly title: string;
  readonly text: string;
  readonly canKeep?: boolean;
}

function Nobody({ title, text, canKeep = false }: NobodyProps): JSX.Element {
  const texts = useTexts();
  const profileTexts = useProfileTexts();
  return (
    <CommunityPage title={title}>
      <CommunityPanel id="nobody" title={title}>
        <p>{text}</p>
        <p class="page-buttons">
          {canKeep && (
            <Link to="/account" class="button is-main">
              {profileTexts.keep}
            </Link>
          )}
          <Link to="/" class="button">
            {texts.toHome}
          </Link>
        </p>
      </CommunityPanel>
    </CommunityPage>
  );
}

interface ToolsProps {
  readonly profile: Profile;
  readonly viewer: ProfileViewer;
  setViewer(viewer: ProfileViewer): void;
}

function ProfileTools({ profile, viewer, setViewer }: ToolsProps): JSX.Element {
  const texts = useTexts();
  const profileTexts = useProfileTexts();
  async function copy(): Promise<void> {
    const link = `${location.origin}/people/${profile.person.id}`;
    showToast((await copyText(link)) ? texts.copied : `${texts.notCopied} ${link}`);
  }
  return (
    <>
      {profile.isYours && (
        <SegmentedControl
          label={profileTexts.showAs}
          value={viewer}
          choices={VIEWERS.map((value) => ({ value, text: profileTexts.viewers[value] }))}
          choose={setViewer}
        />
      )}
      {profile.isYours && (
        <>
          <Link to="/notifications" class="button">
            <PageIcon name="bell" />
            {texts.notifications}
          </Link>
          <Link to="/account" class="button">
            {texts.account}
          </Link>
        </>
      )}
      <button type="button" class="button" onClick={() => void copy()}>
        <PageIcon name="link" />
        {profileTexts.copyLink}
      </button>
    </>
  );
}

interface PanelsProps {
  readonly context: ProfileContext;
  readonly change: (panel: ProfilePanel, audience: ProfileAudience) => void;
  selectGame(game: string): void;
}

/** Panels that the viewer may not see are left out without a hint. */
function Panels({ context, change, selectGame }: PanelsProps): JSX.Element {
  const { profile } = context;
  const { ratings, history, headToHead, gamesWon, pointsBySource, lastGames, unratedGames } = profile;
  return (
    <>
      {ratings !== undefined && <RatingCards context={context} cards={ratings} select={selectGame} />}
      {history !== undefined && <HistoryPanel context={context} points={history} change={change} />}
      {headToHead !== undefined && <HeadToHeadPanel context={context} rows={headToHead} change={change} />}
      {gamesWon !== undefined && <GamesWonPanel context={context} rows={gamesWon} change={change} />}
      {pointsBySource !== undefined && (
        <PointsPanel context={context} points={pointsBySource} change={change} />
      )}
      {lastGames !== undefined && <LastGamesPanel context={context} games={lastGames} change={change} />}
      {unratedGames !== undefined && (
        <UnratedGamesPanel context={context} games={unratedGames} change={change} />
      )}
      <VisibilityPanel context={context} change={change} />
    </>
  );
}
