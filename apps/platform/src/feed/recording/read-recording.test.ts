import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { createSimulatedFeed } from '../simulated/simulated-feed.ts';
import { readRecording, WrongRecording } from './read-recording.ts';
import { recordSpan } from './recorder.ts';
import { readRecordingFile, writeRecordingFile } from './recording-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kvota-recording-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const from = Date.UTC(2026, 10, 21, 17, 0);
const made = [
  ...recordSpan(createSimulatedFeed({ seed: 'small' }), { from, to: from + 60_000 }, { sports: ['S'], matches: 2 }),
];
const good = made.map((line) => JSON.stringify(line));
const [head = '', ...rest] = good;

const faultOf = (lines: readonly string[]): string => {
  try {
    readRecording(lines, 'feed.jsonl');
  } catch (error) {
    if (error instanceof WrongRecording) return error.message;
    throw error;
  }
  return 'none';
};
/** Returns the lines with one of them changed; `place` is counted from 1. */
const withLine = (place: number, change: (line: string) => string): string[] =>
  good.map((line, at) => (at === place - 1 ? change(line) : line));
const placeOf = (part: string): number => good.findIndex((line) => line.includes(part)) + 1;

describe('an invalid recording is refused with fault, line and remedy', () => {
  test('a complete one is read, with or without blank lines', () => {
    expect(faultOf(good)).toBe('none');
    expect(faultOf([...good, '', ' '])).toBe('none');
  });

  test('a head of version 1, with names in two languages, is read as one of today', () => {
    const { name, groups, families, mainTable, ...sport } = readRecording(good, 'feed.jsonl').sports[0]!;
    const wording = (en: string) => ({ en, sr: `${en} (sr)` });
    const coded = (code: string) => ({ code, name: wording(code) });
    const before = {
      ...sport,
      name: wording(name),
      groups: groups.map(coded),
      families: families.map((family) => ({
        ...family,
        name: wording(family.name),
        lineKind: 'none',
        selections: family.selections.map((code) => ({ ...coded(code), short: code })),
      })),
      mainTable: mainTable.flatMap(({ family, selections }) => [
        { kind: 'line', family, line: 'main', selectionCode: null, label: '+/−' },
        ...selections.map((code) => ({ kind: 'price', family, line: null, selectionCode: code, label: code })),
      ]),
    };
    const old = JSON.stringify({ ...(JSON.parse(head) as object), version: 1, sports: [before] });
    expect(readRecording([old, ...rest], 'feed.jsonl').sports).toEqual([readRecording(good, 'feed.jsonl').sports[0]]);
  });

  test('an empty file', () => {
    expect(faultOf([])).toBe(
      'feed.jsonl: there is nothing in it. Make the recording again with "pnpm --filter @kvota/platform record".',
    );
  });

  test('one that is cut off between two lines', () => {
    for (let length = 1; length < good.length; length += 1) {
      expect(faultOf(good.slice(0, length))).toBe(
        `feed.jsonl: it breaks off after line ${length}: a recording says on its last line that it is whole. Copy the file again, whole, or make the recording again.`,
      );
    }
  });

  test('one that is cut off within a line', () => {
    const cut = [...good.slice(0, 3), good[3]?.slice(0, 30) ?? ''];
    expect(faultOf(cut)).toMatch(/^feed\.jsonl: line 4 is no JSON: "\{.+"\. Copy the file again/);
  });

  test('one that lacks a line in the middle, or goes on after its end', () => {
    expect(faultOf(good.filter((_, at) => at !== good.length - 2))).toMatch(
      /says that there are \d+ lines, but it is line \d+/,
    );
    expect(faultOf([...good, ...rest.slice(0, 1)])).toMatch(/line \d+ comes after the last one/);
  });

  test('another file, or another version', () => {
    expect(faultOf(['{"hello":1}'])).toMatch(/line 1 is not the head of a recording/);
    expect(faultOf(['[1]'])).toMatch(/line 1 is not the head/);
    expect(faultOf(['7'])).toMatch(/line 1 is no JSON object/);
    expect(faultOf([head.replace('"version":2', '"version":9'), ...rest])).toMatch(
      /line 1 is of version 9; this platform reads versions 1 and 2\./,
    );
    expect(faultOf([head.replace(/"to":"[^"]+"/, '"to":"2020-01-01T00:00:00.000Z"'), ...rest])).toMatch(
      /ends before it begins/,
    );
  });

  test('odds that are not whole or negative, or whose number differs from the selections', () => {
    const place = placeOf('"prices"');
    const priced = (numbers: string) => withLine(place, (line) => line.replace(/\["open",\d+/, `["open",${numbers}`));
    expect(faultOf(priced('1.85'))).toMatch(
      new RegExp(`line ${place} is not as it should be at "prices\\..+: Invalid`),
    );
    expect(faultOf(priced('-5'))).toMatch(/at "prices\./);
    expect(faultOf(priced('"1850"'))).toMatch(/at "prices\./);
    expect(faultOf(priced('1850,7'))).toMatch(/has \d+ numbers for the \d+ selections of the market/);
  });

  test('a change of an unknown match, a match introduced twice, and time that goes back', () => {
    expect(faultOf(good.filter((line) => !line.startsWith('{"match"')))).toMatch(
      /is about match \d+, which no line before it introduces\./,
    );
    const introduced = good[placeOf('{"match"') - 1] ?? '';
    expect(faultOf([head, introduced, ...rest])).toMatch(/introduces match \d+ a second time/);
    expect(faultOf(withLine(good.length - 1, (line) => line.replace(/"at":\d+/, '"at":0')))).toMatch(
      /goes back in time: 0 ms comes after \d+ ms/,
    );
    expect(faultOf(withLine(good.length - 1, (line) => line.replace(/"at":\d+/, '"at":60000')))).toMatch(
      /lies at 60000 ms, but the span is 60000 ms long/,
    );
    expect(faultOf(withLine(placeOf('"markets"'), (line) => line.replace(/"markets":\{.+?\}\},/, '')))).toMatch(
      /has prices of the market .+, which no line before it describes|is not as it should be/,
    );
  });
});

describe('a recording in a file', () => {
  test.each(['feed.jsonl', 'feed.jsonl.gz'])('%s is read as written', async (name) => {
    const file = join(folder, name);
    await writeRecordingFile(file, made);
    expect(readRecordingFile(file)).toEqual(readRecording(good, name));
  });

  test('a missing file, and an incomplete compressed one', async () => {
    const missing = join(folder, 'missing.jsonl');
    expect(() => readRecordingFile(missing)).toThrow(`${missing}: the file cannot be read (ENOENT).`);
    const broken = join(folder, 'broken.gz');
    writeFileSync(broken, 'no gzip');
    expect(() => readRecordingFile(broken)).toThrow(/it is not whole, or not packed by gzip/);
  });
});
