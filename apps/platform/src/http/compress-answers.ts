import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { LruCache } from '../kernel/lru-cache.ts';

/** The body of an answer as it is sent. */
export interface SentBody {
  readonly body: string | Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
}

/** Compresses the answers of calls, and tags them. */
export interface AnswerBodies {
  /** Compresses an answer if the client accepts it. A shared answer is compressed once while it is asked for again. */
  readonly bodyOf: (text: string, accepts: string | undefined, shared: boolean) => Promise<SentBody>;
  /** Returns the weak entity tag of an answer. Equal answers have equal tags, whichever call gave them. */
  readonly tagOf: (text: string) => string;
}

/** Characters below which an answer fits into one packet anyway. */
const leastLength = 1024;
/** Number of shared answers, and their longest length, that are kept with their compressed bytes. */
const kept = 128;
const longestKept = 128 * 1024;

const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * Creates the bodies. Written here rather than taken from @fastify/compress, which compresses equal answers each time: a
 * thousand visitors who open the site in the same second get the same offer.
 */
export function createAnswerBodies(): AnswerBodies {
  const shelves = {
    br: new LruCache<string, Promise<Buffer>>(kept),
    gzip: new LruCache<string, Promise<Buffer>>(kept),
  };
  const tags = new LruCache<string, string>(kept);
  return {
    async bodyOf(text, accepts, shared) {
      const encoding = text.length < leastLength ? undefined : bestOf(accepts ?? '');
      if (encoding === undefined) return { body: text, encoding };
      const make = (): Promise<Buffer> => encoders[encoding](text);
      const body = await (shared && text.length <= longestKept ? shelves[encoding].getOrMake(text, make) : make());
      return { body, encoding };
    },
    tagOf: (text) =>
      tags.getOrMake(text, () => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`),
  };
}

/** Returns the better of the encodings that a client accepts. One with the weight 0 is not accepted. */
function bestOf(accepts: string): 'br' | 'gzip' | undefined {
  const accepted = accepts.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name));
}
