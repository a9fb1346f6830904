/** Signs that no address has: control signs, blanks, backslashes, quotes, angle brackets. */
// oxlint-disable-next-line no-control-regex -- control signs are what is looked for
const foreign = /[\u0000-\u0020\u007F-\u00A0\\"'<>`\u2028\u2029]/;

/** Where a link that an operator wrote leads: to a page of the site, to another site, or into a mail program. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'mail'; readonly href: string };

/**
 * Reads a link of an operator. A page is a path with one slash in front and no language; elsewhere is https only; anything
 * else (`javascript:`, `data:`, `//host`, what has blanks in it) is no target, so that nothing hostile becomes a link.
 */
export function readLinkTarget(text: string): LinkTarget | undefined {
  if (text.length > 500 || foreign.test(text)) return undefined;
  if (/^\/(?!\/)/.test(text)) return { kind: 'page', path: text };
  if (/^mailto:[^@:/?&]+@[\w.-]+$/i.test(text)) return { kind: 'mail', href: text };
  if (!/^https:\/\/[^/@]/i.test(text)) return undefined;
  return URL.canParse(text) && new URL(text).username === '' ? { kind: 'elsewhere', href: text } : undefined;
}

/** Whether a text is where a picture may come from: a path of the site or an https address. */
export function isPictureAddress(text: string): boolean {
  const target = readLinkTarget(text);
  return target?.kind === 'page' || target?.kind === 'elsewhere';
}
