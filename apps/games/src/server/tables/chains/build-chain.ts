import { hash } from 'node:crypto';

/** Links from one stored link to the next. */
export const stride = 1000;
/** Links that are computed before other work gets its turn: about 20 ms. */
const atOnce = 20_000;

/** The next link of a chain, as `hashOfLink` of `@kvota/games/chain`. */
const next = (link: string): string => hash('sha256', link, 'hex');

export interface BuiltChain {
  /** Every thousandth link, from the secret on. */
  readonly stored: readonly string[];
  readonly end: string;
}

/** Builds a chain of so many links from a secret of 64 hexadecimal digits. Other work goes on meanwhile. */
export async function buildChain(secret: string, links: number): Promise<BuiltChain> {
  const stored: string[] = [];
  let link = secret;
  for (let at = 0; at < links; at += 1) {
    if (at > 0) link = next(link);
    if (at % stride === 0) stored.push(link);
    if (at % atOnce === atOnce - 1) await new Promise((resolve) => void setImmediate(resolve));
  }
  return { stored, end: link };
}

/** The links that follow a stored one, with it, until the next stored one. */
export function linksFrom(stored: string): string[] {
  const links = [stored];
  for (let link = stored; links.length < stride; links.push(link)) link = next(link);
  return links;
}
