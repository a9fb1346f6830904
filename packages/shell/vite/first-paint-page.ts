// Orders the parts of a built page: the splash, then styles and scripts.
import { createHash } from 'node:crypto';

/** Writes data into a page as JSON, before its first script, which may read it. */
export function withData(html: string, id: string, data: unknown): string {
  const text = JSON.stringify(data).replaceAll('</', String.raw`<\/`);
  return html.replace('<script', () => `<script type="application/json" id="${id}">${text}</script>\n    <script`);
}

/** Returns the hashes of all inline scripts and styles, for the content security policy. */
export function inlineHashes(html: string): { readonly 'script-src': string[]; readonly 'style-src': string[] } {
  const hashes = (tag: string): string[] =>
    [
      ...html.matchAll(
        new RegExp(String.raw`<${tag}(?![^>]*(?:\ssrc=|application/json))[^>]*>([\s\S]*?)</${tag}>`, 'g'),
      ),
    ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return { 'script-src': hashes('script'), 'style-src': hashes('style') };
}

/** Returns the first script of a built page. Its name contains a hash of everything below it, and so identifies the build. */
export function entryOf(page: string): string {
  const entry = /<script data-entry="(\/assets\/[^"]+)"/.exec(page)?.[1];
  if (entry === undefined)
    throw new Error('The built page names no first script below /assets in a data-entry: see first-paint.ts.');
  return entry;
}

/**
 * Moves the style sheets of a built page to the end of its body, where they delay nothing before them, and lets a short
 * script start the app. Scripts are still requested at once, with a lower priority than the first frame.
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
  if (entry === undefined) throw new Error('The built page has no first script: it could not start.');
  // Requested before the scripts. A preload delays nothing.
  const preloads = sheets.map((sheet) => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"'));
  const last = [...sheets, `<script data-entry="${entry}">${begin}</script>`].join('\n    ');
  return rest
    .replace('<link rel="modulepreload"', (link) => [...preloads, link].join('\n    '))
    .replace('</body>', () => `  ${last}\n  </body>`);
}
