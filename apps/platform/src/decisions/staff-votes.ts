/** How often a person of the operator may vote. */
export const staffVotes = { name: 'staff decisions', most: 60, window: 60_000 };
