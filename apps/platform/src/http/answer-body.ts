import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

/** The body of an answer as it is sent. */
export interface SentBody {
  readonly body: string | Buffer;
  readonly encoding: Encoding | undefined;
}

/** Characters below which an answer fits into one packet anyway. */
const leastLength = 1024;

const encoders: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text),
};

/**
 * The body of an answer. It is compressed once for each encoding, and tagged once, however many clients get it (NET-34).
 * Written here rather than taken from @fastify/compress, which compresses equal answers each time.
 */
export class AnswerBody {
  readonly text: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  #tag: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The weak entity tag. Equal answers have equal tags, whichever call gave them. */
  get tag(): string {
    this.#tag ??= `W/"${createHash('sha256').update(this.text).digest('base64url').slice(0, 22)}"`;
    return this.#tag;
  }

  /** Returns the body in the best encoding that the client accepts. */
  async sent(accepts: string | undefined): Promise<SentBody> {
    const encoding = this.text.length < leastLength ? undefined : bestOf(accepts ?? '');
    if (encoding === undefined) return { body: this.text, encoding };
    const encoded = this.#encoded.get(encoding) ?? encoders[encoding](this.text);
    this.#encoded.set(encoding, encoded);
    return { body: await encoded, encoding };
  }
}

/** Returns the better of the encodings that a client accepts. One with the weight 0 is not accepted. */
function bestOf(accepts: string): Encoding | undefined {
  const accepted = accepts.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name));
}
