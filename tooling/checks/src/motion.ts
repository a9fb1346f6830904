// Less motion is asked for in two ways, by the system and by `data-motion="reduced"` on the root. Who heeds one has to
// heed both, so that only these parts of the kit ask, for all others: `reducedMotion()` for styles, `useReducedMotion()` for scripts.

/** Where the two ways are brought together. */
export const motionHomes: readonly string[] = [
  'packages/ui/src/style/media.ts',
  'packages/ui/src/style/parts.ts',
  'packages/ui/src/style/root-data.ts',
  'packages/ui/src/style/reset.css.ts',
];

const bySystem = /prefers-reduced-motion|\bmedia\.reducedMotion\b|\bmedia\[['"]reducedMotion['"]\]/;
const byRoot = /\bdata-motion(?![\w-])|\bdataset(?:\.motion\b|\[['"]motion['"]\])/;

/** Lines of a source that ask for one of the two by themselves, as `what (line n)`. */
export function motionAskedIn(source: string): string[] {
  return source.split('\n').flatMap((line, at) => {
    const found = bySystem.exec(line) ?? byRoot.exec(line);
    return found ? [`${found[0]} (line ${at + 1})`] : [];
  });
}
