/** Returns the path of a call of the agents' area. */
export const agency = <const P extends string>(path: P) => `/base/v1/agency/${path}` as const;
