/** At a shared device: hides secrets until the next person has taken the device. */
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../useTexts.ts';
import '../banner.css';

interface Props {
  readonly seat: number;
  readonly name: string;
  take(): void;
}

export function HandOver({ seat, name, take }: Props): JSX.Element {
  const texts = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <div class="banner is-asking hand-over" role="alert">
      <SeatGlyph seat={seat} />
      <span>
        <b>
          <bdi>{texts.handTo({ name })}</bdi>
        </b>{' '}
        {texts.handText}
      </span>
      <button ref={button} type="button" class="button is-main" onClick={take}>
        <bdi>{texts.itsMe({ name })}</bdi>
      </button>
    </div>
  );
}
