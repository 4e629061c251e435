/** Messages say that something was written, not what: the receiver reads it from the database. */
export type ClusterMessage =
  | { readonly kind: 'match'; readonly table: string; readonly seq: number }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly number: number }
  | { readonly kind: 'presence'; readonly table: string }
  /**
   * The sender lost several races to append to this match: the receivers back off. The names of kinds stay,
   * because processes of two versions run during a rolling restart.
   */
  | { readonly kind: 'outrun'; readonly table: string }
  /** Not stored. `by` is a seat, `meant` a bit set of seats. */
  | { readonly kind: 'nudge'; readonly table: string; readonly by: number; readonly meant: number }
  | { readonly kind: 'session'; readonly session: string }
  | { readonly kind: 'sessions'; readonly person: string; readonly except: string | undefined }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'mutes'; readonly person: string }
  /** The searches of these people in the pool have changed. */
  | { readonly kind: 'pool'; readonly people: readonly string[] }
  /** The process has shut down: nobody is present through it any more. */
  | { readonly kind: 'gone'; readonly process: string };

/** Undefined for messages to all processes. */
export const tableOf = (message: ClusterMessage): string | undefined =>
  'table' in message ? message.table : undefined;

/** NOTIFY takes less than 8,000 bytes; these texts are ASCII. */
const MAX_LENGTH = 7_900;

export function packClusterMessages(sender: string, messages: readonly ClusterMessage[]): string[] {
  const texts: string[] = [];
  let length = Infinity;
  for (const message of messages) {
    const one = JSON.stringify(message);
    if (length + one.length > MAX_LENGTH) {
      texts.push(sender);
      length = sender.length;
    }
    texts[texts.length - 1] += `\n${one}`;
    length += one.length + 1;
  }
  return texts;
}

export const senderOf = (text: string): string => text.split('\n', 1)[0] as string;

export function unpackClusterMessages(text: string): ClusterMessage[] {
  const lines = text.split('\n').slice(1);
  try {
    return lines.map((line) => JSON.parse(line) as ClusterMessage);
  } catch {
    return [];
  }
}
