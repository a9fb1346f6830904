/**
 * Gives each match a place that is allowed to it, if there is such an assignment: the augmenting paths of a bipartite
 * matching. `order` has the places in the order in which they are tried; each match begins with another one. Returns the
 * place of each match, or undefined if it has none.
 */
export function assign(
  matches: number,
  order: readonly number[],
  isAllowed: (match: number, place: number) => boolean,
): readonly (number | undefined)[] {
  const taker = new Map<number, number>();
  const given: (number | undefined)[] = Array.from({ length: matches });
  const tried = new Uint32Array(order.length);
  const put = (match: number, attempt: number): boolean => {
    for (let step = 0; step < order.length; step += 1) {
      const place = order[(match + step) % order.length];
      if (place === undefined || tried[place] === attempt || !isAllowed(match, place)) continue;
      tried[place] = attempt;
      const other = taker.get(place);
      if (other !== undefined && !put(other, attempt)) continue;
      taker.set(place, match);
      given[match] = place;
      return true;
    }
    return false;
  };
  for (let match = 0; match < matches; match += 1) put(match, match + 1);
  return given;
}
