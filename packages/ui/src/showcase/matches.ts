/** Invented fixtures for stories: prices as text, teams of several scripts, every state a price can have. */
export interface ShownPrice {
  readonly price?: string;
  /** The line of its market, where rows differ in it. */
  readonly line?: string;
  readonly state?: 'open' | 'suspended' | 'unavailable' | 'loading';
  readonly move?: 'up' | 'down';
  readonly gap?: true;
}

export interface ShownMatch {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  readonly time: string;
  readonly detail?: string;
  readonly live?: true;
  readonly score?: readonly [string, string];
  readonly server?: 'home' | 'away';
  readonly cards?: readonly [number, number];
  readonly more: string;
  readonly prices: readonly ShownPrice[];
}

export interface ShownLeague {
  readonly id: string;
  readonly flag: string;
  readonly title: string;
  readonly live?: true;
  readonly columns: readonly string[];
  readonly matches: readonly ShownMatch[];
}

const open = (...prices: readonly string[]): readonly ShownPrice[] => prices.map((price) => ({ price }));
const locked: ShownPrice = { state: 'suspended' };

export const leagues: readonly ShownLeague[] = [
  {
    id: 'el',
    flag: 'Europe',
    title: 'EuroLeague',
    live: true,
    columns: ['1', '', '2', 'H −4.5', 'H +4.5'],
    matches: [
      {
        id: 'm1',
        home: 'Crvena zvezda',
        away: 'Olympiacos Πειραιώς',
        time: '4:12',
        detail: 'Q3',
        live: true,
        score: ['58', '61'],
        more: '+48',
        prices: [
          { price: '2.45', move: 'up' },
          { gap: true },
          { price: '1.58', move: 'down' },
          { price: '1.90' },
          { price: '1.90' },
        ],
      },
      {
        id: 'm2',
        home: 'Partizan',
        away: 'Žalgiris Kaunas',
        time: '0:48',
        detail: 'Q2',
        live: true,
        score: ['40', '37'],
        more: '+51',
        prices: [{ price: '1.42' }, { gap: true }, { price: '2.85' }, locked, locked],
      },
    ],
  },
  {
    id: 'sl',
    flag: 'rs',
    title: 'Serbia · Superliga',
    columns: ['1', 'X', '2', '2.5−', '2.5+'],
    matches: [
      {
        id: 'm3',
        home: 'Crvena zvezda',
        away: 'Partizan',
        time: '18:45',
        more: '+214',
        prices: [
          { price: '1.85' },
          { price: '3.40' },
          { price: '4.20' },
          { price: '1.92', move: 'up' },
          { price: '1.88' },
        ],
      },
      {
        id: 'm4',
        home: 'Vojvodina',
        away: 'TSC Bačka Topola',
        time: '20:00',
        more: '+186',
        prices: [{ price: '2.35' }, { price: '3.15', move: 'down' }, ...open('2.95', '1.78', '2.02')],
      },
      {
        id: 'm5',
        home: 'Radnički Niš',
        away: 'Čukarički',
        time: '20:30',
        more: '+142',
        prices: [...open('2.10', '3.20'), locked, locked, { state: 'unavailable' }],
      },
      {
        id: 'm6',
        home: 'Железничар Панчево',
        away: 'Младост Лучани',
        time: '17:00',
        detail: 'Fri',
        more: '+120',
        prices: open('1.62', '3.75', '5.10', '1.96', '1.84'),
      },
      {
        id: 'm7',
        home: 'Napredak',
        away: 'OFK Beograd',
        time: '19:00',
        detail: 'Fri',
        more: '+118',
        prices: [{ price: '3.05' }, ...open('3.10', '2.30', '2.05', '1.75')],
      },
    ],
  },
  {
    id: 'pl',
    flag: 'England',
    title: 'England · Premier League',
    columns: ['1', 'X', '2', '2.5−', '2.5+'],
    matches: [
      {
        id: 'm8',
        home: 'Brighton & Hove Albion',
        away: 'Wolverhampton Wanderers',
        time: '16:00',
        detail: 'Sat',
        more: '+305',
        prices: open('1.72', '3.90', '4.75', '2.10', '1.73'),
      },
      {
        id: 'm9',
        home: 'Arsenal',
        away: 'Newcastle United',
        time: '18:30',
        detail: 'Sat',
        more: '+311',
        prices: open('1.55', '4.20', '5.80', '2.02', '1.80'),
      },
      {
        id: 'm10',
        home: 'Everton',
        away: 'Fulham',
        time: '16:00',
        detail: 'Sun',
        more: '+288',
        prices: open('2.40', '3.25', '3.00', '1.75', '2.08'),
      },
    ],
  },
  {
    id: 'atp',
    flag: 'ATP',
    title: 'ATP · Sofia',
    columns: ['1', '', '2', '22.5−', '22.5+'],
    matches: [
      {
        id: 'm11',
        home: 'N. Đoković',
        away: 'Γ. Παπαδόπουλος',
        time: '21:15',
        more: '+64',
        prices: [{ price: '1.18' }, { gap: true }, ...open('4.90', '1.83', '1.91')],
      },
    ],
  },
];

export const sports = [
  ['F', 'Football', '412'],
  ['B', 'Basketball', '138'],
  ['T', 'Tennis', '96'],
  ['H', 'Handball', '41'],
  ['IH', 'Ice hockey', '57'],
  ['V', 'Volleyball', '33'],
  ['WP', 'Water polo', '8'],
  ['TT', 'Table tennis', '120'],
  ['RL', 'Rugby league', '14'],
  ['S', 'Snooker', '9'],
  ['BO', 'Boxing', '6'],
  ['E', 'E-sports', '64'],
] as const;
