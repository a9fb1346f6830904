// Less motion is requested in two ways: by the system, and by `data-motion="reduced"` on the root. Code that checks
// one has to check both. Only the parts of the kit listed here check them; all other code uses the kit's helpers.

/** Files that may check the two ways, because they combine them. */
export const motionHomes: readonly string[] = [
  'packages/ui/src/style/media.ts',
  'packages/ui/src/style/parts.ts',
  'packages/ui/src/style/root-data.ts',
  'packages/ui/src/style/reset.css.ts',
];

const bySystem = /prefers-reduced-motion|\bmedia\.reducedMotion\b|\bmedia\[['"]reducedMotion['"]\]/;
const byRoot = /\bdata-motion(?![\w-])|\bdataset(?:\.motion\b|\[['"]motion['"]\])/;

/** Returns the lines of a source that check only one of the two, as `what (line n)`. */
export function motionAskedIn(source: string): string[] {
  return source.split('\n').flatMap((line, at) => {
    const found = bySystem.exec(line) ?? byRoot.exec(line);
    return found ? [`${found[0]} (line ${at + 1})`] : [];
  });
}
