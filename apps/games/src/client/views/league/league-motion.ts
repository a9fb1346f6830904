/** Minutes of a match. */
export const minutes = 90;
/** Milliseconds of a minute on screen. */
export const minuteMs = 150;
/** Milliseconds for which the end is shown before the credit follows. */
export const restMs = 1500;

/** Goals of a match as they are shown. */
export interface Goal {
  readonly minute: number;
  readonly side: 'home' | 'away';
}

const spread = 4096;

/** A number below 4,096 from the digits of a link. */
function numberAt(link: string, at: number): number {
  const start = at % Math.max(1, link.length - 2);
  const drawn = Number.parseInt(link.slice(start, start + 3), 16);
  return Number.isNaN(drawn) ? 0 : drawn % spread;
}

/**
 * Minutes of the goals of a match, from its result and the link of the round (RGS-22). They do not depend on any bet: every
 * minute is as likely as another one, and no minute has two goals.
 */
export function goalsOf(result: readonly [home: number, away: number], link: string, match: number): readonly Goal[] {
  const goals: Goal[] = [];
  const taken = new Set<number>();
  for (const [at, side] of (['home', 'away'] as const).entries()) {
    for (let goal = 0; goal < (result[at] ?? 0); goal += 1) {
      const drawn = numberAt(link, match * 13 + at * 29 + goal * 7) * minutes;
      let minute = 1 + (drawn - (drawn % spread)) / spread;
      while (taken.has(minute)) minute = (minute % minutes) + 1;
      taken.add(minute);
      goals.push({ minute, side });
    }
  }
  return goals.toSorted((a, b) => a.minute - b.minute);
}

/** The score after a minute. */
export function scoreAt(goals: readonly Goal[], minute: number): readonly [home: number, away: number] {
  const until = goals.filter((goal) => goal.minute <= minute);
  const home = until.filter(({ side }) => side === 'home').length;
  return [home, until.length - home];
}
