import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file or a folder to the disk, so that it survives a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a folder with everything below it to the disk. PGlite leaves that to the operating system, which does it within
 * half a minute and in any order. So this is worth something only while nothing else writes there.
 */
export async function syncFolder(folder: string, one: (path: string) => Promise<void> = sync): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isFile() || entry.isDirectory()) await one(join(entry.parentPath, entry.name));
  }
  await one(folder);
}
