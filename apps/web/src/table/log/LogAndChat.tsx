import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ServerSource } from '../../net/serverSource.ts';
import { useTexts } from '../../useTexts.ts';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatState } from './useChat.ts';
import './logAndChat.css';

interface Props {
  readonly source: ServerSource;
  readonly chat: ChatState;
  readonly table: string;
  readonly children: ComponentChildren;
}

/** Opens on the chat if it has unread lines. */
export function LogAndChat({ source, chat, table, children }: Props): JSX.Element {
  const texts = useTexts();
  const { lines, unread, setLines } = chat;
  const [isChat, setChat] = useState(false);
  const box = useRef<HTMLElement>(null);
  /** Rail and menu both contain this component; only the visible one marks lines as read. */
  const isShown = (): boolean => (box.current?.offsetParent ?? null) !== null;
  useEffect(() => {
    if (unread === 0 || !isShown()) return;
    setChat(true);
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => void (isChat && isShown() && chat.markRead()), [isChat, lines]);
  return (
    <section class="side" ref={box} aria-label={`${texts.log}, ${texts.chat}`}>
      <div class="side-tabs" role="tablist">
        <button type="button" role="tab" aria-selected={!isChat} onClick={() => setChat(false)}>
          {texts.log}
        </button>
        <button type="button" role="tab" aria-selected={isChat} onClick={() => setChat(true)}>
          {texts.chat} {unread > 0 && <span class="side-unread">{texts.unread({ count: unread })}</span>}
        </button>
      </div>
      {isChat ? <ChatPanel source={source} table={table} lines={lines} setLines={setLines} /> : children}
    </section>
  );
}
