import { resolve } from 'node:path';

import type { FeedChoice } from '../kernel/environment.ts';
import type { Feed } from './model/feed.ts';
import { readRecordingFile } from './recording/recording-file.ts';
import { createReplayFeed } from './recording/replay-feed.ts';
import { createSimulatedFeed } from './simulated/simulated-feed.ts';

/** Opens the chosen feed. A recording begins at `now` if the choice has no instant. Throws a WrongRecording. */
export function openFeed(
  choice: FeedChoice,
  { seed, now, folder }: { readonly seed: string; readonly now: number; readonly folder: string },
): Feed {
  if (choice.kind === 'simulated') return createSimulatedFeed({ seed });
  const { file, loops, begins = now } = choice;
  return createReplayFeed({ recording: readRecordingFile(resolve(folder, file)), begins, loops });
}
