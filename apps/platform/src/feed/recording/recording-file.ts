import { createWriteStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';

import { readRecording, WrongRecording, type Recording } from './read-recording.ts';
import type { RecordingLine } from './recording-line.ts';

const isPacked = (file: string): boolean => file.endsWith('.gz');

/** Reads a recording from a file, compressed if its name ends in `.gz`. Throws a WrongRecording. */
export function readRecordingFile(file: string): Recording {
  return readRecording(linesOf(unpacked(file)), file);
}

/** Writes a recording to a file, compressed if its name ends in `.gz`. */
export async function writeRecordingFile(
  file: string,
  lines: Iterable<RecordingLine> | AsyncIterable<RecordingLine>,
): Promise<void> {
  async function* texts(): AsyncGenerator<string> {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  const target = createWriteStream(file);
  if (isPacked(file)) await pipeline(Readable.from(texts()), createGzip(), target);
  else await pipeline(Readable.from(texts()), target);
}

function unpacked(file: string): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new WrongRecording(file, `the file cannot be read (${code}).`, 'Name a recording that is there.');
  }
  if (!isPacked(file)) return bytes;
  try {
    return gunzipSync(bytes);
  } catch {
    throw new WrongRecording(file, 'it is not whole, or not packed by gzip.', 'Copy the file again, or record again.');
  }
}

/** Reads line by line, because a long recording exceeds the longest string. */
function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(10, start);
    const end = found === -1 ? bytes.length : found;
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}
