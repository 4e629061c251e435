import type { JSX } from 'preact';
import { useTexts } from '../useTexts.ts';

interface Props {
  readonly text?: string;
  /** Over the page, for parts that may be out of sight. */
  readonly isFixed?: boolean;
  retry(): void;
}

export function LoadError({ text, isFixed = false, retry }: Props): JSX.Element {
  const texts = useTexts();
  return (
    <div class={isFixed ? 'load-error is-fixed' : 'load-error'} role="alert">
      <span>{text ?? texts.failed}</span>{' '}
      <button type="button" class="button" onClick={retry}>
        {texts.again}
      </button>
    </div>
  );
}
