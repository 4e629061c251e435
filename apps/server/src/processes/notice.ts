/**
 * What processes tell each other: that something was written, never what. Whoever wants to know reads it
 * where it stands.
 */
export type Notice =
  | { readonly kind: 'match'; readonly table: string; readonly seq: number }
  | { readonly kind: 'table'; readonly table: string }
  /** `number` is the table number of the line. */
  | { readonly kind: 'chat'; readonly table: string; readonly number: number }
  | { readonly kind: 'presence'; readonly table: string }
  /** Somebody can't get a word in at this match. */
  | { readonly kind: 'outrun'; readonly table: string }
  /** Seats as a number and as bits: a nudge is written nowhere. */
  | { readonly kind: 'nudge'; readonly table: string; readonly by: number; readonly meant: number }
  | { readonly kind: 'session'; readonly session: string }
  | { readonly kind: 'sessions'; readonly person: string; readonly except: string | undefined }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'mutes'; readonly person: string }
  | { readonly kind: 'gone'; readonly process: string };

/** PostgreSQL takes less than 8,000 bytes; ours are ASCII. */
const LONGEST = 7_900;

/** As few texts as will hold them, each with the name of its sender. */
export function packed(sender: string, notices: readonly Notice[]): string[] {
  const texts: string[] = [];
  let length = Infinity;
  for (const notice of notices) {
    const one = JSON.stringify(notice);
    if (length + one.length > LONGEST) {
      texts.push(sender);
      length = sender.length;
    }
    texts[texts.length - 1] += `\n${one}`;
    length += one.length + 1;
  }
  return texts;
}

/** What others have told; nothing of what one has told oneself, nor of what none of us can have written. */
export function unpacked(own: string, text: string): Notice[] {
  const [sender, ...lines] = text.split('\n');
  if (sender === own) return [];
  try {
    return lines.map((line) => JSON.parse(line) as Notice);
  } catch {
    return [];
  }
}
