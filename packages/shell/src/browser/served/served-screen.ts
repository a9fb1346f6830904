/** Id of the element with the first screen that the site's server rendered (SPEED-05). It lies over the app's root. */
export const servedId = 'kvota-served';

/** Attribute of the app's root while a screen covers it. The page hides the app by it. */
export const belowAttribute = 'data-below';

/** The assumptions of the server about the browser. If one is wrong, the page is shown without the screen. */
export interface ServedFor {
  /** The answers to the media queries that the screen depends on. */
  readonly media: Readonly<Record<string, boolean>>;
  /** Minutes between UTC and the local time of the times on the screen, as `Date.getTimezoneOffset` returns them. */
  readonly offset: number;
}

/** Marks the end of the served screen in the HTML, where a service worker cuts it out. */
const end = '<!--/kvota-served-->';

/** Returns the element of a served screen as HTML. `markup` is rendered by React, so that it is escaped. */
export function servedElement(markup: string, assumed: ServedFor): string {
  const data = JSON.stringify(assumed).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<div id="${servedId}" data-styled data-for="${data}">${markup}</div>${end}`;
}

/** Returns a page without its served screen. Odds in a cached page would be old. */
export function withoutServed(html: string): string {
  const start = html.indexOf(`<div id="${servedId}"`);
  const stop = html.indexOf(end, start);
  return start < 0 || stop < 0 ? html : html.slice(0, start) + html.slice(stop + end.length);
}

/** Returns what was assumed for a served screen, from the attribute of its element. */
export function readServedFor(element: { readonly dataset: Readonly<Record<string, string | undefined>> }): ServedFor {
  return JSON.parse(element.dataset['for'] ?? '') as ServedFor; // written by servedElement
}

/** True if the browser is as the server assumed, so that the app will look like the served screen. */
export function fits(
  { media, offset }: ServedFor,
  browser: { readonly matches: (query: string) => boolean; readonly offset: number },
): boolean {
  return offset === browser.offset && Object.entries(media).every(([query, held]) => browser.matches(query) === held);
}
