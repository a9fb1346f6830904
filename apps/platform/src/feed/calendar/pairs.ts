/** Returns a pair of a round by the circle method: in n − 1 rounds, n competitors (even) all meet once. */
export function circlePair(count: number, round: number, place: number): readonly [number, number] {
  const turning = count - 1;
  const shift = round % turning;
  const one = place === 0 ? turning : (shift + place) % turning;
  const other = (shift - place + turning) % turning;
  return (round + place) % 2 === 0 ? [one, other] : [other, one];
}
