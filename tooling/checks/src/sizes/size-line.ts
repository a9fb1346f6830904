/**
 * A line of a package's `sizes.json`: the most that a user may have to load at once, minified and compressed with
 * gzip. Dependencies count, peer dependencies do not. Code behind an `import()` does not count.
 */
export interface SizeLine {
  /** The entry as in the `exports` map: `.` or `./theme`. Several entries are measured together. */
  readonly entry: string | readonly string[];
  /** The names that are imported, such as `{ Button }`. All of them if this is missing. */
  readonly take?: string;
  readonly js?: string;
  readonly css?: string;
  /** The size that the code should reach. It is printed and not enforced. */
  readonly aim?: string;
}

/** The part of a package's manifest that describes what is published. */
export interface PublishedManifest {
  readonly name: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

const entriesOf = ({ entry }: SizeLine): readonly string[] => (typeof entry === 'string' ? [entry] : entry);

/** Returns the name of a line in the report. */
export function nameOf(manifest: Pick<PublishedManifest, 'name'>, line: SizeLine): string {
  const entries = entriesOf(line).map((entry) => manifest.name + entry.slice(1));
  return [entries.join(' + '), line.take, line.aim && `(to become ${line.aim})`].filter(Boolean).join(' ');
}

/** Returns the source of a module that imports what the line names and nothing else. */
export function sourceOf(manifest: Pick<PublishedManifest, 'name'>, line: SizeLine): string {
  return entriesOf(line)
    .map((entry, at) => {
      const request = JSON.stringify(manifest.name + entry.slice(1));
      // Without a limit of code, the entry is imported for its side effects.
      if (line.js === undefined) return `import ${request};\n`;
      if (line.take !== undefined) return `import ${line.take} from ${request};\nconsole.log(${line.take});\n`;
      return `import * as all${at} from ${request};\nconsole.log(all${at});\n`;
    })
    .join('');
}

/** Returns the entries of a package that have no limit. JSON files are data and need none. */
export function unlimited(manifest: PublishedManifest, lines: readonly SizeLine[]): string[] {
  const held = lines.filter((line) => line.js ?? line.css).flatMap(entriesOf);
  return Object.keys(manifest.publishConfig.exports).filter(
    (entry) => !entry.endsWith('.json') && !held.includes(entry),
  );
}
