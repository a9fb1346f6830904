import type { PlanLine, Rate } from '@kvota/commission';
import { agencyProducts } from '@kvota/contracts';

import { ppmToPercent } from '../../commission/percent.ts';

/** A tier as it is typed. */
export interface DraftTier {
  readonly from: string;
  readonly percent: string;
}

/** A line as it is typed: texts of every field, also of those that its base has no use for. */
export interface DraftLine {
  readonly id: string;
  readonly base: PlanLine['base'];
  readonly products: 'all' | readonly string[];
  readonly cycle: PlanLine['cycle'];
  readonly rate: Rate['kind'];
  readonly percent: string;
  readonly tiers: readonly DraftTier[];
  readonly carry: 'none' | 'carry' | 'split';
  readonly less: readonly string[];
  readonly leastTurnover: string;
  readonly perPlayer: string;
  readonly deposits: string;
  readonly turnover: string;
  readonly days: string;
}

/** A new version of a plan while it is typed. `version` is the newest one when it was begun; 0 for none. */
export interface PlanDraft {
  readonly version: number;
  readonly lines: readonly DraftLine[];
}

/** The most lines of a plan, and tiers of a rate. */
export const mostLines = 20;
export const mostTiers = 40;

const blank: Omit<DraftLine, 'id'> = {
  base: 'ngr',
  products: 'all',
  cycle: 'week',
  rate: 'flat',
  percent: '',
  tiers: [],
  carry: 'carry',
  less: [],
  leastTurnover: '',
  perPlayer: '',
  deposits: '',
  turnover: '',
  days: '30',
};

/** True for a base that a rate applies to. */
export const isShare = (base: PlanLine['base']): base is 'turnover' | 'ggr' | 'ngr' =>
  base !== 'cpa' && base !== 'head';

/** Zero is how a plan writes that there is no least turnover. */
const withoutZero = (text: string): string => (/^0*$/.test(text) ? '' : text);

function draftLine(line: PlanLine): DraftLine {
  const { id, base, products, cycle } = line;
  const shared = { ...blank, id, base, products, cycle };
  if (line.base === 'head') return { ...shared, perPlayer: line.perPlayer };
  if (line.base === 'cpa') {
    const { deposits, turnover, days } = line.terms;
    return { ...shared, perPlayer: line.perPlayer, deposits, turnover, days: String(days) };
  }
  const { rate, carry, less, leastTurnover } = line;
  const rated = { ...shared, rate: rate.kind, carry, less, leastTurnover: withoutZero(leastTurnover) };
  if (rate.kind === 'flat') return { ...rated, percent: ppmToPercent(rate.ppm) };
  return { ...rated, tiers: rate.tiers.map(({ from, ppm }) => ({ from: String(from), percent: ppmToPercent(ppm) })) };
}

/** Begins a draft with the lines of the newest version. */
export const draftOf = (
  newest: { readonly version: number; readonly lines: readonly PlanLine[] } | undefined,
): PlanDraft => ({
  version: newest?.version ?? 0,
  lines: newest?.lines.map(draftLine) ?? [],
});

/** Returns an id that no line of the draft has, and none that had a carry: `line-3`. */
function freeId(lines: readonly DraftLine[], taken: readonly string[]): string {
  const used = new Set([...lines.map(({ id }) => id), ...taken]);
  let number = 1;
  while (used.has(`line-${number}`)) number += 1;
  return `line-${number}`;
}

const change = (draft: PlanDraft, lines: readonly DraftLine[]): PlanDraft => ({ ...draft, lines });

/** Adds a line. `taken` are ids of earlier versions: a line under one of them would take over its carry. */
export const addLine = (draft: PlanDraft, taken: readonly string[]): PlanDraft =>
  change(draft, [...draft.lines, { ...blank, id: freeId(draft.lines, taken) }]);

/** Removes a line, and what others deduct of it. */
export const removeLine = (draft: PlanDraft, id: string): PlanDraft =>
  change(
    draft,
    draft.lines
      .filter((line) => line.id !== id)
      .map((line) => ({ ...line, less: line.less.filter((other) => other !== id) })),
  );

const firstTier = (rate: Rate['kind']): DraftTier => ({ from: rate === 'selections' ? '1' : '0', percent: '' });

/** Brings the parts of a line in step: rates by selections have no carry and apply to turnover, and tiers have a first one. */
function fitting(line: DraftLine): DraftLine {
  const rate = line.rate === 'selections' && line.base !== 'turnover' ? 'flat' : line.rate;
  const carry = rate === 'selections' && line.carry === 'carry' ? 'none' : line.carry;
  const products = line.base === 'cpa' ? 'all' : line.products;
  const [first, ...rest] = line.tiers;
  const begin = firstTier(rate);
  const tiers = rate === 'flat' ? line.tiers : [{ ...(first ?? begin), from: begin.from }, ...rest];
  return { ...line, rate, carry, products, tiers };
}

/** Changes fields of a line. */
export const changeLine = (draft: PlanDraft, id: string, patch: Partial<Omit<DraftLine, 'id'>>): PlanDraft =>
  change(
    draft,
    draft.lines.map((line) => (line.id === id ? fitting({ ...line, ...patch }) : line)),
  );

/** Returns chosen products in the order of the platform; every one of them is written as all. */
export function productsOf(chosen: readonly string[]): DraftLine['products'] {
  const known = agencyProducts.filter((product) => chosen.includes(product));
  return known.length === agencyProducts.length ? 'all' : known;
}

const tierPath = /^rate\.tiers\[(\d+)\]\.(from|ppm)$/;

/** Returns the typed text at a place of the plan, such as `lines[2].rate.ppm`. Undefined if nothing is typed there. */
export function textAt({ lines }: PlanDraft, path: string): string | undefined {
  const [, at = '', field = ''] = /^lines\[(\d+)\]\.(.+)$/.exec(path) ?? [];
  const line = lines[Number(at)];
  if (!line) return undefined;
  const [, index, part] = tierPath.exec(field) ?? [];
  if (index !== undefined) return line.tiers[Number(index)]?.[part === 'ppm' ? 'percent' : 'from'];
  const typed: Readonly<Record<string, string>> = {
    'rate.ppm': line.percent,
    leastTurnover: line.leastTurnover,
    perPlayer: line.perPlayer,
    'terms.deposits': line.deposits,
    'terms.turnover': line.turnover,
    'terms.days': line.days,
  };
  return Object.hasOwn(typed, field) ? typed[field] : undefined;
}
