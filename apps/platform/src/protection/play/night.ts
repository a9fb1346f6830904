// Here and not in a tsconfig, because other packages compile the sources of the platform with their own.
/// <reference lib="esnext.temporal" />

/** Hours without play, as minutes of the local day. It ends before `to`, and passes midnight if `to` is before `from`. */
export interface Night {
  readonly from: number;
  readonly to: number;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const dayMinutes = 1440;

/** Parses a time such as 23:00 into minutes of the day. */
export function minutesOfDay(text: string): number {
  const [hours = '', minutes = ''] = text.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Writes minutes of the day as a time such as 23:00. */
export function timeOfDay(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** True if a night has every minute of another one. */
export function containsNight(night: Night, other: Night): boolean {
  const start = turn(other.from - night.from);
  return start + lengthOf(other) <= lengthOf(night);
}

const turn = (minutes: number): number => (minutes + dayMinutes) % dayMinutes;
const lengthOf = ({ from, to }: Night): number => turn(to - from);

/**
 * Returns when a night ends in which a moment falls; undefined if it falls in none. The clock on the wall decides: if the
 * clocks are set back over the end of the night, it goes on.
 */
export function nightEnd({ from, to }: Night, now: number, zone: string): number | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const wall = local.hour * hour + local.minute * minute + (now % minute);
  const since = (wall - from * minute + day) % day;
  const left = lengthOf({ from, to }) * minute - since;
  if (left <= 0) return undefined;
  const change = local.getTimeZoneTransition('next')?.epochMilliseconds;
  if (change === undefined || change > now + left) return now + left;
  return nightEnd({ from, to }, change, zone) ?? change;
}
