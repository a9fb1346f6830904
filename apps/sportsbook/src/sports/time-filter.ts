/** Hours of the time filter; null means all (CONST-12, PRE-04). */
export const timeFilters = [1, 3, 12, 24, 72, null] as const;
export type TimeFilter = (typeof timeFilters)[number];
