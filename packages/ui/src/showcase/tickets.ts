/** A ticket of the sample shop: amounts are decimal text, as from a server. */
export interface SampleTicket {
  readonly id: string;
  readonly player: string;
  readonly time: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly legs: number;
  readonly odds: string;
  readonly stake: string;
  readonly payout: string;
}

const players = [
  'Marko Petrović',
  'Jelena Đurić',
  'Ana Kovač',
  'Stefan Ilić',
  'Nikos Papadakis',
  'Arben Hoxha',
  'Lukas Brandt',
];
const statuses = ['won', 'lost', 'open', 'lost'] as const;
const stakes = ['200.00', '50.00', '1000.00', '20.00', '500.50', '100.00', '5000.00', '75.25', '300.00'];
const odds = ['5.64', '2.10', '18.35', '3.05', '1.85', '41.20'];
const two = (number: number): string => String(number).padStart(2, '0');

/** Hundredths of a product of two amounts with two decimals, rounded down. */
function product(first: string, second: string): string {
  const units = (BigInt(first.replace('.', '')) * BigInt(second.replace('.', ''))) / 100n;
  const digits = String(units).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The tickets of a day, newest first. */
export const sampleTickets: readonly SampleTicket[] = Array.from({ length: 43 }, (_, index) => {
  const status = statuses[index % statuses.length] ?? 'open';
  const stake = stakes[index % stakes.length] ?? '0.00';
  const price = odds[index % odds.length] ?? '1.00';
  const minutes = 18 * 60 + 2 - index * 13;
  return {
    id: `4021-${8873 - index * 3}`,
    player: players[index % players.length] ?? '',
    time: `21.11. ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    status,
    legs: 1 + ((index * 5) % 7),
    odds: price,
    stake,
    payout: status === 'won' ? product(stake, price) : '0.00',
  };
});

/** Writes decimal text as a language does: thousands apart, two decimals. */
export function writeAmount(amount: string, language: unknown): string {
  const [whole = '0', fraction = '00'] = amount.split('.');
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) + point + fraction;
}
