/** Returns a pair of a round by the circle method: in n − 1 rounds, n competitors (even) all meet once. */
export function circlePair(count: number, round: number, place: number): readonly [number, number] {
  const turning = count - 1;
  const shift = round % turning;
  const one = place === 0 ? turning : (shift + place) % turning;
  const other = (shift - place + turning) % turning;
  // A team alternates between home and away, and a pair changes the host each time around.
  const atHome = place === 0 ? round % 2 === 0 : (place + Math.floor(round / turning)) % 2 === 1;
  return atHome ? [one, other] : [other, one];
}

/**
 * Returns the pairs of a round. If the number of competitors is odd, one of them pauses. After n − 1 rounds, n being
 * even, the same pairs meet with the other host.
 */
export function roundOf<T>(field: readonly T[], round: number): readonly (readonly [host: T, away: T])[] {
  const count = field.length + (field.length % 2);
  return Array.from({ length: count / 2 }, (_, place) => circlePair(count, round, place)).flatMap(([one, other]) => {
    const [host, away] = [field[one], field[other]];
    return host === undefined || away === undefined ? [] : [[host, away] as const];
  });
}
