/** Two drawings of the map: wide, and for phones one that is stretched from north to south with larger pieces. */
import { useEffect, useState } from 'preact/hooks';

export interface Layout {
  readonly name: 'wide' | 'tall';
  /** The part that is always seen; what lies around it bleeds off. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly stretch: number;
}

const WIDE: Layout = { name: 'wide', x: 34, y: 12, width: 940, height: 534, stretch: 1 };
const TALL: Layout = { name: 'tall', x: 40, y: 46, width: 908, height: 682, stretch: 1.3 };

const PHONE = '(max-width: 699px)';

/** Whether the table is on a phone; follows when the device is turned. */
export function usePhone(): boolean {
  const [isPhone, set] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const media = matchMedia(PHONE);
    const changed = (): void => set(media.matches);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, []);
  return isPhone;
}

export const layoutFor = (isPhone: boolean): Layout => (isPhone ? TALL : WIDE);

/** Where a point of the map lies in the box of the layout. */
export const positionOf = ({ x, y, width, height, stretch }: Layout, at: { readonly x: number; readonly y: number }) => ({
  left: `${((at.x - x) / width) * 100}%`,
  top: `${((at.y * stretch - y) / height) * 100}%`,
});
