// An app has two builds: one for browsers, and beside it one for its server that renders first screens. Both have to be
// made from the same sources, or a screen would differ from the app that takes over.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const noteOf = (folder: string): string => join(`${folder}-server`, 'build.json');

/** Returns the first script of a built page. Its name contains a hash of everything below it, and so identifies the build. */
function buildOf(folder: string): string {
  const file = join(folder, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const entry = /<script data-entry="([^"]+)"/.exec(page)?.[1];
  if (entry === undefined) throw new Error(`${folder} has no built page. Build the app for browsers first.`);
  return entry;
}

/** Writes into the build for the server which build for browsers it belongs to. */
export function noteBuild(folder: string): void {
  writeFileSync(noteOf(folder), `${JSON.stringify({ entry: buildOf(folder) })}\n`);
}

/** Throws if the build for the server beside a folder does not belong to the build in it (SPEED-07). */
export function requireSameBuild(folder: string): void {
  const note = noteOf(folder);
  // Written by noteBuild.
  const { entry } = existsSync(note)
    ? (JSON.parse(readFileSync(note, 'utf8')) as { readonly entry: string })
    : { entry: 'an older version' };
  const built = buildOf(folder);
  if (entry === built) return;
  const app = basename(dirname(folder));
  throw new Error(
    [
      `${folder}-server is not of the build in ${folder}: it was made with ${entry}, and the page starts ${built}.`,
      `Build both with "pnpm --filter @kvota/${app} build", or delete ${folder}-server to serve pages without first screens.`,
    ].join('\n'),
  );
}
