import { isApiError } from '@kvota/api-client';
import type { CashOutQuote } from '@kvota/contracts';
import { useHost, type Host } from '@kvota/shell';
import { useEffect, useRef, useState } from 'react';

import {
  cashOutTransition,
  openCashOut,
  type CashOutEffect,
  type CashOutEvent,
  type CashOutState,
  type Quote,
  type UnavailableReason,
} from './cash-out-machine.ts';
import { ratioOf } from './ratio.ts';

const quoteDebounce = 250;
const confirmRetryDelay = 1500;
const tickInterval = 250;

interface CashOutDeps {
  readonly host: Host;
  readonly ticketId: string;
  /** Called once the cash-out is booked. */
  readonly onBooked: (quote: Quote) => void;
  readonly onState: (state: CashOutState) => void;
}

type Answer = Awaited<ReturnType<Host['api']['cashOut']>>;

function quoteOf(wire: Partial<CashOutQuote>, now: number): Quote | null {
  const { quoteId, amount, stake, expiresAt } = wire;
  if (quoteId === undefined || amount === undefined || stake === undefined || expiresAt === undefined) return null;
  return { quoteId, amount, stake, quotedAt: now, expiresAt: Date.parse(expiresAt) };
}

const reasonOf = ({ reason }: { reason?: Answer['reason'] }): UnavailableReason => reason ?? 'unknown';

/** True if the platform answered with a definite no, so that sending the confirmation again is pointless. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && ['forbidden', 'invalid', 'refused', 'not-served', 'unauthorized'].includes(error.kind);

/** Runs one cash-out: ties the machine to calls, timers and the server's clock. `stop` drops everything in flight. */
class CashOutRunner {
  readonly #deps: CashOutDeps;
  #state: CashOutState;
  #live = true;
  #debounce: ReturnType<typeof setTimeout> | undefined;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #ticking: ReturnType<typeof setInterval>;

  constructor(deps: CashOutDeps) {
    this.#deps = deps;
    const [state, effects] = openCashOut();
    this.#state = state;
    this.#ticking = setInterval(() => this.send({ type: 'tick' }), tickInterval);
    for (const effect of effects) this.#run(effect);
  }

  send(event: CashOutEvent): void {
    if (!this.#live) return;
    const [state, effects] = cashOutTransition(this.#state, event, { now: this.#deps.host.serverNow() });
    if (state !== this.#state) {
      this.#state = state;
      this.#deps.onState(state);
    }
    for (const effect of effects) this.#run(effect);
  }

  stop(): void {
    this.#live = false;
    clearInterval(this.#ticking);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #run(effect: CashOutEffect): void {
    switch (effect.type) {
      case 'request-quote':
        clearTimeout(this.#debounce);
        if (effect.when === 'debounced')
          this.#debounce = this.#after(quoteDebounce, () => void this.#requestQuote(effect));
        else void this.#requestQuote(effect);
        return;
      case 'confirm':
        if (effect.when === 'later') this.#after(confirmRetryDelay, () => void this.#confirm(effect.quote));
        else void this.#confirm(effect.quote);
        return;
      case 'booked':
        this.#deps.onBooked(effect.quote);
    }
  }

  #after(milliseconds: number, run: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, milliseconds);
    this.#timers.add(timer);
    return timer;
  }

  async #requestQuote({ request, percent }: Extract<CashOutEffect, { type: 'request-quote' }>): Promise<void> {
    const { host, ticketId } = this.#deps;
    try {
      const answer = await host.api.cashOut({ body: { ticketId, ratio: ratioOf(percent) } });
      const quote = answer.ErrorText === 'ok' ? quoteOf(answer, host.serverNow()) : null;
      this.send(
        quote ? { type: 'quoted', request, quote } : { type: 'quote-refused', request, reason: reasonOf(answer) },
      );
    } catch {
      this.send({ type: 'quote-failed', request });
    }
  }

  async #confirm({ quoteId, amount }: Quote): Promise<void> {
    const { host, ticketId } = this.#deps;
    try {
      const answer = await host.api.confirmCashOut({ body: { ticketId, quoteId, amount } });
      if (answer.ErrorText === 'ok') this.send({ type: 'booked', quoteId });
      else if (answer.error === 'cashOutChanged')
        this.send({
          type: 'repriced',
          quoteId,
          quote: answer.quote ? quoteOf(answer.quote, host.serverNow()) : null,
        });
      else this.send({ type: 'denied', quoteId, reason: reasonOf(answer) });
    } catch (error) {
      if (isRefusal(error)) this.send({ type: 'denied', quoteId, reason: 'unknown' });
      else this.send({ type: 'confirm-failed', quoteId });
    }
  }
}

/** Runs a cash-out of a ticket while the component is mounted; returns its state and the function that sends events. */
export function useCashOut(
  ticketId: string,
  onBooked: (quote: Quote) => void,
): { readonly state: CashOutState; readonly send: (event: CashOutEvent) => void } {
  const host = useHost();
  const [state, setState] = useState(() => openCashOut()[0]);
  const runner = useRef<CashOutRunner>(null);
  const booked = useRef(onBooked);
  useEffect(() => {
    booked.current = onBooked;
  }, [onBooked]);
  useEffect(() => {
    const own = new CashOutRunner({
      host,
      ticketId,
      onState: setState,
      onBooked: (quote) => booked.current(quote),
    });
    runner.current = own;
    return () => own.stop();
  }, [host, ticketId]);
  return { state, send: (event) => runner.current?.send(event) };
}
