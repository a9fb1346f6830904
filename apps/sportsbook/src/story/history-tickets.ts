import type { HistoryLeg, HistoryTicket } from '@kvota/contracts';

/** A moment of story time; written out, so that tests of rules need no story world. */
const at = (minutes: number): string => new Date(Date.parse('2026-11-21T17:30:00Z') + minutes * 60_000).toISOString();

type LegPart = Pick<HistoryLeg, 'pair' | 'marketCode' | 'selectionCode' | 'usedOdds' | 'status'> & Partial<HistoryLeg>;
type TicketPart = Pick<HistoryTicket, 'status' | 'stake' | 'totalOdds' | 'possiblePayout' | 'payout'> &
  Partial<Omit<HistoryTicket, 'legs'>> & { readonly minutes: number; readonly legs: readonly LegPart[] };

function leg(part: LegPart, index: number): HistoryLeg {
  return {
    eventId: `h${index}`,
    type: 'prematch',
    sport: 'F',
    leagueName: 'Superliga',
    timeStart: at(-1500),
    requestedOdds: part.usedOdds,
    systemGroup: null,
    ...part,
  };
}

function ticket(ticketId: string, { minutes, legs, ...part }: TicketPart): HistoryTicket {
  return {
    ticketId,
    createdAt: at(minutes),
    live: false,
    currency: 'RSD',
    currency_id: 941,
    capped: false,
    explanation: [],
    combinations: 1,
    openStake: part.status === 'accepted' || part.status === 'pending' ? part.stake : '0.00',
    cashedOut: [],
    cashOut: null,
    systemGroups: [],
    ...part,
    legs: legs.map(leg),
  };
}

const derby: LegPart = {
  pair: 'Crvena zvezda - Partizan',
  marketCode: '1X2',
  selectionCode: '1',
  usedOdds: '1.85',
  status: 'open',
  timeStart: at(-67),
  match: { matchState: 'SH', matchPhase: { name: 'SH', timeMin: 63 }, results: { G: [2, 1] } },
};
const basketball: LegPart = {
  sport: 'B',
  type: 'live',
  leagueName: 'Euroleague',
  pair: 'Panathinaikos - Olympiacos Πειραιώς',
  marketCode: 'HC-4.5',
  selectionCode: '1',
  usedOdds: '1.91',
  status: 'open',
  timeStart: at(-48),
  match: { matchState: 'Q3', matchPhase: { name: 'Q3', timeMin: null, clock: '4:12' }, results: { P: [58, 61] } },
};
const tomorrow: LegPart = {
  sport: 'T',
  leagueName: 'ATP Finals',
  pair: 'N. Đoković - G. Dimitrov',
  marketCode: 'S1_12',
  selectionCode: '2',
  requestedOdds: '2.62',
  usedOdds: '2.55',
  status: 'open',
  timeStart: at(1385),
};
const won: LegPart = {
  pair: 'Vojvodina - Čukarički',
  marketCode: '1X2',
  selectionCode: 'X',
  usedOdds: '3.10',
  status: 'won',
  result: '1:1',
};
const alsoWon: LegPart = {
  leagueName: 'Serie A',
  pair: 'Roma - Lazio',
  marketCode: 'GG',
  selectionCode: 'yes',
  usedOdds: '1.54',
  status: 'won',
  result: '2:2',
};
const lost: LegPart = {
  sport: 'B',
  leagueName: 'Euroleague',
  pair: 'Real Madrid - Monaco',
  marketCode: 'OU161.5',
  selectionCode: 'over',
  usedOdds: '1.90',
  status: 'lost',
  result: '78:71',
};
const voided: LegPart = {
  pair: 'Radnik - Loznica',
  marketCode: 'OU2.5',
  selectionCode: 'under',
  usedOdds: '1.90',
  status: 'void',
};

const tickets = {
  /** The acceptor has not decided yet. */
  waiting: ticket('K-20261121-000131', {
    minutes: -1,
    status: 'pending',
    live: true,
    stake: '150.00',
    totalOdds: '1.91',
    possiblePayout: '286.50',
    payout: null,
    legs: [basketball],
  }),
  /** Two legs in play, one to come; it can be sold. */
  open: ticket('K-20261121-000118', {
    minutes: -96,
    status: 'accepted',
    stake: '500.00',
    totalOdds: '9.010425',
    possiblePayout: '4505.21',
    payout: null,
    cashOut: '1243.50',
    legs: [derby, basketball, tomorrow],
  }),
  /** Nothing of it has begun, and it cannot be sold at the moment. */
  single: ticket('K-20261121-000097', {
    minutes: -141,
    status: 'accepted',
    stake: '20.00',
    currency: 'EUR',
    currency_id: 978,
    totalOdds: '2.55',
    possiblePayout: '51.00',
    payout: null,
    legs: [tomorrow],
  }),
  /** A system of three with a banker; one of them is lost. */
  system: ticket('K-20261121-000066', {
    minutes: -300,
    status: 'accepted',
    stake: '200.00',
    totalOdds: '31.44',
    possiblePayout: '965.40',
    payout: null,
    cashOut: '310.20',
    combinations: 3,
    systemGroups: [{ conditions: [2], totalSelections: 3 }],
    legs: [won, { ...derby, systemGroup: 0 }, { ...lost, systemGroup: 0 }, { ...tomorrow, systemGroup: 0 }],
  }),
  /** Half of it was sold; the other half is in play. */
  soldHalf: ticket('K-20261121-000041', {
    minutes: -420,
    status: 'accepted',
    stake: '1000.00',
    openStake: '500.00',
    totalOdds: '3.5335',
    possiblePayout: '1766.75',
    payout: null,
    cashOut: '702.10',
    cashedOut: [{ stake: '500.00', amount: '640.00', at: at(-22) }],
    legs: [derby, basketball],
  }),
  won: ticket('K-20261120-004410', {
    minutes: -1530,
    settledAt: at(-1300),
    status: 'won',
    stake: '500.00',
    totalOdds: '4.774',
    possiblePayout: '2387.00',
    payout: '2387.00',
    legs: [won, alsoWon],
  }),
  /** Half was sold before it won. */
  soldHalfWon: ticket('K-20261120-004388', {
    minutes: -1600,
    settledAt: at(-1310),
    status: 'won',
    stake: '500.00',
    totalOdds: '4.674',
    possiblePayout: '1168.50',
    payout: '1168.50',
    cashedOut: [{ stake: '250.00', amount: '420.00', at: at(-1420) }],
    legs: [won, alsoWon],
  }),
  /** Everything that can happen on the way to a payout. */
  explained: ticket('K-20261119-002204', {
    minutes: -2890,
    settledAt: at(-2700),
    status: 'won',
    stake: '333.00',
    totalOdds: '13.2',
    possiblePayout: '4395.60',
    payout: '1128.16',
    explanation: [
      { rule: 'leg', eventId: 'h1', because: 'void', factor: '1.00000000' },
      { rule: 'leg', eventId: 'h2', because: 'partVoid', factor: '1.42500000' },
      { rule: 'leg', eventId: 'h3', because: 'deadHeat', factor: '0.76666667' },
      { rule: 'rounded', from: '1128.15825000', to: '1128.16', mode: 'halfUp', scope: 'ticket' },
    ],
    legs: [
      won,
      voided,
      {
        ...alsoWon,
        pair: 'Napoli - Juventus',
        marketCode: 'AH-0.25',
        selectionCode: '1',
        usedOdds: '1.85',
        status: 'half_won',
        result: '1:1',
      },
      { ...alsoWon, pair: 'Bayer - Union', usedOdds: '2.30', result: '3:3' },
    ],
  }),
  capped: ticket('K-20261118-000311', {
    minutes: -4300,
    settledAt: at(-4100),
    status: 'won',
    stake: '200000.00',
    totalOdds: '94.5',
    possiblePayout: '10000000.00',
    payout: '10000000.00',
    capped: true,
    explanation: [{ rule: 'capped', from: '18900000.00', to: '10000000.00' }],
    legs: [won, alsoWon, { ...alsoWon, pair: 'Atalanta - Inter', usedOdds: '19.80' }],
  }),
  freeBet: ticket('K-20261118-000290', {
    minutes: -4400,
    settledAt: at(-4150),
    status: 'won',
    currency: 'FREEBET-RSD',
    currency_id: 1000,
    stake: '100.00',
    totalOdds: '4.774',
    possiblePayout: '377.40',
    payout: '377.40',
    explanation: [{ rule: 'freeBet', from: '477.40', to: '377.40' }],
    legs: [won, alsoWon],
  }),
  cashedOut: ticket('K-20261118-000201', {
    minutes: -4460,
    settledAt: at(-4380),
    status: 'cashed_out',
    stake: '300.00',
    totalOdds: '5.89',
    possiblePayout: '1767.00',
    payout: '0.00',
    cashedOut: [{ stake: '300.00', amount: '812.40', at: at(-4380) }],
    legs: [won, { ...lost, status: 'open', result: null }],
  }),
  lost: ticket('K-20261117-001777', {
    minutes: -5700,
    settledAt: at(-5600),
    status: 'lost',
    stake: '5.00',
    currency: 'EUR',
    currency_id: 978,
    totalOdds: '5.89',
    possiblePayout: '29.45',
    payout: '0.00',
    legs: [won, lost],
  }),
  void: ticket('K-20261117-001500', {
    minutes: -5900,
    settledAt: at(-5800),
    status: 'void',
    stake: '100.00',
    totalOdds: '1.90',
    possiblePayout: '190.00',
    payout: '100.00',
    explanation: [{ rule: 'leg', eventId: 'h0', because: 'void', factor: '1.00000000' }],
    legs: [voided],
  }),
  rejected: ticket('K-20261116-000812', {
    minutes: -7300,
    settledAt: at(-7299),
    status: 'rejected',
    subcode: 216,
    stake: '1000.00',
    totalOdds: '2.10',
    possiblePayout: '2100.00',
    payout: null,
    legs: [{ ...won, pair: 'Aston Villa - Crystal Palace', usedOdds: '2.10', status: 'open', result: null }],
  }),
  long: ticket('K-20261115-000118', {
    minutes: -8700,
    settledAt: at(-8500),
    status: 'lost',
    stake: '20.00',
    totalOdds: '48213.77',
    possiblePayout: '964275.40',
    payout: '0.00',
    legs: Array.from({ length: 16 }, (_, index) => ({
      ...(index === 9 ? lost : index % 5 === 4 ? voided : won),
      pair: `${index % 2 ? 'Wolverhampton Wanderers' : 'Brighton & Hove Albion'} - Borussia Mönchengladbach`,
    })),
  }),
} as const satisfies Record<string, HistoryTicket>;

export type StoryTicket = keyof typeof tickets;

/** A ticket of the stories by what is special about it. */
export const storyTicket = (name: StoryTicket): HistoryTicket => tickets[name];

/** All of them, newest first. */
export const historyTickets: readonly HistoryTicket[] = Object.values(tickets);
