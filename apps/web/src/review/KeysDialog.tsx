import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './keysDialog.css';
import type { ReviewTexts } from '../text/review/index.ts';

const KEYS: Readonly<Record<keyof ReviewTexts['keyNames'], string>> = {
  point: '1–9',
  nextPoint: 'J, K',
  tryIt: 'T',
  playOn: 'P',
  link: 'L',
  view: 'V',
  chart: '← →',
  help: '?',
};

export function KeysDialog({ texts, close }: { readonly texts: ReviewTexts; close(): void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="keys-dialog"
      aria-labelledby="keys-title"
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <h2 id="keys-title">{texts.keysTitle}</h2>
      <dl>
        {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map((id) => (
          <div key={id}>
            <dt>
              <kbd>{KEYS[id]}</kbd>
            </dt>
            <dd>{texts.keyNames[id]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="button is-main" onClick={() => dialog.current?.close()}>
        {texts.closeKeys}
      </button>
    </dialog>
  );
}
