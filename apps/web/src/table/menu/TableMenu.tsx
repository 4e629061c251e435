import type { WatchedTable } from '@pithead/protocol';
import type { MatchSource, SeatAct } from '@pithead/ui';
import { characterShortcut } from '@pithead/ui';
import type { GameText } from '@pithead/text';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText, saveJson } from '../../components/exportText.ts';
import { LanguageSwitch } from '../../components/headerSwitches.tsx';
import { showToast } from '../../components/toast.tsx';
import { Link } from '../../router.tsx';
import { chooseSound, soundSetting } from '../../settings.ts';
import { useTexts } from '../../useTexts.ts';
import { useObservable } from '../../observable.ts';
import type { TableFeatures } from '../tableFeatures.ts';
import { SideSheet } from './SideSheet.tsx';
import { hasSeat } from '../useMatch.ts';

interface Props {
  readonly shown: WatchedTable;
  readonly source: MatchSource;
  readonly features: TableFeatures;
  readonly text: GameText;
  act(act: SeatAct): void;
  openLog(): void;
  openCommandLine(): void;
  openHelp(): void;
  close(): void;
}

function SeatActions({
  shown,
  source,
  features,
  act,
  close,
}: Omit<Props, 'openLog' | 'openHelp' | 'openCommandLine' | 'text'>): JSX.Element | null {
  const texts = useTexts();
  const [isSure, setSure] = useState(false);
  const { state } = shown;
  if (
    state === undefined ||
    source.viewer === null ||
    source.act === undefined ||
    shown.table.status !== 'running'
  )
    return null;
  const isAway = hasSeat(state.standIns, source.viewer);
  const item = (label: string, request: SeatAct, isOff = false): JSX.Element => (
    <button
      type="button"
      class="menu-item"
      disabled={isOff}
      onClick={() => {
        act(request);
        close();
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      {item(texts.undoTurn, { act: 'undo', reach: 'turn' }, state.undoable === 0)}
      {item(
        features.isLocal ? texts.takeBack : texts.askUndo,
        { act: 'askUndo' },
        state.undoRequest !== null,
      )}
      {!features.isLocal &&
        (state.isPaused
          ? item(texts.resume, { act: 'resume' })
          : item(texts.askPause, { act: 'askPause' }, state.pauseRequest !== null))}
      {isAway ? item(texts.returnSeat, { act: 'return' }) : item(texts.leaveSeat, { act: 'leave' })}
      {isSure ? (
        <div class="menu-sure" role="alert">
          <p>{texts.resignSure}</p>
          <button
            type="button"
            class="button is-danger"
            onClick={() => {
              act({ act: 'resign' });
              close();
            }}
          >
            {texts.resign}
          </button>
          <button type="button" class="button" onClick={() => setSure(false)}>
            {texts.cancel}
          </button>
        </div>
      ) : (
        <button type="button" class="menu-item is-danger" onClick={() => setSure(true)}>
          {texts.resign} …
        </button>
      )}
    </>
  );
}

export function TableMenu(props: Props): JSX.Element {
  const texts = useTexts();
  const hasSound = useObservable(soundSetting);
  const { shown, features, text, openLog, close } = props;
  const { table } = shown;
  const options = Object.entries(table.options);

  async function share(link: string): Promise<void> {
    showToast((await copyText(link)) ? texts.copied : link);
    close();
  }
  async function save(): Promise<void> {
    try {
      saveJson(`${table.game}-${table.id.slice(0, 6)}.json`, await features.loadRecord());
    } catch {
      showToast(texts.failed);
    }
    close();
  }

  return (
    <SideSheet title={texts.menu} close={close}>
      <div class="menu">
        <SeatActions {...props} />
        <hr />
        <button type="button" class="menu-item" onClick={props.openHelp}>
          {texts.whatNow}
        </button>
        <button type="button" class="menu-item menu-log" onClick={openLog}>
          {features.chat === undefined ? texts.log : `${texts.log}, ${texts.chat}`}
        </button>
        <button
          type="button"
          class="menu-item"
          aria-keyshortcuts={characterShortcut(':')}
          onClick={() => {
            close();
            props.openCommandLine();
          }}
        >
          {texts.commandLine}
        </button>
        {features.inviteLink !== undefined && (
          <button type="button" class="menu-item" onClick={() => void share(features.inviteLink as string)}>
            {texts.inviteLink}
          </button>
        )}
        <button type="button" class="menu-item" onClick={() => void save()}>
          {texts.exportMatch}
        </button>
        <button
          type="button"
          class="menu-item"
          aria-pressed={hasSound}
          onClick={() => chooseSound(!hasSound)}
        >
          {texts.sound}: {hasSound ? texts.on : texts.off}
        </button>
        {features.nudge !== undefined &&
          table.status === 'running' &&
          !hasSeat(shown.state?.asked ?? 0, props.source.viewer) && (
            <button
              type="button"
              class="menu-item"
              onClick={() => {
                void features.nudge?.();
                close();
              }}
            >
              {texts.nudge}
            </button>
          )}
        {(!features.isLocal || table.status === 'over') && (
          <Link class="menu-item" to={`/replay/${features.isLocal ? 'local' : 'table'}/${table.id}`}>
            {texts.replay}
          </Link>
        )}
        <Link class="menu-item" to={`/rules/${table.game}`}>
          {texts.rules}
        </Link>
        <Link class="menu-item" to="/settings">
          {texts.settings}
        </Link>
        <span class="menu-language">
          <LanguageSwitch />
        </span>
        {options.length > 0 && (
          <>
            <h3>{texts.options}</h3>
            <dl class="menu-options">
              {options.map(([id, value]) => (
                <div key={id}>
                  <dt>{text.option(id)}</dt>
                  <dd>{text.optionValue(value)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </SideSheet>
  );
}
