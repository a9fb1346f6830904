// The built page, put into the order in which it is to come: the splash, then styles and scripts.
import { createHash } from 'node:crypto';

/** What a content security policy has to name: the hashes of everything inline that runs or styles. */
export function inlineHashes(html: string): { readonly 'script-src': string[]; readonly 'style-src': string[] } {
  const hashes = (tag: string): string[] =>
    [
      ...html.matchAll(
        new RegExp(String.raw`<${tag}(?![^>]*(?:\ssrc=|application/json))[^>]*>([\s\S]*?)</${tag}>`, 'g'),
      ),
    ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return { 'script-src': hashes('script'), 'style-src': hashes('style') };
}

/** The first script of a built page: its name holds a hash of everything below it, so that it tells of which build a page is. */
export function entryOf(page: string): string {
  const entry = /<script data-entry="(\/assets\/[^"]+)"/.exec(page)?.[1];
  if (entry === undefined)
    throw new Error('The built page names no first script below /assets in a data-entry: see first-paint.ts.');
  return entry;
}

/**
 * Moves a built page's style sheets behind its body, where they hold up nothing that stands before them, and lets a short
 * script begin the app. Scripts are still asked for at once, after what the first frame needs.
 */
export function afterFrame(html: string, begin: string): string {
  const sheets: string[] = [];
  let entry: string | undefined;
  const rest = html
    .replace(/\n? *<link rel="stylesheet"[^>]*>/g, (link) => (sheets.push(link.trim()), ''))
    .replace(/<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/, (_, src: string) => {
      entry = src;
      return `<link rel="modulepreload" crossorigin href="${src}">`;
    })
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
  if (entry === undefined) throw new Error('The built page has no first script: it could not begin.');
  const last = [...sheets, `<script data-entry="${entry}">${begin}</script>`].join('\n    ');
  return rest.replace('</body>', () => `  ${last}\n  </body>`);
}
