import { createHash } from 'node:crypto';

import { curveLasts, curveModels } from '@kvota/games';
import { chainFrom } from '@kvota/games/chain';

import type { GamesOptions } from '../server/games.ts';
import type { RoundSeeds } from '../server/maths/maths.ts';
import { createMaths } from '../server/maths/create-maths.ts';
import type { TableSnapshot } from '../wire/index.ts';
import { readEvents } from './read-events.ts';
import { testTitles } from './test-games.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const [model] = curveModels;
const [title] = testTitles;
if (model === undefined || title === undefined) throw new Error('There is no curve or no title.');
const { targets } = model;
const { kind: _kind, ...plain } = title;
const balloon = {
  ...plain,
  code: 'balloon',
  kind: 'instant',
  engine: 'curve',
  model: 'curve',
  table: { betting: 8000, closing: 2000, result: 4000 },
} as const;
const chainLinks = 400;
const salt = 'salt of the operator';
const maths = createMaths();

/** Options of a server with the curve `balloon`. Secrets are kept, so that a test knows its rounds. No test can choose them. */
export function curveOptions(): { readonly options: Partial<GamesOptions>; readonly secrets: string[] } {
  const secrets: string[] = [];
  const server = (): string => {
    secrets.push(createHash('sha256').update(`curve:${secrets.length}`).digest('hex'));
    return secrets.at(-1) ?? '';
  };
  const options = { seeds: { server, client: () => 'client' }, maths, titles: [balloon], salt, chainLinks };
  return { options, secrets };
}

/** A round of the curve with its secret end. */
export interface KnownRound {
  readonly number: number;
  /** In hundredths. */
  readonly point: number;
  /** Milliseconds of its run. */
  readonly run: number;
  readonly beginsAt: number;
  /** Its run begins. */
  readonly drawsAt: number;
  /** Its run ends. */
  readonly overAt: number;
}

/** The first event of the table at a node. */
export async function snapshotOf(url: string): Promise<TableSnapshot> {
  const events = await readEvents(url, 'balloon');
  const { data } = await events.next();
  events.close();
  return data as TableSnapshot; // the first event
}

/** The rounds of the chain from its secret, by the published rules alone. */
export async function roundsOf(url: string, secrets: readonly string[]): Promise<KnownRound[]> {
  const { chain } = (await snapshotOf(url)).table;
  const links = secrets.map((secret) => [...chainFrom(secret, chainLinks, sha256)]);
  const own = links.find((list) => list.at(-1) === chain.end);
  if (own === undefined) throw new Error('The chain has another secret.');
  const found: KnownRound[] = [];
  let beginsAt = Date.parse(chain.startsAt);
  for (let number = 1; number < chainLinks; number += 1) {
    const { point } = maths.result(balloon, seedsOf(own[chainLinks - 1 - number] ?? '', number)) as { point: number };
    const [run, drawsAt] = [curveLasts(point, { targets }), beginsAt + 10_000];
    found.push({ number, point, run, beginsAt, drawsAt, overAt: drawsAt + run });
    beginsAt = drawsAt + run + 4000;
  }
  return found;
}

/** Seeds of a round of the curve. */
export const seedsOf = (serverSeed: string, nonce: number): RoundSeeds => ({ serverSeed, clientSeed: salt, nonce });
