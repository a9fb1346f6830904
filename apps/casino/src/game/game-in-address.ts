/** The game that an address names, and how it is played. */
export interface AddressedGame {
  readonly code: string;
  readonly mode: 'real' | 'demo';
}

const code = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** Returns the game of an address: `gc` of the query wins over the path (ROUTE-55). Undefined if there is none. */
export function gameInAddress(
  params: Readonly<Record<string, unknown>>,
  search: Readonly<Record<string, unknown>>,
): AddressedGame | undefined {
  const named = [search['gc'], params['game']].map(String).find((text) => code.test(text) && text !== 'undefined');
  return named === undefined ? undefined : { code: named, mode: search['mode'] === 'demo' ? 'demo' : 'real' };
}
