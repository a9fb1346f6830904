import type { AgencyAlerts } from '@kvota/contracts';
import { at } from '@kvota/shell/story-world';

import { noAlerts } from './no-alerts.ts';
import { openRequest, sampleTickets } from './sample-tickets.ts';
import { sampleTree, smallTree } from './sample-tree.ts';

const { detelinara, liman, jovana, ana, zoran, stefan, marko } = sampleTree;
const named = ({ id, username }: { readonly id: string; readonly username: string }) => ({ userId: id, username });
const otherTicket = sampleTickets.find(({ status }) => status === 'lost')?.ticketId ?? '';
const wonTicket = sampleTickets.find(({ status }) => status === 'won')?.ticketId ?? '';

/** The agent of a small branch is below its mark. */
export const oneLowFloat: AgencyAlerts = {
  ...noAlerts,
  lowFloats: {
    count: 1,
    rows: [{ ...named(smallTree.agent), credit: '84000.00', mark: '90000.00', currency: 'RSD' }],
  },
};

/** One or two of each kind. */
export const everyAlert: AgencyAlerts = {
  asOf: at(0),
  voidRequests: {
    count: 2,
    rows: [
      { ...openRequest, lapsesAt: at(11) },
      {
        ...openRequest,
        id: 'v7',
        ticketId: otherTicket,
        requestedBy: '',
        reason: 'Pogrešan meč na tiketu',
        lapsesAt: at(95),
      },
    ],
  },
  lowFloats: {
    count: 2,
    rows: [
      { ...named(liman), credit: '8100.00', mark: '25000.00', currency: 'RSD' },
      { ...named(detelinara), credit: '180.00', mark: '250.00', currency: 'EUR' },
    ],
  },
  limits: {
    count: 2,
    rows: [
      {
        ...named(jovana),
        key: 'lossWeek',
        used: '10450.00',
        limit: '10000.00',
        percent: 104,
        currency: 'RSD',
        until: '2026-11-22T23:00:00.000Z',
      },
      {
        ...named(ana),
        key: 'stakeDay',
        used: '4120.00',
        limit: '5000.00',
        percent: 82,
        currency: 'RSD',
        until: '2026-11-21T23:00:00.000Z',
      },
    ],
  },
  blocks: {
    count: 2,
    rows: [
      {
        ...named(stefan),
        kind: 'player',
        scope: 'self',
        operator: false,
        by: 'master-vojvodina',
        since: '2026-11-20T11:00:00.000Z',
      },
      { ...named(zoran), kind: 'player', scope: 'self', operator: true, by: null, since: null },
    ],
  },
  statements: {
    count: 3,
    rows: [
      {
        periodId: '2026-10',
        cycle: 'month',
        from: '2026-10-01',
        to: '2026-10-31',
        ...named(sampleTree.centar),
        own: true,
        open: '48210.50',
        currency: 'RSD',
      },
      {
        periodId: '2026-W46',
        cycle: 'week',
        from: '2026-11-09',
        to: '2026-11-15',
        ...named(detelinara),
        own: false,
        open: '12450.00',
        currency: 'RSD',
      },
      {
        periodId: '2026-W46',
        cycle: 'week',
        from: '2026-11-09',
        to: '2026-11-15',
        ...named(liman),
        own: false,
        open: '-3200.00',
        currency: 'RSD',
      },
    ],
  },
  wins: {
    count: 1,
    rows: [
      {
        ticketId: wonTicket,
        ...named(marko),
        stake: '2000.00',
        payout: '412600.00',
        currency: 'RSD',
        settledAt: at(-130),
      },
    ],
  },
};

/** More alerts than an answer has, with the longest names and amounts. */
export const manyAlerts: AgencyAlerts = {
  ...everyAlert,
  voidRequests: {
    count: 37,
    rows: Array.from({ length: 20 }, (_, index) => ({
      ...openRequest,
      id: `many-${index}`,
      username: 'prodavnica.novi-sad-detelinara-0123456789',
      stake: '999999999.99',
      reason:
        'Igrač je tražio drugi meč, a radnik je uneo pogrešan broj i tiket je odštampan pre nego što je bilo ko video.',
      lapsesAt: at(10 + index),
    })),
  },
  lowFloats: {
    count: 12,
    rows: Array.from({ length: 12 }, (_, index) => ({
      ...named(detelinara),
      userId: `${detelinara.id}-${index}`,
      username: `agencija-sa-veoma-dugim-imenom-${index}`,
      credit: `${index * 1000}.00`,
      mark: '999999999.99',
      currency: 'EUR',
    })),
  },
};
