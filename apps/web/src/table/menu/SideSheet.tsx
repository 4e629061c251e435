import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../components/icons.tsx';
import { useTexts } from '../../useTexts.ts';
import './sideSheet.css';

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  close(): void;
}

export function SideSheet({ title, children, close }: Props): JSX.Element {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, so that the dialog is visible before its children scroll to their end.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2>{title}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
