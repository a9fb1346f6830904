/**
 * Loads a part of the page in a task of its own: asking for a chunk and all that it needs takes as long as drawing a part
 * of the page, and whatever draws the page asks for several.
 */
export async function yieldThen<Part>(load: () => Promise<Part>): Promise<Part> {
  await new Promise((next) => setTimeout(next));
  return load();
}
