/** The game's board, drawn anew only when something on it has changed: a note or a busy moment of the prompt bar is no reason. */
import type { TableProps } from '@pithead/ui';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { Component, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Playing } from './usePlay.ts';

type Seen = Pick<TableProps, 'view' | 'offers' | 'looker' | 'language' | 'text' | 'moving'>;

interface Props extends Seen {
  readonly Board: ComponentType<TableProps>;
  readonly names: readonly string[];
  readonly prompt: ComponentChildren;
  readonly playing: Playing;
}

const SEEN = ['Board', 'view', 'offers', 'looker', 'language', 'text', 'moving'] as const;

const PromptContext = createContext<ComponentChildren>(null);
const Slot = (): JSX.Element => <>{useContext(PromptContext)}</>;
/** Always the same: the board places it, and what stands in it comes past the board. */
const SLOT = <Slot />;

class Still extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return SEEN.some((name) => next[name] !== this.props[name]) || next.names.join('\n') !== this.props.names.join('\n');
  }

  override render({ Board, view, offers, looker, language, text, moving, names }: Props): JSX.Element {
    return (
      <Board
        {...{ view, offers, looker, language, text, moving, names }}
        prompt={SLOT}
        play={(plies) => void this.props.playing.play(plies)}
        takeBack={(instead) => void this.props.playing.takeBack(instead)}
        explain={(ply) => void this.props.playing.explain(ply)}
        note={(words, rule) => this.props.playing.say(words, rule)}
      />
    );
  }
}

export const Drawn = (props: Props): JSX.Element => (
  <PromptContext.Provider value={props.prompt}>
    <Still {...props} />
  </PromptContext.Provider>
);
