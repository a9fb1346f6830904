/**
 * Calls a loader in a new task. Requesting a chunk and its dependencies takes as long as rendering a part of the page, and
 * one render may request several.
 */
export async function yieldThen<Part>(load: () => Promise<Part>): Promise<Part> {
  await new Promise((next) => setTimeout(next));
  return load();
}
