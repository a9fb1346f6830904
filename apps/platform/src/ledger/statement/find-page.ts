import type { Segment } from './blocks.ts';
import type { StatementLine } from './statement-line.ts';

/** A segment with the number of its lines that fit the filters, above 0. */
export interface CountedSegment<S extends Pick<Segment, 'after' | 'upTo'>> {
  readonly segment: S;
  readonly count: number;
}

const isAbove = ({ upTo }: Pick<Segment, 'upTo'>, entry: bigint): boolean => upTo === undefined || upTo > entry;

/**
 * Finds a page among the lines of several wallets, newest first, and reads as few segments as possible: those that are
 * wholly before the page are skipped by their counts. `read` returns the lines of a segment that fit, in any order.
 */
export async function findPage<S extends Pick<Segment, 'after' | 'upTo'>, L extends Pick<StatementLine, 'entry'>>(
  segments: readonly CountedSegment<S>[],
  { skip, take }: { readonly skip: number; readonly take: number },
  read: (segment: S) => Promise<readonly L[]>,
): Promise<L[]> {
  const cut = cutOf(segments, skip);
  const isSkipped = ({ segment }: CountedSegment<S>): boolean => cut !== undefined && segment.after >= cut;
  let left = skip - segments.filter(isSkipped).reduce((sum, { count }) => sum + count, 0);
  const rest = segments.filter((one) => !isSkipped(one)).toSorted(newestFirst);
  const lines: L[] = [];
  for (const [at, { segment }] of rest.entries()) {
    const found = await read(segment);
    // A segment across the cut has lines before the page that are counted with it.
    const below = cut === undefined ? found : found.filter(({ entry }) => entry <= cut);
    left -= found.length - below.length;
    lines.push(...below);
    const next = rest[at + 1]?.segment;
    const mayCross = cut !== undefined && next !== undefined && isAbove(next, cut);
    if (mayCross || next === undefined) continue;
    const upTo = next.upTo;
    if (upTo !== undefined && lines.filter(({ entry }) => entry > upTo).length >= left + take) break;
  }
  return lines.toSorted((a, b) => (a.entry < b.entry ? 1 : -1)).slice(left, left + take);
}

const newestFirst = <S extends Pick<Segment, 'after' | 'upTo'>>(a: CountedSegment<S>, b: CountedSegment<S>): number => {
  const [first, second] = [a.segment.upTo, b.segment.upTo];
  if (first === second) return 0;
  return second !== undefined && (first === undefined || first > second) ? -1 : 1;
};

/** The lowest border above which there are at most `skip` lines; undefined if there is none. */
function cutOf<S extends Pick<Segment, 'after' | 'upTo'>>(
  segments: readonly CountedSegment<S>[],
  skip: number,
): bigint | undefined {
  const fits = (border: bigint): boolean =>
    segments.reduce((sum, { segment, count }) => (isAbove(segment, border) ? sum + count : sum), 0) <= skip;
  return segments
    .map(({ segment }) => segment.after)
    .filter(fits)
    .reduce<bigint | undefined>(
      (lowest, border) => (lowest === undefined || border < lowest ? border : lowest),
      undefined,
    );
}
