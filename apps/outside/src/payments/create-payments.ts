import type { Clock } from '../kernel/clock.ts';
import { eventOf, type Act, type ActTerms, type OutsideEvent, type OutsidePayment } from './life.ts';
import { dayOf, noSettlementFaults, settlementFile, type SettlementFaults, type SettlementFile } from './settlement.ts';

/** How payouts end when they are begun. */
export const payoutModes = ['pay', 'silent', 'fail'] as const;
export type PayoutMode = (typeof payoutModes)[number];

export interface PaymentsDeps {
  readonly clock: Clock;
  readonly ids: () => string;
  /** Reports an event to the platform. */
  readonly report: (event: OutsideEvent) => void;
}

export type NewPayment = Omit<OutsidePayment, 'id' | 'events'>;

/** Payments and payouts in memory. */
export interface Payments {
  begin(payment: NewPayment): OutsidePayment;
  byId(id: string): OutsidePayment | undefined;
  byReference(kind: OutsidePayment['kind'], reference: string): readonly OutsidePayment[];
  /** Does something to a payment. `silent` events are kept and not reported. Returns the event; undefined if it is impossible. */
  act(
    id: string,
    act: Act,
    terms?: Omit<ActTerms, 'at' | 'id'> & { readonly silent?: boolean },
  ): OutsideEvent | undefined;
  /** Reports money that fits no payment. */
  stray(money: { readonly amount: string; readonly currency: string }): OutsideEvent;
  setPayouts(mode: PayoutMode): void;
  /** The file of a day; undefined if the day is not over, or was over before the stand-in was started. */
  settlement(day: string): SettlementFile | undefined;
  setSettlement(faults: SettlementFaults): void;
}

export function createPayments({ clock, ids, report }: PaymentsDeps): Payments {
  const all = new Map<string, OutsidePayment>();
  const firstDay = dayOf(clock.now());
  let mode: PayoutMode = 'pay';
  let faults = noSettlementFaults;
  const act: Payments['act'] = (id, what, { silent = false, ...terms } = {}) => {
    const payment = all.get(id);
    const event = payment && eventOf(payment, what, { ...terms, at: clock.now(), id: ids() });
    if (payment === undefined || event === undefined) return undefined;
    all.set(id, { ...payment, events: [...payment.events, event] });
    if (!silent) report(event);
    return event;
  };
  const begin: Payments['begin'] = (wanted) => {
    const payment = { ...wanted, id: ids(), events: [] };
    all.set(payment.id, payment);
    return payment;
  };
  return {
    begin(wanted) {
      const payment = begin(wanted);
      if (wanted.kind === 'payouts' && mode !== 'silent') act(payment.id, mode);
      return payment;
    },
    byId: (id) => all.get(id),
    byReference: (kind, reference) =>
      [...all.values()].filter((one) => one.kind === kind && one.reference === reference),
    act,
    stray({ amount, currency }) {
      const rest = { kind: 'payments', method: 'bank', locale: 'en', returnUrl: '', expiresAt: 0 } as const;
      const payment = begin({ ...rest, reference: `stray-${ids()}`, amount, currency });
      const event = act(payment.id, 'capture');
      if (event === undefined) throw new Error('A new payment can be captured.');
      return event;
    },
    setPayouts: (next) => void (mode = next),
    settlement(day) {
      const isThere = day >= firstDay && day < dayOf(clock.now());
      return isThere ? settlementFile(all.values(), day, faults) : undefined;
    },
    setSettlement: (next) => void (faults = next),
  };
}
