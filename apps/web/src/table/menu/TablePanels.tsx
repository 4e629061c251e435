/** What is opened over or beside a table, one at a time. */
import type { WatchedTable } from '@pithead/protocol';
import type { MatchSource, SeatAct } from '@pithead/ui';
import type { ComponentChildren, JSX } from 'preact';
import { RulesDrawer } from '../../rulebook/RulesDrawer.tsx';
import { useTexts } from '../../useTexts.ts';
import type { TableFeatures } from '../tableFeatures.ts';
import type { LoadedGame } from '../useGameTable.ts';
import { SideSheet } from './SideSheet.tsx';
import { TableMenu } from './TableMenu.tsx';
import type { TablePanel } from './tablePanel.ts';
import { WhatNow } from './WhatNow.tsx';

interface Props {
  readonly panel: TablePanel;
  readonly gameId: string;
  readonly loadedGame: LoadedGame;
  readonly shown: WatchedTable;
  readonly state: NonNullable<WatchedTable['state']>;
  readonly source: MatchSource;
  readonly features: TableFeatures;
  readonly names: readonly string[];
  readonly isYourTurn: boolean;
  /** Log and chat. */
  readonly children: ComponentChildren;
  act(act: SeatAct): void;
  open(panel: TablePanel): void;
  openCommandLine(): void;
  close(): void;
}

export function TablePanels(props: Props): JSX.Element {
  const texts = useTexts();
  const {
    panel,
    gameId,
    loadedGame,
    shown,
    state,
    source,
    features,
    names,
    isYourTurn,
    children,
    act,
    close,
  } = props;
  switch (panel.kind) {
    case 'menu':
      return (
        <TableMenu
          {...{ shown, source, features, act, close }}
          text={loadedGame.text}
          openLog={() => props.open({ kind: 'log' })}
          openCommandLine={props.openCommandLine}
          openHelp={() => props.open({ kind: 'help' })}
        />
      );
    case 'help':
      return <WhatNow {...{ gameId, loadedGame, state, names, isYourTurn, close }} />;
    case 'log':
      return (
        <SideSheet title={texts.log} close={close}>
          <div class="sheet-log">{children}</div>
        </SideSheet>
      );
    case 'rules':
      return <RulesDrawer game={gameId} rule={panel.rule} close={close} />;
  }
}
