import { DAY } from './weeks.ts';

const MINUTE = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Reads the offset of a zone from UTC at noon of a day, in minutes. */
function offsetAtNoon(zone: string, day: number): number {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    clocks.set(zone, clock);
  }
  const text = clock.formatToParts(day * DAY + DAY / 2).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const found = /GMT([+-])(\d\d):(\d\d)/.exec(text);
  if (found === null) return 0;
  const minutes = Number(found[2]) * 60 + Number(found[3]);
  return found[1] === '-' ? -minutes : minutes;
}

/** Days of which the first and the next one's first are read. */
const STRETCH = 16;

const known = new Map<string, Map<number, number>>();

function offsetOf(zone: string, day: number): number {
  let days = known.get(zone);
  if (days === undefined) {
    days = new Map();
    known.set(zone, days);
  }
  const read = (at: number): number => {
    let offset = days.get(at);
    if (offset === undefined) {
      offset = offsetAtNoon(zone, at);
      days.set(at, offset);
    }
    return offset;
  };
  // Clocks change on few days, at least a month apart, so the ends of a stretch nearly always answer.
  const begin = Math.floor(day / STRETCH) * STRETCH;
  const before = read(begin);
  return before === read(begin + STRETCH) ? before : read(day);
}

/** Returns the instant at which clocks of a zone show a minute of a day. Clocks change at night, before noon in UTC. */
export function instantOf(zone: string, day: number, minute: number): number {
  return day * DAY + (minute - offsetOf(zone, day)) * MINUTE;
}
