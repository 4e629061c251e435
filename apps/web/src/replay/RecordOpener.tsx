import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ReplayTexts } from '../text/replay/index.ts';

/** Far larger than any record of a whole game. */
const MAX_BYTES = 20_000_000;

/** Empty if the file is too large to be a record. */
export const readRecordFile = async (file: File): Promise<string> =>
  file.size > MAX_BYTES ? '' : file.text();

export function RecordOpener({
  texts,
  opened,
}: {
  readonly texts: ReplayTexts;
  opened(text: string): void;
}): JSX.Element {
  const [isOver, setOver] = useState(false);

  async function take(file: File | undefined | null): Promise<void> {
    if (file === undefined || file === null) return;
    opened(await readRecordFile(file));
  }

  const drag = (event: DragEvent, isIn: boolean): void => {
    event.preventDefault();
    setOver(isIn);
  };

  return (
    <section
      class={`replay-opener${isOver ? ' is-over' : ''}`}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <p>{texts.chooseText}</p>
      <label class="button is-main replay-file">
        <span>{texts.chooseFile}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const input = event.currentTarget;
            // Reset, so that the same file can be chosen again after it was repaired.
            void take(input.files?.[0]).then(() => (input.value = ''));
          }}
        />
      </label>
      <p class="replay-calm">{texts.dropHere}</p>
    </section>
  );
}
