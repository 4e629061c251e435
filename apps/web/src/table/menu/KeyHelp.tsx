import type { JSX } from 'preact';
import { useTexts } from '../../useTexts.ts';
import { SideSheet } from './SideSheet.tsx';

const KEYS = { o: 'O', enter: 'Enter', c: 'C', u: 'U', l: 'L', m: 'M', esc: 'Esc', help: '?' } as const;

interface Props {
  readonly more: Readonly<Record<string, string>> | undefined;
  close(): void;
}

export function KeyHelp({ more, close }: Props): JSX.Element {
  const texts = useTexts();
  const common = Object.fromEntries(
    (Object.keys(KEYS) as (keyof typeof KEYS)[]).map((key) => [KEYS[key], texts.keys[key]]),
  );
  return (
    <SideSheet title={texts.helpTitle} close={close}>
      <dl class="keys">
        {Object.entries({ ...common, ...more }).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </SideSheet>
  );
}
