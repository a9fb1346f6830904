import type { MatchEvent } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';
import type { LeadPoint, TrackerMark } from '@kvota/ui';

/** A goal or a sending-off on the axis, with its event. */
export interface CourseMark extends Pick<TrackerMark, 'id' | 'at' | 'side' | 'kind'> {
  readonly event: MatchEvent;
}

/** The course of a match on the axis of a tracker, from 0 to 1. */
export interface MatchCourse {
  readonly leads: readonly LeadPoint[];
  readonly marks: readonly CourseMark[];
  /** Phases of play by code, without breaks. */
  readonly phases: readonly { readonly code: string; readonly from: number; readonly to: number }[];
  readonly now: number;
}

/** Minutes of regular play, and the halves or periods into which they are divided. */
const regular: Readonly<Record<string, { readonly minutes: number; readonly parts: number }>> = {
  F: { minutes: 90, parts: 2 },
  FU: { minutes: 40, parts: 2 },
  H: { minutes: 60, parts: 2 },
  IH: { minutes: 60, parts: 3 },
  RL: { minutes: 80, parts: 2 },
  VF: { minutes: 90, parts: 2 },
};
const breaks = ['NSY', 'HT', 'ETHT', 'PAUSED', 'F', 'AOT'];
/** With more scores than these, the tracker shows the lead only instead of each score. */
const mostMarks = 14;

/**
 * Returns the course of a match for drawing. Sports with minutes use a time axis, which grows with extra time. Other
 * sports use one step for each score, the newest at the end.
 */
export function courseOf(match: Pick<OfferMatch, 'sport' | 'matchPhase' | 'results' | 'events'>): MatchCourse {
  const { sport, matchPhase, events = [] } = match;
  const parts = events.filter(({ kind }) => kind === 'part');
  const scores = parts.length > 0 ? parts : events.filter(({ kind }) => kind === 'score');
  const { minutes: played, parts: divisions = 1 } = regular[sport] ?? {};
  const latest = Math.max(matchPhase?.timeMin ?? 0, ...events.map(({ timeMin }) => timeMin ?? 0));
  const placeOf = (event: MatchEvent): number => {
    if (played !== undefined) return Math.min(1, (event.timeMin ?? 0) / Math.max(played, latest));
    const before = events.slice(0, events.indexOf(event)).filter(({ kind }) => kind === scores[0]?.kind).length;
    return scores.length === 0 ? 0 : before / scores.length;
  };
  // The phase that is played has the room of a whole one.
  const share = played === undefined ? 1 : played / divisions / Math.max(played, latest);
  let lead = 0;
  const steps = scores.map((event): LeadPoint => {
    if (parts.length > 0) lead += event.side === 'host' ? 1 : -1;
    else lead = event.score[0] - event.score[1];
    return { at: placeOf(event), lead };
  });
  const marked = events.filter(({ kind }) => kind === 'redCard' || (kind === 'score' && scores.length <= mostMarks));
  const starts = events
    .filter(({ kind, phase }) => kind === 'phase' && !breaks.includes(phase))
    .map((event) => ({ code: event.phase, from: placeOf(event) }));
  return {
    leads: [{ at: 0, lead: 0 }, ...steps],
    marks: marked.flatMap((event, id) =>
      event.side !== undefined && (event.kind === 'score' || event.kind === 'redCard')
        ? [{ id: String(id), at: placeOf(event), side: sideOf(event.side), kind: event.kind, event }]
        : [],
    ),
    phases: starts.map(({ code, from }, at) => ({ code, from, to: starts[at + 1]?.from ?? Math.min(1, from + share) })),
    now: played === undefined ? 1 : Math.min(1, latest / Math.max(played, latest)),
  };
}

/** Returns the goals, points and red cards of a list, or all of it if it has none of them (MATCH-28). */
export function keyEvents(events: readonly MatchEvent[]): readonly MatchEvent[] {
  const key = events.filter(({ kind }) => kind !== 'phase' && kind !== 'yellowCard');
  return key.length === 0 ? events : key;
}

const sideOf = (side: 'host' | 'away'): 'home' | 'away' => (side === 'host' ? 'home' : 'away');

/**
 * Returns the periods of the score board with the result of both sides, goals before points (MATCH-09, MATCH-15,
 * MATCH-16).
 */
export function periodsOf({ stats = [], matchPhase }: Pick<OfferMatch, 'stats' | 'matchPhase'>) {
  return stats.flatMap(({ PN, G, P }) => {
    const score = G ?? P;
    return score ? [{ code: PN, home: score[0], away: score[1], current: PN === matchPhase?.name }] : [];
  });
}

/** Returns the statistics of both sides besides the score, as far as the match has them (MATCH-09, OP-58). */
export function figuresOf({
  stats = [],
  yellowCards,
  redCards,
}: Pick<OfferMatch, 'stats' | 'yellowCards' | 'redCards'>) {
  const corners = stats.flatMap(({ K }) => (K ? [K] : []));
  const sum = (side: 0 | 1): number => corners.reduce((all, pair) => all + pair[side], 0);
  return [
    ...(corners.length > 0 ? [{ id: 'corners' as const, home: sum(0), away: sum(1) }] : []),
    ...(yellowCards ? [{ id: 'yellowCards' as const, home: yellowCards[0], away: yellowCards[1] }] : []),
    ...(redCards ? [{ id: 'redCards' as const, home: redCards[0], away: redCards[1] }] : []),
  ];
}

/** Returns a scorer with the team. A feed names the team itself if both teams have a player of that name. */
export function scorerText(player: string | undefined, team: string): string {
  if (!player) return team;
  const named = `(${team})`;
  return player.endsWith(named) ? player : `${player} ${named}`;
}
