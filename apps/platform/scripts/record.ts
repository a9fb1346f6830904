// Records the feed that KVOTA_FEED and KVOTA_SEED choose into a file for KVOTA_FEED=replay:<file>. See README.md.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { feedChoiceOf, WrongVariable } from '../src/kernel/environment.ts';
import { openFeed } from '../src/feed/open-feed.ts';
import { WrongRecording } from '../src/feed/recording/read-recording.ts';
import { recordAsItHappens, recordSpan } from '../src/feed/recording/recorder.ts';
import { writeRecordingFile } from '../src/feed/recording/recording-file.ts';

const usage = `pnpm --filter @kvota/platform record --out <file> [--minutes 30] [--from 2026-11-21T17:00:00Z]
  [--sports F,B] [--matches 40] [--as-it-happens]
A file whose name ends in .gz is packed.`;

/** Thrown if an option cannot be used. The message names what is wrong and what is expected. */
class WrongOption extends Error {}

/** pnpm runs this in the folder of the package, but the file name is relative to where the command was given. */
const home = process.env['INIT_CWD'] ?? process.cwd();

async function record(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      minutes: { type: 'string', default: '30' },
      from: { type: 'string' },
      sports: { type: 'string' },
      matches: { type: 'string' },
      'as-it-happens': { type: 'boolean', default: false },
    },
  });
  if (values.out === undefined) throw new WrongOption(`--out names the file to write.\n${usage}`);
  const positive = (name: string, text: string): number => {
    if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
    throw new WrongOption(`--${name} is a whole number from 1 on, not "${text}".\n${usage}`);
  };
  const milliseconds = positive('minutes', values.minutes) * 60_000;
  const from = values.from === undefined ? Date.now() : Date.parse(values.from);
  if (Number.isNaN(from)) throw new WrongOption(`--from is an instant, not "${values.from}".\n${usage}`);
  const selection = {
    ...(values.sports !== undefined && { sports: values.sports.split(',') }),
    ...(values.matches !== undefined && { matches: positive('matches', values.matches) }),
  };
  const { KVOTA_FEED, KVOTA_FEED_BEGINS, KVOTA_SEED: seed = 'kvota' } = process.env;
  const feed = openFeed(feedChoiceOf(KVOTA_FEED, KVOTA_FEED_BEGINS), { seed, now: from, folder: home });
  const known = feed.sports.map(({ sport }) => sport);
  const unknown = selection.sports?.find((sport) => !known.includes(sport));
  if (unknown !== undefined) throw new WrongOption(`The feed has no sport "${unknown}". It has ${known.join(', ')}.`);

  const file = resolve(home, values.out);
  const time = { now: () => Date.now(), wait: (span: number) => pause(span) };
  const lines = values['as-it-happens']
    ? recordAsItHappens(feed, time, milliseconds, selection)
    : recordSpan(feed, { from, to: from + milliseconds }, selection);
  await writeRecordingFile(file, lines);
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
  process.stdout.write(`${file}: ${values.minutes} minutes, ${megabytes} MB.\n`);
}

try {
  await record();
} catch (error) {
  const isPlain = [WrongOption, WrongVariable, WrongRecording].some((kind) => error instanceof kind);
  const isArguments = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(isPlain || isArguments) || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
