import type { SlipConfig } from '../state/config.ts';
import type { SlipEffect } from '../state/effect.ts';
import type { SlipEnv, SlipLimits } from '../state/env.ts';
import type { SlipEvent, TicketInfo } from '../state/event.ts';
import type { NewSelection } from '../state/selection.ts';
import { initialSlip } from '../state/state.ts';
import type { SlipState } from '../state/state.ts';
import { transition } from '../machine/transition.ts';

/** Limits for tests. */
export const limits: SlipLimits = {
  minTicketPayin: [
    { currency: 'RSD', limit: '20' },
    { currency: 'EUR', limit: '1' },
    { currency: 'FREEBET-RSD', limit: '20' },
  ],
  minPayinPerSystemComb: [{ currency: 'RSD', limit: '5' }],
  maxTicketWin: [{ currency: 'RSD', limit: '1000' }],
  timeoutPrematchTicket: 15,
  timeoutLiveTicket: 20,
  liveTicketDelay: 5,
  maxSystemTicketCombinations: 10,
  maxTicketSelections: 6,
};

export const START = 1_000_000;

export function selection(id: string, price = '2.00', extra: Partial<NewSelection> = {}): NewSelection {
  return {
    id,
    desc: 'prematch',
    marketName: 'FT',
    marketDesc: 'Full time',
    outcome: '1',
    price,
    band: null,
    pair: 'Home - Away',
    sfId: `sf${id}`,
    time: 'Sat 20:00',
    timeStart: START + 3_600_000,
    marketsKey: 'k',
    marketsTable: 't',
    marketsGroup: 'g',
    player: null,
    sport: 'F',
    realSport: null,
    ...extra,
  };
}

export const info = (ticketId: string, extra: Partial<TicketInfo> = {}): TicketInfo => ({
  ticketId,
  code: null,
  subcode: null,
  etsCode: null,
  accepted: false,
  status: null,
  changes: [],
  stake: null,
  expiresAt: null,
  ...extra,
});

/** Creates a slip for tests, with a clock and an env that the test moves. */
export function driver(config: Partial<SlipConfig> = {}) {
  let state: SlipState = initialSlip(config);
  let ids = 0;
  let env: SlipEnv = {
    now: START,
    newId: 'ticket-0',
    loggedIn: true,
    wallet: { currency: 'RSD', currencyId: 1 },
    limits,
    blocked: false,
    maintenance: false,
    online: true,
  };
  const drive = {
    get state(): SlipState {
      return state;
    },
    set state(next: SlipState) {
      state = next;
    },
    get env(): SlipEnv {
      return env;
    },
    world(change: Partial<SlipEnv>) {
      env = { ...env, ...change };
    },
    pass(ms: number) {
      env = { ...env, now: env.now + ms };
    },
    send(event: SlipEvent): readonly SlipEffect[] {
      const [next, effects] = transition(state, event, env);
      state = next;
      if (effects.some(({ type }) => type === 'send-ticket')) env = { ...env, newId: `ticket-${(ids += 1)}` };
      return effects;
    },
    /** Passes seconds with a tick each. */
    ticks(seconds: number): readonly SlipEffect[] {
      return Array.from({ length: seconds }).flatMap(() => {
        drive.pass(1000);
        return drive.send({ type: 'tick' });
      });
    },
    add(...ids: string[]) {
      for (const id of ids) drive.send({ type: 'add', selection: selection(id) });
    },
    /** Pays, and the platform takes the ticket. */
    waiting(): string {
      drive.send({ type: 'pay' });
      const { payment } = state;
      if (payment.status !== 'submitting') throw new Error(`Not submitted: ${payment.status}`);
      const { ticketId } = payment.ticket;
      drive.send({ type: 'ticket-answer', ticketId, answer: { kind: 'taken', pending: true } });
      return ticketId;
    },
  };
  return drive;
}
