import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Feed } from '../../src/feed/model/feed.ts';
import { recordSpan } from '../../src/feed/recording/recorder.ts';
import { readRecordingFile, writeRecordingFile } from '../../src/feed/recording/recording-file.ts';
import { createReplayFeed } from '../../src/feed/recording/replay-feed.ts';
import { createSimulatedFeed } from '../../src/feed/simulated/simulated-feed.ts';

/** A feed that all nodes of a run replay. */
export interface RecordedFeed {
  readonly feed: Feed;
  /** The variables of nodes. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): void;
}

/** The recorded matches. A run must end within the span, which is in milliseconds. */
export interface RecordedPart {
  readonly sport: string;
  readonly matches: number;
  readonly span: number;
}

/** Sixty matches of handball, whose markets are few. */
const usual: RecordedPart = { sport: 'H', matches: 60, span: 3_600_000 };

/**
 * Records some matches from now on. A node that computes the whole simulated offer needs a second of the processor for its first
 * price, which is a third of its life here.
 */
export async function recordFeed(
  seed: string,
  now: number,
  { sport, matches, span }: RecordedPart = usual,
): Promise<RecordedFeed> {
  const folder = mkdtempSync(join(tmpdir(), 'kvota-chaos-feed-'));
  const file = join(folder, 'feed.jsonl');
  // The variable has no milliseconds.
  const from = Math.floor(now / 1000) * 1000;
  const recording = recordSpan(createSimulatedFeed({ seed }), { from, to: from + span }, { sports: [sport], matches });
  await writeRecordingFile(file, recording);
  return {
    feed: createReplayFeed({ recording: readRecordingFile(file), begins: from, loops: false }),
    environment: { KVOTA_FEED: `replay-once:${file}`, KVOTA_FEED_BEGINS: new Date(from).toISOString() },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
