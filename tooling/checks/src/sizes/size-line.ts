/**
 * A line of a package's `sizes.json`: most that its user may have to load at once, minified and packed with gzip,
 * dependencies included and peers left out. What waits for an `import()` is not counted.
 */
export interface SizeLine {
  /** The entry, as an `exports` map has it: `.`, `./theme`. Several are measured together. */
  readonly entry: string | readonly string[];
  /** What is taken of the entry, all of it where nothing stands: `{ Button }`. */
  readonly take?: string;
  readonly js?: string;
  readonly css?: string;
  /** What the code is to come down to. It is shown, not held. */
  readonly aim?: string;
}

/** The part of a package's manifest that says what is published. */
export interface PublishedManifest {
  readonly name: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

const entriesOf = ({ entry }: SizeLine): readonly string[] => (typeof entry === 'string' ? [entry] : entry);

/** What a line is called in the report. */
export function nameOf(manifest: Pick<PublishedManifest, 'name'>, line: SizeLine): string {
  const entries = entriesOf(line).map((entry) => manifest.name + entry.slice(1));
  return [entries.join(' + '), line.take, line.aim && `(to become ${line.aim})`].filter(Boolean).join(' ');
}

/** A module that takes what the line says and nothing more. */
export function sourceOf(manifest: Pick<PublishedManifest, 'name'>, line: SizeLine): string {
  return entriesOf(line)
    .map((entry, at) => {
      const request = JSON.stringify(manifest.name + entry.slice(1));
      // Without code to limit, the entry is there for its effects.
      if (line.js === undefined) return `import ${request};\n`;
      if (line.take !== undefined) return `import ${line.take} from ${request};\nconsole.log(${line.take});\n`;
      return `import * as all${at} from ${request};\nconsole.log(all${at});\n`;
    })
    .join('');
}

/** Entries of a package for which no limit stands. */
export function unlimited(manifest: PublishedManifest, lines: readonly SizeLine[]): string[] {
  const held = lines.filter((line) => line.js ?? line.css).flatMap(entriesOf);
  return Object.keys(manifest.publishConfig.exports).filter(
    (entry) => entry !== './package.json' && !held.includes(entry),
  );
}
