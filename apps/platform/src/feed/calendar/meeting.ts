import type { Competitor } from '../sport/league.ts';

/** A match of a competition as its calendar plans it. */
export interface Meeting {
  /** Local day of the competition, and its number among the meetings of that day, from 0. */
  readonly day: number;
  readonly place: number;
  readonly timeStart: number;
  readonly host: Competitor;
  readonly away: Competitor;
  /** Name of the tournament, in a competition that has several. */
  readonly edition?: { readonly number: number; readonly name: string };
  /** The instant from which the pair is known, if it depends on other matches. */
  readonly knownAt?: number;
  /** In a match that must have a winner: the lead of the host from a first leg. */
  readonly lead?: number;
}

/** How a match ended. */
export interface Ended {
  readonly at: number;
  readonly host: number;
  readonly away: number;
  /** The winner, also after penalties. Undefined after a draw. */
  readonly winner: 'host' | 'away' | undefined;
}

/** Plays a meeting. The result is the one that everybody will see. */
export type Played = (meeting: Meeting) => Ended;

/** Numbers the meetings of each day in order of start, which makes their ids. */
export function numbered(meetings: readonly Omit<Meeting, 'place'>[]): readonly Meeting[] {
  const counts = new Map<number, number>();
  return meetings
    .toSorted((a, b) => a.timeStart - b.timeStart || (a.host.name < b.host.name ? -1 : 1))
    .map((meeting) => {
      const place = counts.get(meeting.day) ?? 0;
      counts.set(meeting.day, place + 1);
      return { ...meeting, place };
    });
}
