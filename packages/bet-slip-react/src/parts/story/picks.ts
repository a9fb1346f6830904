import type { NewSelection } from '@kvota/bet-slip/slip';

function pick(
  id: string,
  sport: string,
  desc: NewSelection['desc'],
  pair: string,
  time: string,
  marketName: string,
  outcome: string,
  price: string,
): NewSelection {
  return {
    id,
    sport,
    desc,
    pair,
    time,
    timeStart: Date.parse(time),
    marketName,
    marketDesc: marketName,
    outcome,
    price,
    band: null,
    sfId: `s${id}`,
    marketsKey: marketName,
    marketsTable: null,
    marketsGroup: null,
    player: null,
    realSport: null,
  };
}

/** Six outcomes of six matches, one of them in play. */
export const sixPicks: readonly NewSelection[] = [
  pick('4711', 'F', 'prematch', 'Crvena zvezda - Partizan', '2026-11-21T18:45:00.000Z', '1X2', '1', '1.85'),
  pick('4722', 'F', 'prematch', 'Arsenal - Newcastle United', '2026-11-21T18:30:00.000Z', 'OU3.5', 'over', '1.80'),
  pick('5811', 'B', 'live', 'Crvena zvezda - Olympiacos Πειραιώς', '2026-11-21T16:28:00.000Z', '12', '2', '1.58'),
  pick(
    '4731',
    'F',
    'prematch',
    'Borussia Mönchengladbach - Eintracht Frankfurt',
    '2026-11-21T18:30:00.000Z',
    '1X2',
    'X',
    '3.60',
  ),
  pick('4812', 'B', 'prematch', 'Mega - Dubai', '2026-11-21T20:50:00.000Z', 'HC8.5', '2', '1.95'),
  pick('4911', 'T', 'prematch', 'N. Đoković - G. Dimitrov', '2026-11-21T21:15:00.000Z', 'OU22.5', 'under', '1.83'),
];

export const threePicks = sixPicks.slice(0, 3);
