import { isSamePerson, type RegisterMode, type RegisterPerson } from './create-register.ts';

/** The most that a person may pay in at all operators in a month, in cents. */
const highest = 100_000n;

/** A report of an operator about a deposit. One with a lower version than is known changes nothing. */
export interface CentralReport {
  readonly id: string;
  readonly version: number;
}

interface Deposit {
  readonly person: RegisterPerson;
  readonly month: string;
  readonly version: number;
  readonly amount: bigint;
  readonly state: 'reserved' | 'confirmed' | 'released';
}

/** A central limit of deposits in memory: 1,000 € of a person in a calendar month of Berlin, over all operators. */
export interface Central {
  reserve(report: CentralReport & { readonly person: RegisterPerson; readonly amount: bigint }): 'reserved' | 'refused';
  confirm(report: CentralReport & { readonly amount: bigint }): void;
  release(report: CentralReport): void;
  /** Counts what a person has paid in elsewhere this month. */
  addElsewhere(person: RegisterPerson, amount: bigint): void;
  /** The limit, what is left of it for a person, in cents, and when the next month begins. */
  roomOf(person: RegisterPerson): { readonly value: bigint; readonly left: bigint; readonly until: string };
  /** Sums what a person has reserved and paid in this month. */
  sumOf(person: RegisterPerson): bigint;
  setMode(mode: RegisterMode): void;
  mode(): RegisterMode;
}

export function createCentral(now: () => number): Central {
  const deposits = new Map<string, Deposit>();
  let mode: RegisterMode = 'answer';
  const sumOf = (person: RegisterPerson): bigint =>
    [...deposits.values()]
      .filter((one) => one.month === monthOf(now()) && isSamePerson(one.person, person))
      .reduce((sum, { amount }) => sum + amount, 0n);
  /** Changes a known deposit, unless a later report came before. */
  const change = ({ id, version }: CentralReport, next: Pick<Deposit, 'amount' | 'state'>): void => {
    const known = deposits.get(id);
    if (known !== undefined && version > known.version) deposits.set(id, { ...known, ...next, version });
  };
  return {
    reserve({ id, version, person, amount }) {
      const known = deposits.get(id);
      if (known !== undefined && (version <= known.version || known.state !== 'released'))
        return known.state === 'released' ? 'refused' : 'reserved';
      if (sumOf(person) + amount > highest) return 'refused';
      deposits.set(id, { person, month: monthOf(now()), version, amount, state: 'reserved' });
      return 'reserved';
    },
    confirm: (report) => change(report, { amount: report.amount, state: 'confirmed' }),
    release(report) {
      const { id, version } = report;
      const nobody = { firstName: '', lastName: '', email: '', birthday: null };
      // Kept also if it is not known, so that a reservation which comes late counts no more.
      if (!deposits.has(id)) deposits.set(id, { person: nobody, month: '', version, amount: 0n, state: 'released' });
      else change(report, { amount: 0n, state: 'released' });
    },
    addElsewhere(person, amount) {
      const id = `elsewhere ${deposits.size}`;
      deposits.set(id, { person, month: monthOf(now()), version: 1, amount, state: 'confirmed' });
    },
    roomOf: (person) => ({ value: highest, left: highest - sumOf(person), until: nextMonth(now()) }),
    sumOf,
    setMode: (next) => void (mode = next),
    mode: () => mode,
  };
}

const months = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' });
const monthOf = (now: number): string => months.format(now);

/** The first moment of the next month in Berlin, which is one or two hours before that of UTC. */
function nextMonth(now: number): string {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number);
  const first = Date.UTC(year, month, 1);
  const isSummer = monthOf(first - 2 * 3_600_000) !== monthOf(now);
  return new Date(first - (isSummer ? 2 : 1) * 3_600_000).toISOString();
}
