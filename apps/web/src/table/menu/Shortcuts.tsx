import { areCharacterShortcutsOff } from '@pithead/ui';
import type { JSX } from 'preact';
import { usePanelTexts } from '../../text/panels/usePanelTexts.ts';

const KEYS = {
  o: 'O',
  previous: 'Shift+O',
  ends: 'Home, End',
  enter: 'Enter',
  commandLine: ':',
  c: 'C',
  u: 'U',
  l: 'L',
  m: 'M',
  esc: 'Esc',
  help: '?',
} as const;

/** Keys that do nothing if shortcuts of a single character are turned off. */
const CHARACTER_KEYS = /^(?:Shift\+)?\S$|^\d\D\d$/;

export function Shortcuts({
  more,
}: {
  readonly more: Readonly<Record<string, string>> | undefined;
}): JSX.Element {
  const texts = usePanelTexts();
  const areOff = areCharacterShortcutsOff();
  const common = Object.fromEntries(
    (Object.keys(KEYS) as (keyof typeof KEYS)[]).map((key) => [KEYS[key], texts.keys[key]]),
  );
  return (
    <section class="now-keys">
      <h3>{texts.shortcuts}</h3>
      {areOff && <p>{texts.shortcutsOff}</p>}
      <dl class="keys">
        {Object.entries({ ...common, ...more })
          .filter(([key]) => !areOff || !CHARACTER_KEYS.test(key))
          .map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
