import * as v from 'valibot';

import type { SportMarkets } from '../model/market-definition.ts';
import { RecordedMatch } from './recorded-match.ts';
import { Change, End, Head, Introduced, readVersions } from './recording-line.ts';

/** A recording in memory. Offsets are milliseconds after its beginning. */
export interface Recording {
  /** Beginning, in milliseconds since 1970. */
  readonly from: number;
  /** Duration in milliseconds. */
  readonly duration: number;
  readonly sports: readonly SportMarkets[];
  readonly matches: ReadonlyMap<string, RecordedMatch>;
  /** Ascending offsets at which the offer changes. */
  readonly offerChanges: readonly number[];
}

/** The file is no recording, or an incomplete one. The message contains the fault, its line, and a remedy. */
export class WrongRecording extends Error {
  constructor(name: string, what: string, remedy: string) {
    super(`${name}: ${what} ${remedy}`);
    this.name = 'WrongRecording';
  }
}

const again = 'Make the recording again with "pnpm --filter @kvota/platform record".';
const whole = 'Copy the file again, whole, or make the recording again.';

/** Reads the lines of a recording. Throws a WrongRecording for anything else; messages contain `name`. */
export function readRecording(lines: Iterable<string>, name: string): Recording {
  let count = 0;
  let head: Head | undefined;
  let ended = false;
  let duration = 0;
  let last = 0;
  const matches = new Map<string, RecordedMatch>();
  const offerChanges = new Set<number>();
  const wrong = (what: string, remedy = again): WrongRecording =>
    new WrongRecording(name, `line ${count} ${what}`, remedy);

  const take = (value: object): void => {
    if ('match' in value) {
      const { match: fixture, squad } = parse(Introduced, value, wrong);
      if (matches.has(fixture.eventId)) throw wrong(`introduces match ${fixture.eventId} a second time.`);
      matches.set(fixture.eventId, new RecordedMatch(fixture, squad));
    } else if ('end' in value) {
      const { end } = parse(End, value, wrong);
      if (end.lines !== count) throw wrong(`says that there are ${end.lines} lines, but it is line ${count}.`, whole);
      ended = true;
    } else {
      const change = parse(Change, value, wrong);
      if (change.at < last) throw wrong(`goes back in time: ${change.at} ms comes after ${last} ms.`);
      if (change.at >= duration) throw wrong(`lies at ${change.at} ms, but the span is ${duration} ms long.`);
      last = change.at;
      const match = matches.get(change.id);
      if (!match) throw wrong(`is about match ${change.id}, which no line before it introduces.`);
      const fault = match.take(change);
      if (fault !== undefined) throw wrong(fault);
      if (change.offer) offerChanges.add(change.at);
    }
  };

  for (const text of lines) {
    if (text.trim() === '') continue;
    count += 1;
    if (ended) throw wrong('comes after the last one.', whole);
    const value = parseJson(text, wrong);
    if (head) take(value);
    else {
      head = parseHead(value, wrong);
      duration = Date.parse(head.to) - Date.parse(head.from);
      if (duration <= 0) throw wrong('says that the span ends before it begins.');
    }
  }
  if (!head) throw new WrongRecording(name, 'there is nothing in it.', again);
  if (!ended) {
    const what = `it breaks off after line ${count}: a recording says on its last line that it is whole.`;
    throw new WrongRecording(name, what, whole);
  }
  return {
    from: Date.parse(head.from),
    duration,
    sports: head.sports,
    matches,
    offerChanges: [...offerChanges].sort((a, b) => a - b),
  };
}

type Wrong = (what: string, remedy?: string) => WrongRecording;

function parseJson(text: string, wrong: Wrong): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The usual cause is a line that was cut off.
    throw wrong(`is no JSON: "${text.slice(0, 60)}${text.length > 60 ? '…' : ''}".`, whole);
  }
  if (typeof value !== 'object' || value === null) throw wrong('is no JSON object.');
  return value;
}

function parseHead(value: object, wrong: Wrong): Head {
  if (!('recording' in value)) throw wrong('is not the head of a recording ("recording": "kvota-feed").');
  const version = 'version' in value ? value.version : undefined;
  if (!readVersions.includes(version)) {
    const known = readVersions.join(' and ');
    throw wrong(`is of version ${JSON.stringify(version)}; this platform reads versions ${known}.`);
  }
  return parse(Head, value, wrong);
}

function parse<S extends v.GenericSchema>(schema: S, value: object, wrong: Wrong): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw wrong(`is not as it should be at "${v.getDotPath(issue) ?? '(the line itself)'}": ${issue.message}.`);
}
