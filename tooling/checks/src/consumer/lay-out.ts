import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Packs and unpacks the package, so that its published exports apply. */
function unpack(packageFolder: string, into: string): void {
  const packed = mkdtempSync(join(tmpdir(), 'kvota-packed-'));
  try {
    execFileSync('pnpm', ['pack', '--pack-destination', packed], { cwd: packageFolder, stdio: 'pipe' });
    const tarball = readdirSync(packed).find((name) => name.endsWith('.tgz'));
    if (tarball === undefined) throw new Error(`pnpm pack made no tarball of ${packageFolder}.`);
    mkdirSync(into, { recursive: true });
    execFileSync('tar', ['-xzf', join(packed, tarball), '-C', into, '--strip-components=1']);
  } finally {
    rmSync(packed, { recursive: true });
  }
}

/** A project outside the workspace in which a package is installed. */
export interface Consumer {
  readonly folder: string;
  /** The folder of the package within the project. */
  readonly installed: string;
  readonly remove: () => void;
}

/**
 * Installs the built package of a folder into a new project, together with the workspace packages that it needs.
 * Other dependencies are linked from the workspace.
 */
export function layOut(packageFolder: string): Consumer {
  // The temporary folder is a link on some systems, and bundlers identify modules by their real path.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kvota-consumer-')));
  const place = (name: string): string => join(folder, 'node_modules', name);
  const laid = new Set<string>();
  const install = (source: string): void => {
    const manifest = manifestOf(source);
    laid.add(manifest.name);
    unpack(source, place(manifest.name));
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      if (laid.has(name)) continue;
      const target = realpathSync(join(source, 'node_modules', name));
      if (name.startsWith('@kvota/')) install(target);
      else {
        laid.add(name);
        mkdirSync(dirname(place(name)), { recursive: true });
        symlinkSync(target, place(name));
      }
    }
  };
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  install(packageFolder);
  return {
    folder,
    installed: place(manifestOf(packageFolder).name),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
