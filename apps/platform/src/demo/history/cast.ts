// The users of the history: the demo accounts of the tree, and others whose passwords nobody has.
import type { CommissionLine } from '@kvota/contracts';

import { rootId } from '../../agency/tree.ts';

/** An agent with the credit that its parent keeps it at, in units. */
export interface CastAgent {
  readonly name: string;
  readonly parent: string;
  readonly credit: number;
}

export interface CastPlayer {
  readonly name: string;
  /** First and last name, as the parent has noted them. */
  readonly person?: readonly [string, string];
  /** The agent that has created it, or whose code it joined with. */
  readonly parent: string;
  /** The week of its first credit, from 0, and the one from which it does not play any more. */
  readonly from: number;
  readonly until?: number;
  /** Credit in units at which the parent keeps it. */
  readonly credit: number;
  /** Tickets of a usual week. */
  readonly tickets: number;
  /** The usual stake in units. */
  readonly stake: number;
  /** The promo code with which it joined. */
  readonly code?: string;
}

/** From the top down. The first three are demo accounts. */
export const castAgents: readonly CastAgent[] = [
  { name: 'master', parent: rootId, credit: 500_000 },
  { name: 'agent', parent: 'master', credit: 100_000 },
  { name: 'subagent', parent: 'agent', credit: 20_000 },
  { name: 'lokal_zemun', parent: 'master', credit: 60_000 },
];

export const castPlayers: readonly CastPlayer[] = [
  { name: 'player', parent: 'agent', from: 0, credit: 50_000, tickets: 2, stake: 500 },
  { name: 'milan_bg', person: ['Milan', 'Jović'], parent: 'agent', from: 0, credit: 9000, tickets: 3, stake: 400 },
  { name: 'jovana88', person: ['Jovana', 'Marić'], parent: 'agent', from: 0, credit: 5000, tickets: 2, stake: 200 },
  { name: 'stefan_ns', person: ['Stefan', 'Kovač'], parent: 'agent', from: 1, credit: 12_000, tickets: 2, stake: 700 },
  {
    name: 'zoran71',
    person: ['Zoran', 'Babić'],
    parent: 'agent',
    from: 0,
    until: 6,
    credit: 4000,
    tickets: 2,
    stake: 300,
  },
  {
    name: 'ivana_kg',
    person: ['Ivana', 'Lukić'],
    parent: 'agent',
    from: 3,
    credit: 6000,
    tickets: 2,
    stake: 400,
    code: 'DERBI',
  },
  {
    name: 'luka_pa',
    person: ['Luka', 'Simić'],
    parent: 'agent',
    from: 8,
    credit: 4000,
    tickets: 2,
    stake: 250,
    code: 'DERBI',
  },
  { name: 'nikola_p', person: ['Nikola', 'Pavić'], parent: 'subagent', from: 0, credit: 5000, tickets: 3, stake: 300 },
  { name: 'milica_s', person: ['Milica', 'Savić'], parent: 'subagent', from: 0, credit: 3000, tickets: 2, stake: 200 },
  {
    name: 'dragan_s',
    person: ['Dragan', 'Stojić'],
    parent: 'subagent',
    from: 2,
    until: 10,
    credit: 4000,
    tickets: 3,
    stake: 500,
  },
  { name: 'ana_nis', person: ['Ana', 'Nikolić'], parent: 'subagent', from: 13, credit: 3000, tickets: 2, stake: 200 },
  { name: 'bojan_z', person: ['Bojan', 'Zorić'], parent: 'lokal_zemun', from: 0, credit: 8000, tickets: 3, stake: 500 },
  { name: 'tamara_z', person: ['Tamara', 'Zec'], parent: 'lokal_zemun', from: 0, credit: 5000, tickets: 2, stake: 300 },
  { name: 'vuk_zemun', person: ['Vuk', 'Tadić'], parent: 'lokal_zemun', from: 4, credit: 5000, tickets: 2, stake: 400 },
  { name: 'goran_vip', person: ['Goran', 'Ilić'], parent: 'master', from: 0, credit: 25_000, tickets: 1, stake: 1500 },
];

/** A code of an agent, created at the beginning of a week. */
export const castCodes = [
  { agent: 'agent', code: 'DERBI', note: 'Posters at the derby', week: 1, isActive: true },
  { agent: 'agent', code: 'LETO26', note: 'Flyers of the summer', week: 0, isActive: false },
  { agent: 'subagent', code: 'KAFE-NIS', note: 'Table cards', week: 9, isActive: true },
  { agent: 'master', code: 'SALON-NS', note: 'Opening of the shop', week: 5, isActive: true },
] as const;

/** The player whom a parent blocks, at the beginning of a week. */
export const castBlock = { name: 'dragan_s', week: 10, reason: 'Asked for a break' } as const;

/** The credit line of an agent, and in one week what its parent lends and gets back. In units. */
export const castLine = {
  parent: 'agent',
  child: 'subagent',
  week: 11,
  limit: 50_000,
  lowFloat: 25_000,
  lent: 15_000,
  repaid: 5000,
} as const;

const share = (ppm: number): CommissionLine => ({
  id: 'share',
  products: 'all',
  cycle: 'week',
  base: 'ggr',
  carry: 'carry',
  rate: { kind: 'flat', ppm },
  less: [],
  leastTurnover: '0',
});

const newPlayers = (perPlayer: string): CommissionLine => ({
  id: 'new-players',
  products: 'all',
  cycle: 'week',
  base: 'cpa',
  perPlayer,
  terms: { deposits: '3000.00', turnover: '2000.00', days: 60 },
});

const monthly: CommissionLine = {
  id: 'month',
  products: 'all',
  cycle: 'month',
  base: 'ngr',
  carry: 'none',
  rate: {
    kind: 'graduated',
    tiers: [
      { from: '0', ppm: 20_000 },
      { from: '20000', ppm: 40_000 },
    ],
  },
  less: [],
  leastTurnover: '10000',
};

const bySelections: CommissionLine = {
  id: 'selections',
  products: 'all',
  cycle: 'week',
  base: 'turnover',
  carry: 'none',
  rate: {
    kind: 'selections',
    tiers: [
      { from: 1, ppm: 10_000 },
      { from: 2, ppm: 30_000 },
      { from: 3, ppm: 60_000 },
      { from: 5, ppm: 100_000 },
    ],
  },
  less: [],
  leastTurnover: '0',
};

/** Versions of plans, from the top down. Each is saved in the week before the one from which it holds. */
export const castPlans: readonly { readonly child: string; readonly from: number; readonly lines: CommissionLine[] }[] =
  [
    { child: 'master', from: 0, lines: [share(450_000), newPlayers('700.00'), monthly] },
    { child: 'agent', from: 0, lines: [share(300_000), newPlayers('500.00')] },
    { child: 'subagent', from: 0, lines: [share(200_000)] },
    { child: 'lokal_zemun', from: 0, lines: [bySelections] },
    { child: 'agent', from: 7, lines: [share(350_000), newPlayers('500.00')] },
  ];
