/** Characters that no address contains: control characters, blanks, backslashes, quotes, angle brackets. */
// oxlint-disable-next-line no-control-regex -- the pattern searches for control characters
const invalidCharacters = /[\u0000-\u0020\u007F-\u00A0\\"'<>`\u2028\u2029]/;

/** Target of a link that an operator wrote: a page of the site, another site, or an e-mail address. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'mail'; readonly href: string };

/**
 * Parses a link that an operator wrote. A page is a path of plain segments after one slash; another site requires https.
 * Returns undefined for anything else (`javascript:`, `data:`, `//host`, blanks), so that no hostile text becomes a link.
 */
export function readLinkTarget(text: string): LinkTarget | undefined {
  if (text.length > 500 || invalidCharacters.test(text)) return undefined;
  if (text.startsWith('/')) return isPlainPath(text) ? { kind: 'page', path: text } : undefined;
  if (/^mailto:[^@:/?&]+@[\w.-]+$/i.test(text)) return { kind: 'mail', href: text };
  if (!/^https:\/\/[^/@]/i.test(text)) return undefined;
  return URL.canParse(text) && new URL(text).username === '' ? { kind: 'elsewhere', href: text } : undefined;
}

/** True if no part of a path is empty or leads upwards. If it did, resolving it could give `//host`. */
function isPlainPath(text: string): boolean {
  const [path = ''] = text.split(/[?#]/);
  return !/\/(\/|(\.|%2e){1,2}(\/|$))/i.test(path);
}

/** Returns true if a text is a valid address of a picture: a path of the site or an https address. */
export function isPictureAddress(text: string): boolean {
  const target = readLinkTarget(text);
  return target?.kind === 'page' || target?.kind === 'elsewhere';
}
