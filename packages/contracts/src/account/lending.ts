/** To whom credit can be given: nobody, agents, or players as well. */
export const lendingScopes = ['off', 'agents', 'all'] as const;
export type LendingScope = (typeof lendingScopes)[number];
