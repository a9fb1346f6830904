import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { bundle, type Bundled } from '@kvota/checks/consumer/bundle';
import { layOut } from '@kvota/checks/consumer/lay-out';

/** The package as installed in a user's project. */
export interface Installed {
  readonly folder: string;
  /** Files of the package, by their path in it. */
  readonly files: (pattern: string) => readonly string[];
  readonly read: (file: string) => string;
  /** Builds a page with Vite, without React. */
  readonly bundle: (source: string) => Promise<Bundled>;
  /** Runs a module with Node and returns its output. */
  readonly run: (source: string) => string;
  readonly remove: () => void;
}

export function install(): Installed {
  const consumer = layOut(resolve(import.meta.dirname, '..'));
  return {
    folder: consumer.folder,
    files: (pattern) => globSync(pattern, { cwd: consumer.installed }).sort(),
    read: (file) => readFileSync(join(consumer.installed, file), 'utf8'),
    bundle: (source) => bundle(consumer, source, ['react', 'react-dom']),
    run: (source) => {
      writeFileSync(join(consumer.folder, 'run.js'), source);
      return execFileSync(process.execPath, ['run.js'], { cwd: consumer.folder, encoding: 'utf8' });
    },
    remove: consumer.remove,
  };
}

/** Returns the folders of the package's files, such as `action/button`. */
export const foldersOf = (files: readonly string[]): readonly string[] =>
  [...new Set(files.map((file) => file.replace(/^dist\//, '').replace(/\/?[^/]*$/, '')))].sort();

/** Returns the style sheets among files. */
export const sheetsOf = (files: readonly string[]): readonly string[] => files.filter((file) => file.endsWith('.css'));

/** Returns the class names that a style sheet has rules for. */
export const classesOf = (sheet: string): ReadonlySet<string> =>
  new Set([...sheet.matchAll(/\.(-?[a-z_][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name));
