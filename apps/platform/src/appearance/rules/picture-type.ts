/** The types of pictures that can be uploaded (THEME-36), by the ending of their names. */
export const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const;

export type PictureEnding = keyof typeof pictureTypes;

/** Bytes that a picture has at most. */
export const largestPicture = 150_000;

const startsWith = (bytes: Uint8Array, start: ArrayLike<number>, at = 0): boolean =>
  Array.from(start).every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The element that begins an SVG document, after a declaration, comments and white space. */
const svgStart = /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--(?:(?!-->)[\s\S])*-->)*<svg[\s/>]/;
/** What runs code or makes other text, also with a prefix. A browser would ignore it in a picture; nobody needs it there. */
const unsafeInSvg = /<(?:[\w-]+:)?(?:script|foreignobject)|<!doctype|<!entity|[\s"'/]on\w+\s*=|javascript:/i;

/**
 * Returns the ending for the name of a picture, or why it is refused. The content decides, whatever the file was called.
 * Only SVG is looked into; the headers with which a picture is served keep the rest harmless.
 */
export function pictureEnding(bytes: Uint8Array): PictureEnding | 'pictureType' | 'pictureUnsafe' | 'pictureTooLarge' {
  if (bytes.length > largestPicture) return 'pictureTooLarge';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  const text = textOf(bytes) ?? '';
  if (!/<svg/i.test(text)) return 'pictureType';
  if (unsafeInSvg.test(text)) return 'pictureUnsafe';
  return svgStart.test(text) ? 'svg' : 'pictureType';
}

/** The text of a file in UTF-8. Undefined if it has other bytes, or NUL. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
