import type { IncomingMessage } from 'node:http';

/** The browser that a screen is rendered for. */
interface AssumedBrowser {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** The first screen of a page as HTML, and the title of the page if it differs from that of its path. Both are escaped. */
interface Rendered {
  readonly screen: string;
  readonly title: string | undefined;
  /** The path of the styles that the screen needs beside those of the page. */
  readonly styles?: string | undefined;
}

/** Renders the first screen of an address, or resolves to undefined if it has none. */
export type RenderPage = (request: {
  readonly href: string;
  readonly browser: AssumedBrowser;
}) => Promise<Rendered | undefined>;

/** Milliseconds for which a screen is sent, so that its odds are not older than a second. */
const fresh = 900;
/** Milliseconds after which a page is sent without a screen, because the wait would cost more than it saves. */
export const patience = 400;
/** Screens that may be rendered at the same time. Further pages are sent without one. */
const mostAtOnce = 16;

export const phone: AssumedBrowser = { width: 412, height: 915, touch: true };
const desk: AssumedBrowser = { width: 1440, height: 900, touch: false };

/** A browser checks that the screen fits, so a wrong guess costs only the screen. */
const isPhone = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobile\b/.test(headers['user-agent'] ?? '');

/** True if the answer is shown as a page. A service worker that fetches it to keep it gets no screen. */
const isShown = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** Resolves after some milliseconds. */
export const later = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined));

/**
 * Returns the screens that are sent with pages (SPEED-05). Visitors of one address share a rendering while it is fresh.
 * Under load, and if the platform is slow, a page is sent without a screen.
 */
export function createFirstScreens(
  render: RenderPage,
  now: () => number,
  after: () => Promise<undefined> = () => later(patience),
): (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => Promise<Rendered | undefined> {
  const known = new Map<
    string,
    { readonly began: number; readonly screen: Promise<Rendered | undefined>; done: boolean }
  >();
  const begin = (href: string, browser: AssumedBrowser) => {
    const begun = { began: now(), screen: render({ href, browser }), done: false };
    const end = (): void => void (begun.done = true);
    begun.screen.then(end, end);
    return begun;
  };
  return async (request) => {
    const { url: href = '/' } = request;
    // An installed app goes on to its last path.
    if (!isShown(request) || href.endsWith('?app')) return undefined;
    const browser = isPhone(request) ? phone : desk;
    const key = `${browser.width} ${href}`;
    for (const [old, { began, done }] of known) if (done && now() - began >= fresh) known.delete(old);
    const before = known.get(key);
    if (!before && known.size >= mostAtOnce) return undefined;
    const found = before ?? begin(href, browser);
    known.set(key, found);
    // A rendering that took long is old.
    if (now() - found.began >= fresh) return undefined;
    return Promise.race([found.screen, after()]);
  };
}

/**
 * Puts a screen into a page, before the root of the app, and its title into the head and into the card of a link. Its further
 * styles come after those of the page, and the screen waits for both.
 */
export function withScreen(html: string, { screen, title, styles }: Rendered): string {
  const page =
    styles === undefined
      ? html.replace('<div id="root">', (root) => `${screen}${root}`)
      : html
          .replace('<div id="root">', (root) => screen.replace(' data-styled ', ' data-styled="all" ') + root)
          .replace(
            /<link rel="stylesheet"[^>]*>/,
            (sheet) => `${sheet}<link rel="stylesheet" crossorigin href="${styles}">`,
          );
  if (title === undefined) return page;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /(<meta property="og:title" content=")[^"]*/,
      (_, start: string) => start + title.replaceAll('"', '&quot;'),
    );
}
