import type { EventType, OutsidePayment } from './life.ts';

/** Kinds of lines in a settlement file. */
export const lineTypes = ['capture', 'refund', 'refundReturn', 'chargeback', 'payout', 'payoutReturn'] as const;

/** One movement of money in a settlement file. `id` is that of its event, `payment` that of the payment or payout. */
export interface SettlementLine {
  readonly type: (typeof lineTypes)[number];
  readonly id: string;
  readonly payment: string;
  readonly reference: string;
  readonly partReference?: string;
  readonly amount: string;
  readonly currency: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** All movements of one day, which begins and ends in UTC. `count` is the number of lines. */
export interface SettlementFile {
  readonly day: string;
  readonly count: number;
  readonly lines: readonly SettlementLine[];
}

/** Mistakes of a settlement file: lines that are left out, lines with another amount, and lines that are made up. */
export interface SettlementFaults {
  readonly drop: readonly string[];
  readonly amounts: Readonly<Record<string, string>>;
  readonly add: readonly SettlementLine[];
}

export const noSettlementFaults: SettlementFaults = { drop: [], amounts: {}, add: [] };

const typeOf: { readonly [K in EventType]?: SettlementLine['type'] } = {
  'payment.captured': 'capture',
  'payment.refunded': 'refund',
  'payment.refundFailed': 'refundReturn',
  'payment.chargedBack': 'chargeback',
  'payout.paid': 'payout',
  'payout.returned': 'payoutReturn',
};

/** Returns the file of a day with its mistakes. */
export function settlementFile(
  payments: Iterable<OutsidePayment>,
  day: string,
  { drop, amounts, add }: SettlementFaults,
): SettlementFile {
  const own = [...payments].flatMap(({ events }) =>
    events.flatMap(({ id, type: event, at, data }): SettlementLine[] => {
      const type = typeOf[event];
      if (type === undefined) return [];
      const { id: payment, reference, amount, currency, partReference } = data;
      const named = partReference !== undefined && { partReference };
      return [{ type, id, payment, reference, ...named, amount, currency, at }];
    }),
  );
  const lines = [...own, ...add]
    .filter(({ id, at }) => dayOf(at) === day && !drop.includes(id))
    .map((line) => ({ ...line, amount: amounts[line.id] ?? line.amount }))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  return { day, count: lines.length, lines };
}

/** Returns the day of a moment, in UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
