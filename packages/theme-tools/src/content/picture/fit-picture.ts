/** Bytes that the platform takes (THEME-36). */
export const largestPicture = 150_000;

/** Widths and qualities at which a photo is tried, the best first. */
const tries = [
  { width: 1600, quality: 0.9 },
  { width: 1600, quality: 0.75 },
  { width: 1200, quality: 0.75 },
  { width: 900, quality: 0.7 },
  { width: 600, quality: 0.6 },
] as const;

const asItIs = new Set(['image/png', 'image/jpeg', 'image/webp']);

/**
 * Returns a picture that the platform takes. A photo that is too large, or of another type, becomes a WebP at the best
 * quality that fits. Undefined if the browser cannot read the file, or if an SVG is too large.
 */
export async function fitPicture(file: Blob): Promise<Blob | undefined> {
  const fits = file.size <= largestPicture;
  if (file.type === 'image/svg+xml') return fits ? file : undefined;
  if (fits && asItIs.has(file.type)) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    for (const { width, quality } of tries) {
      const small = await encode(bitmap, Math.min(width, bitmap.width), quality);
      if (small && small.size <= largestPicture) return small;
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

async function encode(bitmap: ImageBitmap, width: number, quality: number): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
  // A browser that cannot write WebP gives a PNG, which the platform takes too.
  return blob ?? undefined;
}
