import type { PrintedTicketProps } from '../slip/printed-ticket/PrintedTicket.tsx';

/** A ticket of three legs as a system, with one banker, for stories and for the test of the printed page. */
export const printedTicket = {
  title: 'Ticket',
  number: '4021-8873-1156',
  time: '21.11.2026 18:02:41',
  legsLabel: 'Selections',
  legs: [
    {
      id: '1',
      when: 'Sat 21.11. 18:45 · Superliga',
      match: 'Crvena zvezda – Partizan',
      market: 'Full-time result',
      pick: '1',
      odds: '1.85',
      banker: 'B',
      bankerLabel: 'Banker',
    },
    {
      id: '2',
      when: 'Sat 21.11. 19:00 · Superliga',
      match: 'Napredak – OFK Beograd',
      market: 'Full-time result',
      pick: '1',
      odds: '3.05',
    },
    {
      id: '3',
      when: 'Sat 21.11. 20:30 · Superliga',
      match: 'Radnički Niš – Čukarički',
      market: 'Total goals 2.5',
      pick: 'Over',
      odds: '1.90',
    },
  ],
  system: 'System 1/2 and a banker: 2 combinations of 100.00',
  totals: [
    { id: 'stake', label: 'Stake', value: '200,00 RSD' },
    { id: 'odds', label: 'Total odds', value: '9.16', capSign: '>' },
    { id: 'payout', label: 'Possible payout', value: '915,75 RSD', emphasis: true },
  ],
  code: 'https://kvota.example/t/4021-8873-1156',
  codeLabel: 'Code of ticket 4021-8873-1156',
  legal:
    'Betting is for adults. Keep this ticket: it is the proof of your bet. Payouts within 60 days. Kvota d.o.o., licence 000-00/2026.',
} satisfies PrintedTicketProps;

/** The same with names that no line of 48 mm can hold. */
export const longPrintedTicket: PrintedTicketProps = {
  ...printedTicket,
  legs: [
    {
      id: '1',
      when: 'Sat 21.11. 18:45 · Germany · 2. Bundesliga',
      match: 'Borussia Mönchengladbach – Wolverhampton Wanderers',
      market: 'Result after the first half and at full time, with handicap',
      pick: 'Borussia Mönchengladbach / Wolverhampton Wanderers',
      odds: '1250.00',
    },
    {
      id: '2',
      match: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch – Железничар Панчево',
      market: 'Total goals 2.5',
      pick: 'Over',
      odds: '1.90',
      banker: 'B',
    },
  ],
};
