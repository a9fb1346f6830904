/** The data by which a person is recognised. Texts are empty if they are not known. */
export interface RegisterPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly birthday: string | null;
}

/** An entry: an e-mail address, or a name with a birthday. */
export type RegisterEntry = Partial<RegisterPerson>;

/** How the register answers: at once, after a delay, or with a failure. */
export const registerModes = ['answer', 'slow', 'down'] as const;
export type RegisterMode = (typeof registerModes)[number];

/** A register of excluded people in memory. It begins empty, and answers. */
export interface Register {
  check(person: RegisterPerson): 'clear' | 'excluded';
  /** Replaces the entries. */
  list(entries: readonly RegisterEntry[]): void;
  setMode(mode: RegisterMode): void;
  mode(): RegisterMode;
}

export function createRegister(): Register {
  let entries: readonly RegisterEntry[] = [];
  let mode: RegisterMode = 'answer';
  return {
    check: (person) => (entries.some((entry) => isSamePerson(entry, person)) ? 'excluded' : 'clear'),
    list: (next) => void (entries = next),
    setMode: (next) => void (mode = next),
    mode: () => mode,
  };
}

/** The e-mail address decides, or name and birthday together: another address does not help. */
export function isSamePerson(entry: RegisterEntry, person: RegisterPerson): boolean {
  if (entry.email && folded(entry.email) === folded(person.email)) return true;
  const named = folded(`${entry.firstName ?? ''} ${entry.lastName ?? ''}`);
  const isNamed = named !== '' && named === folded(`${person.firstName} ${person.lastName}`);
  return isNamed && Boolean(entry.birthday) && entry.birthday === person.birthday;
}

/** Without accents, case and outer spaces. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
