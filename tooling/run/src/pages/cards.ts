/** Draws the picture of an item, such as a match, in a language as PNG. Resolves to undefined if there is no such item. */
export type DrawCard = (request: { readonly item: string; readonly locale: string }) => Promise<Uint8Array | undefined>;

/** Path of the pictures that other sites show with links to items. */
export const cardPath = '/card.png';
/** The picture of every other link, a file of the build. */
export const commonCard = '/icons/card.png';

/** The pixels of both. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Milliseconds for which a picture is sent again. */
const fresh = 60_000;
/** Pictures that are kept, and that may be drawn at the same time. */
const mostKept = 200;
const mostAtOnce = 4;

interface Kept {
  readonly began: number;
  readonly card: Promise<Uint8Array | undefined>;
}

/** Returns the address of an item's picture, without the origin. */
export const cardOf = (item: string, locale: string): string => `${cardPath}?item=${item}&lang=${locale}`;

/**
 * Returns the pictures of items by the query of their address. Each is drawn at most once a minute. The answer is undefined
 * for what is no item, and while many are being drawn.
 */
export function createCards(
  draw: DrawCard,
  isLocale: (text: string) => boolean,
  now: () => number,
): (query: URLSearchParams) => Promise<Uint8Array | undefined> {
  const kept = new Map<string, Kept>();
  let drawing = 0;
  const begin = async (item: string, locale: string): Promise<Uint8Array | undefined> => {
    drawing += 1;
    try {
      return await draw({ item, locale });
    } finally {
      drawing -= 1;
    }
  };
  return async (query) => {
    const [item, locale] = [query.get('item') ?? '', query.get('lang') ?? ''];
    if (!/^[\w-]{1,40}$/.test(item) || !isLocale(locale)) return undefined;
    const key = `${locale} ${item}`;
    for (const [old, { began }] of kept) if (now() - began >= fresh) kept.delete(old);
    const before = kept.get(key);
    if (before) return before.card;
    if (drawing >= mostAtOnce) return undefined;
    const card = begin(item, locale);
    kept.set(key, { began: now(), card });
    // A failure is not kept.
    card.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return card;
  };
}
