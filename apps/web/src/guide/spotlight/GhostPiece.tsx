import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { copyOf } from './showMove.ts';
import type { Box } from '../../geometry.ts';
import { findPlace } from './stepPlaces.ts';

/** A half-transparent copy of a piece, of its own size, in the middle of the place where it could go. */
export function GhostPiece({ of, box }: { readonly of: string; readonly box: Box }): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const piece = findPlace(of);
    const style = holder.current?.style;
    if (piece === undefined || style === undefined) return;
    const { width, height } = piece.getBoundingClientRect();
    const scale = Math.min(1, (box.right - box.left) / width, (box.bottom - box.top) / height);
    style.width = `${width * scale}px`;
    style.height = `${height * scale}px`;
    holder.current?.replaceChildren(copyOf(piece));
  }, [of, box]);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return <div ref={holder} class="flying light-ghost" style={{ left: `${x}px`, top: `${y}px` }} />;
}
