import type { BookedMovement, RoundState } from '../life/round-life.ts';

/** A movement as the wallet lists it. Amounts are minor units, instants milliseconds since 1970. */
export interface WalletEntry {
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly of: string | null;
  readonly roundId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly at: number;
}

/** A round of this server, as far as its movements are concerned. */
export interface BookedRound {
  readonly id: string;
  readonly state: RoundState;
  readonly currency: string;
  readonly stake: bigint;
  readonly movements: readonly BookedMovement[];
  readonly openedAt: number;
  readonly closedAt: number | null;
}

/** A difference of the two books. `here` or `there` is null if that book lacks the movement. */
export interface BookDifference {
  readonly kind: 'missingHere' | 'missingThere' | 'otherContent';
  readonly movementId: string;
  readonly roundId: string;
  readonly movement: WalletEntry['kind'];
  readonly of: string | null;
  readonly here: bigint | null;
  readonly there: bigint | null;
  readonly currency: string;
  readonly bookedAt: number;
}

/** A movement that this server has booked and that the entries do not have. */
export interface UnseenMovement {
  readonly round: BookedRound;
  readonly movement: BookedMovement;
}

const settled: readonly RoundState[] = ['open', 'closed', 'refused', 'cancelled'];

/** The sides of a comparison of entries of the wallet with the rounds that they name. */
export interface Books {
  readonly entries: readonly WalletEntry[];
  /** By id. A round that is not here does not exist. */
  readonly rounds: ReadonlyMap<string, BookedRound>;
  /** Everything that the wallet booked before this instant is in the entries, or was in those of an earlier comparison. */
  readonly until: number;
}

/**
 * Compares entries of the wallet with this server's rounds (RGS-45). An entry waits while a movement of its round is not
 * answered. The bet of a cancelled round that was never confirmed must have its rollback.
 */
export function compareEntries({ entries, rounds, until }: Books): {
  readonly differences: readonly BookDifference[];
  readonly waiting: readonly WalletEntry[];
} {
  const returned = new Set(entries.flatMap(({ kind, of }) => (kind === 'rollback' && of !== null ? [of] : [])));
  const differences: BookDifference[] = [];
  const waiting: WalletEntry[] = [];
  for (const entry of new Map(entries.map((one) => [one.id, one])).values()) {
    const round = rounds.get(entry.roundId);
    const own = round?.movements.find(({ id }) => id === entry.id);
    if (round !== undefined && own !== undefined) {
      if (!isSame(entry, round, own)) differences.push(differenceOf('otherContent', entry, BigInt(own.amount)));
    } else if (round !== undefined && mayFollow(round, entry, until, returned)) waiting.push(entry);
    else if (round === undefined || !isReturned(round, entry, returned))
      differences.push(differenceOf('missingHere', entry, null));
  }
  return { differences, waiting };
}

/** The movements of rounds that the entries do not have. */
export function unseenMovements(
  entries: readonly WalletEntry[],
  rounds: readonly BookedRound[],
): readonly UnseenMovement[] {
  const seen = new Set(entries.map(({ id }) => id));
  return rounds.flatMap((round) =>
    round.movements.filter(({ id }) => !seen.has(id)).map((movement) => ({ round, movement })),
  );
}

/** The difference of a movement that the wallet lacks. */
export function missingThere({ round, movement }: UnseenMovement): BookDifference {
  const { id: movementId, kind, of, amount, at: bookedAt } = movement;
  const { id: roundId, currency } = round;
  const place = { movementId, roundId, movement: kind, of: of ?? null, currency, bookedAt };
  return { ...place, kind: 'missingThere', here: BigInt(amount), there: null };
}

const isSame = (entry: WalletEntry, round: BookedRound, own: BookedMovement): boolean =>
  entry.kind === own.kind &&
  entry.amount === BigInt(own.amount) &&
  entry.currency === round.currency &&
  entry.of === (own.of ?? null);

/** The answer, or the rollback of a bet that was never confirmed, may still come. */
function mayFollow(round: BookedRound, entry: WalletEntry, until: number, returned: ReadonlySet<string>): boolean {
  if (!settled.includes(round.state)) return true;
  const isLostBet = round.state === 'cancelled' && entry.kind === 'bet' && !returned.has(entry.id);
  return isLostBet && round.closedAt !== null && until <= round.closedAt;
}

/** An opening bet that the wallet booked without a known answer, and its rollback: the two cancel out. */
function isReturned(round: BookedRound, entry: WalletEntry, returned: ReadonlySet<string>): boolean {
  const isOpening = round.state === 'cancelled' && round.movements.length === 0 && entry.amount === round.stake;
  return isOpening && (entry.kind === 'rollback' || (entry.kind === 'bet' && returned.has(entry.id)));
}

function differenceOf(kind: BookDifference['kind'], entry: WalletEntry, here: bigint | null): BookDifference {
  const { id: movementId, roundId, kind: movement, of, amount: there, currency, at: bookedAt } = entry;
  return { kind, movementId, roundId, movement, of, here, there, currency, bookedAt };
}
