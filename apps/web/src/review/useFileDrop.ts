import { useEffect, useRef, useState } from 'preact/hooks';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Takes a file that is dropped anywhere on the page. True while one is held over it. */
export function useFileDrop(dropped: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const now = useRef(dropped);
  now.current = dropped;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => void (relatedTarget === null && setOver(false));
    const drop = (event: DragEvent): void => {
      setOver(false);
      // The part of the page below the file may have taken it.
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) now.current(file);
    };
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
