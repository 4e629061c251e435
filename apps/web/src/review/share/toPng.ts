/** Draws an SVG; undefined if the browser can't. */
export async function toPng(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => {
    try {
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
    } catch {
      // Some browsers don't give pictures with HTML inside back.
      resolve(undefined);
    }
  });
}
