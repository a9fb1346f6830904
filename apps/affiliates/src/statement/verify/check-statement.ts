import {
  canonical,
  compareSums,
  sumRows,
  verify,
  type MovementRow,
  type SumComparison,
  type Verification,
} from '@kvota/commission';

import { readDocument } from '../document/read-document.ts';

/** Returns the SHA-256 of a text in hex. Browsers offer it on secure pages only. */
export type Digest = (text: string) => Promise<string>;

/** The three checks of a statement, each on its own. */
export interface StatementChecks {
  /** The movements, added up again. Null if the document cannot be read. */
  readonly rows: { readonly count: number; readonly compared: SumComparison } | null;
  /** Every step, computed again. */
  readonly steps: Verification;
  /** The seal: `unavailable` on a page without encryption, `open` before the period is closed. */
  readonly seal: 'equal' | 'different' | 'unavailable' | 'open';
}

/** Checks a statement against its movements, its own input and its hash. */
export async function checkStatement(given: {
  readonly document: unknown;
  readonly hash: string | null;
  readonly rows: readonly MovementRow[];
  readonly digest: Digest | undefined;
}): Promise<StatementChecks> {
  const { document, hash, rows, digest } = given;
  const read = readDocument(document);
  const compared = read && compare(rows, read.statement);
  return {
    rows: compared ? { count: rows.length, compared } : null,
    steps: read?.verification ?? verify(document),
    seal: hash === null ? 'open' : await sealOf(document, hash, digest),
  };
}

function compare(
  rows: readonly MovementRow[],
  {
    figures,
    places,
  }: { readonly figures: { readonly products: Parameters<typeof compareSums>[1] }; readonly places: number },
): SumComparison {
  return compareSums(sumRows(rows, places), figures.products, places);
}

async function sealOf(document: unknown, hash: string, digest: Digest | undefined): Promise<StatementChecks['seal']> {
  if (!digest) return 'unavailable';
  try {
    return (await digest(canonical(document))) === hash.toLowerCase() ? 'equal' : 'different';
  } catch {
    // No canonical text: it cannot be the document that was sealed.
    return 'different';
  }
}

/** True if nothing that could be checked differs. */
export const isEqual = ({ rows, steps, seal }: StatementChecks): boolean =>
  rows?.compared.status === 'equal' && steps.status === 'equal' && seal !== 'different';

/** Creates the digest of a browser; undefined where there is none, as on pages without encryption. */
export function digestOf(crypto: { readonly subtle?: SubtleCrypto } | undefined): Digest | undefined {
  const subtle = crypto?.subtle;
  if (!subtle) return undefined;
  return async (text) => {
    const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}
