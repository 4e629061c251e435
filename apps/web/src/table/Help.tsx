import type { JSX } from 'preact';
import { useTexts } from '../speech.ts';
import { Sheet } from './Sheet.tsx';

const KEYS = { o: 'O', enter: 'Enter', c: 'C', u: 'U', l: 'L', m: 'M', esc: 'Esc', help: '?' } as const;

/** The list of keys. */
export function Help({ close }: { close(): void }): JSX.Element {
  const texts = useTexts();
  return (
    <Sheet title={texts.helpTitle} close={close}>
      <dl class="keys">
        {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map((key) => (
          <div key={key}>
            <dt>
              <kbd>{KEYS[key]}</kbd>
            </dt>
            <dd>{texts.keys[key]}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
