/** Numbers are drawn, and the player has chosen some. The mode is how many. */
export interface KenoModel {
  readonly engine: 'keno';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
  /** Numbers are 1 to `numbers`; `drawn` of them are drawn. */
  readonly numbers: number;
  readonly drawn: number;
  /** Pay in ten-thousandths of the bet by mode and by the number of hits. */
  readonly pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
}

/** Reads a paytable such as `2:15.8`, with at most four places behind the point, into ten-thousandths. */
const table = (text: string): Record<number, number> =>
  Object.fromEntries(
    text.split(' ').map((entry) => {
      const [hits = '', pay = ''] = entry.split(':');
      const [whole = '', rest = ''] = pay.split('.');
      return [Number.parseInt(hits, 10), Number.parseInt(`${whole}${rest.padEnd(4, '0')}`, 10)];
    }),
  );

const tables = (lines: readonly string[]): KenoModel['pays'] =>
  Object.fromEntries(lines.map((line, at) => [`${at + 1}`, table(line)]));

const modesOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at + 1}`);

/** All games of numbers. */
export const kenoModels: readonly KenoModel[] = [
  {
    engine: 'keno',
    code: '20-of-80',
    version: 1,
    modes: modesOf(10),
    numbers: 80,
    drawn: 20,
    pays: tables([
      '1:3.8',
      '2:15.8',
      '2:2 3:48.5',
      '2:1 3:6 4:156',
      '3:3 4:20 5:708',
      '3:1 4:8 5:90 6:2430',
      '3:1 4:3 5:20 6:300 7:9270',
      '4:2 5:14 6:100 7:1000 8:30700',
      '4:1 5:7 6:50 7:300 8:3000 9:64000',
      '0:2 5:4 6:22 7:120 8:1000 9:10000 10:90000',
    ]),
  },
  {
    engine: 'keno',
    code: '5-of-35',
    version: 1,
    modes: modesOf(5),
    numbers: 35,
    drawn: 5,
    pays: tables(['1:6.7', '2:56.8', '2:5 3:475', '2:2 3:30 4:6460', '2:1 3:10 4:500 5:151000']),
  },
];
