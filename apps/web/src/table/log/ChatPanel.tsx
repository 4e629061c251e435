/** The chat of a table: players and spectators have separate rooms. Plain text only. */
import type { ChatLine } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { displayName } from '../../displayNames.ts';
import { http } from '../../net/http.ts';
import { currentPerson } from '../../net/session.ts';
import type { ServerSource } from '../../net/serverSource.ts';
import { connectionState as connection } from '../../net/socketClient.ts';
import { refusalText } from '../../net/refusalText.ts';
import { LazyPersonMenu } from '../../people/lazyPersonMenu.ts';
import { usePanelTexts } from '../../text/panels/usePanelTexts.ts';
import { formatTime } from '../../formats.ts';
import { useLanguage, useTexts } from '../../useTexts.ts';
import { useObservable } from '../../observable.ts';
import { hasOutdatedNames, mergeLines } from './chatLines.ts';
import { useStickToEnd } from './useStickToEnd.ts';

interface Props {
  readonly source: ServerSource;
  readonly table: string;
  readonly lines: readonly ChatLine[];
  setLines(change: (lines: readonly ChatLine[]) => readonly ChatLine[]): void;
}

export function ChatPanel({ source, table, lines, setLines }: Props): JSX.Element {
  const texts = useTexts();
  const panelTexts = usePanelTexts();
  const language = useLanguage();
  const room = source.viewer === null ? 'spectators' : 'players';
  const { box, isFollowed, listeners } = useStickToEnd(lines.length);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  /** Prevents a second Enter from sending the line again while the connection is interrupted. */
  const [isSending, setSending] = useState(false);
  const mayTalk = currentPerson.get() !== null;

  // Reloads the lines after an interruption, and when a line shows that somebody was renamed.
  const isOpen = useObservable(connection) === 'open';
  const renamedAt = hasOutdatedNames(lines) ? lines.at(-1)?.number : 0;
  useEffect(() => {
    if (!isOpen) return;
    let isMounted = true;
    http.chat(table, room).then(
      (past) => isMounted && setLines((known) => mergeLines(past, known)),
      () => undefined,
    );
    return () => void (isMounted = false);
  }, [source, table, room, isOpen, renamedAt]);

  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const input = field.current;
    const text = input?.value.trim() ?? '';
    if (input === null || text === '' || isSending) return;
    setSending(true);
    isFollowed.current = true;
    const refused = await source.say(room, text);
    setSending(false);
    if (refused === undefined) input.value = '';
    setError(refused === undefined ? '' : await refusalText(refused, language, texts));
  }

  return (
    <div class="chat">
      {room === 'spectators' && <p class="log-earlier">{panelTexts.spectatorsChat}</p>}
      <div class="chat-lines" ref={box} role="log" aria-label={texts.chat} tabIndex={0} {...listeners}>
        <ol>
          {lines.length === 0 && <li class="log-earlier">{texts.chatEmpty}</li>}
          {lines.map((line) => (
            <li key={line.number}>
              <b>
                <bdi>{displayName(line.name, texts)}</bdi>
              </b>{' '}
              <time>{formatTime(language, line.at)}</time>
              <LazyPersonMenu
                id={line.person}
                name={displayName(line.name, texts)}
                context={{ table, line: { room: line.room, number: line.number } }}
                hide={() => setLines((known) => known.filter(({ person }) => person !== line.person))}
              />
              <p dir="auto">{line.text}</p>
            </li>
          ))}
        </ol>
      </div>
      {mayTalk ? (
        <form class="chat-form" onSubmit={(event) => void send(event)}>
          <input
            ref={field}
            class="field"
            type="text"
            maxLength={500}
            aria-label={texts.chatField}
            placeholder={texts.chatField}
          />
          <button type="submit" class="button">
            {texts.send}
          </button>
        </form>
      ) : (
        <p class="log-earlier">{texts.chatNeedsName}</p>
      )}
      {error !== '' && (
        <p class="is-wrong" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
