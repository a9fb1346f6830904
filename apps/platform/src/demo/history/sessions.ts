const hour = 3_600_000;

/** Local times of a week at which tickets are sold, with the part of its tickets. Days count from Monday. */
export const sessions = [
  { day: 1, time: '18:00', part: 0.17 },
  { day: 3, time: '18:30', part: 0.12 },
  { day: 5, time: '13:00', part: 0.22 },
  { day: 6, time: '15:30', part: 0.12 },
] as const;

/** Matches to bet on begin in this span after a session. */
export const begins = [hour, 3 * hour] as const;

/** Milliseconds after a session at which some tickets are sold back. */
export const soldBackAfter = hour - 60_000;

/** Hours after a session at which results are written. Its matches are over by the last of them. */
export const resultsAfter = [3, 5, 8, 12] as const;
