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
  type NoPrice,
  type Offer,
} from './cash-out-machine.ts';
import { ratioOf } from './ratio.ts';

const handRests = 250;
const retryAfter = 1500;
const tickEvery = 250;

interface Ways {
  readonly host: Host;
  readonly ticketId: string;
  /** Called once the money is there. */
  readonly onBooked: (offer: Offer) => void;
  readonly onState: (state: CashOutState) => void;
}

interface Sale {
  readonly send: (event: CashOutEvent) => void;
  readonly stop: () => void;
}

type Answer = Awaited<ReturnType<Host['api']['cashOut']>>;

function offerOf(quote: Partial<CashOutQuote>, now: number): Offer | null {
  const { quoteId, amount, stake, expiresAt } = quote;
  if (quoteId === undefined || amount === undefined || stake === undefined || expiresAt === undefined) return null;
  return { quoteId, amount, stake, quotedAt: now, expiresAt: Date.parse(expiresAt) };
}

const reasonOf = ({ reason }: { reason?: Answer['reason'] }): NoPrice => reason ?? 'unknown';

/** A failure that says no for certain: the platform answered, and not for want of a moment. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && ['forbidden', 'invalid', 'refused', 'not-served', 'unauthorized'].includes(error.kind);

/** Ties the rules of a sale to calls, timers and the server's clock; stopping drops whatever is still to come. */
function startSale({ host, ticketId, onBooked, onState }: Ways): Sale {
  const { api, serverNow } = host;
  const opened = openCashOut();
  let { state } = opened;
  let live = true;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const send = (event: CashOutEvent): void => {
    if (!live) return;
    const turn = cashOutTransition(state, event);
    if (turn.state !== state) {
      state = turn.state;
      onState(state);
    }
    for (const effect of turn.effects) run(effect);
  };

  const askNow = async ({ ask, percent }: Extract<CashOutEffect, { type: 'ask' }>): Promise<void> => {
    try {
      const answer = await api.cashOut({ body: { ticketId, ratio: ratioOf(percent) } });
      const now = serverNow();
      const offer = answer.ErrorText === 'ok' ? offerOf(answer, now) : null;
      send(offer ? { type: 'priced', ask, offer, now } : { type: 'refused', ask, reason: reasonOf(answer), now });
    } catch {
      send({ type: 'ask-failed', ask });
    }
  };

  const confirmNow = async ({ quoteId, amount }: Offer): Promise<void> => {
    try {
      const answer = await api.confirmCashOut({ body: { ticketId, quoteId, amount } });
      const now = serverNow();
      if (answer.ErrorText === 'ok') send({ type: 'booked', quoteId });
      else if (answer.error === 'cashOutChanged')
        send({ type: 'repriced', quoteId, offer: answer.quote ? offerOf(answer.quote, now) : null, now });
      else send({ type: 'denied', quoteId, reason: reasonOf(answer), now });
    } catch (error) {
      if (isRefusal(error)) send({ type: 'denied', quoteId, reason: 'unknown', now: serverNow() });
      else send({ type: 'confirm-failed', quoteId });
    }
  };

  const later = (run: () => void, milliseconds: number): ReturnType<typeof setTimeout> => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, milliseconds);
    timers.add(timer);
    return timer;
  };

  const run = (effect: CashOutEffect): void => {
    switch (effect.type) {
      case 'ask':
        clearTimeout(rest);
        if (effect.when === 'soon') rest = later(() => void askNow(effect), handRests);
        else void askNow(effect);
        return;
      case 'confirm':
        if (effect.when === 'later') later(() => void confirmNow(effect.offer), retryAfter);
        else void confirmNow(effect.offer);
        return;
      case 'booked':
        onBooked(effect.offer);
    }
  };

  const ticking = setInterval(() => send({ type: 'tick', now: serverNow() }), tickEvery);
  for (const effect of opened.effects) run(effect);
  return {
    send,
    stop: () => {
      live = false;
      clearInterval(ticking);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** A running sale of a ticket: its state and the way to tell it what the player does. */
export function useCashOut(
  ticketId: string,
  onBooked: (offer: Offer) => void,
): { readonly state: CashOutState; readonly send: (event: CashOutEvent) => void } {
  const host = useHost();
  const [state, setState] = useState(() => openCashOut().state);
  const sale = useRef<Sale>(null);
  const booked = useRef(onBooked);
  useEffect(() => {
    booked.current = onBooked;
  }, [onBooked]);
  useEffect(() => {
    const own = startSale({ host, ticketId, onState: setState, onBooked: (offer) => booked.current(offer) });
    sale.current = own;
    return () => own.stop();
  }, [host, ticketId]);
  return { state, send: (event) => sale.current?.send(event) };
}
