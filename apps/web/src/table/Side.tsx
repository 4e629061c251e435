/** Log and chat, one behind the other. */
import type { ChatLine } from '@pithead/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { later } from '../later.tsx';
import type { ServerSource } from '../net/serverSource.ts';
import { useTexts } from '../speech.ts';
import { byNumber } from './chatLines.ts';

const Chat = later(async () => (await import('./Chat.tsx')).Chat);

interface Props {
  readonly talk: ServerSource | undefined;
  readonly table: string;
  readonly children: ComponentChildren;
}

export function Side({ talk, table, children }: Props): JSX.Element {
  const texts = useTexts();
  const [isChat, setChat] = useState(false);
  /** The number of the last line that was shown. */
  const [read, setRead] = useState(0);
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  useEffect(() => talk?.listenToChat((line) => setLines((known) => byNumber([...known, line]))), [talk]);
  useEffect(() => {
    if (isChat) setRead(lines.at(-1)?.number ?? 0);
  }, [isChat, lines]);
  const unread = lines.filter(({ number }) => number > read).length;
  if (talk === undefined) {
    return (
      <section class="side" aria-label={texts.log}>
        <h2 class="side-title">{texts.log}</h2>
        {children}
      </section>
    );
  }
  return (
    <section class="side" aria-label={`${texts.log}, ${texts.chat}`}>
      <div class="side-tabs" role="tablist">
        <button type="button" role="tab" aria-selected={!isChat} onClick={() => setChat(false)}>
          {texts.log}
        </button>
        <button type="button" role="tab" aria-selected={isChat} onClick={() => setChat(true)}>
          {texts.chat} {unread > 0 && <span class="side-unread">{texts.unread(unread)}</span>}
        </button>
      </div>
      {isChat ? <Chat source={talk} table={table} lines={lines} setLines={setLines} /> : children}
    </section>
  );
}
