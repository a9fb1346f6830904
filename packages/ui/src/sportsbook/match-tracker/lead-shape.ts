/** The lead from `at` on (0 to 1). Positive if the home side leads, negative if the away side does. */
export interface LeadPoint {
  readonly at: number;
  readonly lead: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns the two areas of a lead over time, in steps: home above the middle, away below. The greatest lead reaches
 * the edge, but a lead of three or less does not.
 */
export function leadShape(
  leads: readonly LeadPoint[],
  { width, height, until }: { readonly width: number; readonly height: number; readonly until: number },
): { readonly home: string; readonly away: string } {
  const middle = height / 2;
  const most = Math.max(4, ...leads.map(({ lead }) => Math.abs(lead)));
  const area = (of: (lead: number) => number): string => {
    const steps = leads.map(({ at, lead }, place) => {
      const end = leads[place + 1]?.at ?? until;
      const y = round(middle - (of(lead) / most) * middle);
      return `L${round(at * width)} ${y}L${round(Math.max(at, end) * width)} ${y}`;
    });
    return steps.length === 0 ? '' : `M0 ${middle}${steps.join('')}L${round(until * width)} ${middle}Z`;
  };
  return { home: area((lead) => Math.max(0, lead)), away: area((lead) => Math.min(0, lead)) };
}
