import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { build, type Rolldown } from 'vite';

import type { Consumer } from './lay-out.ts';

/** The files that a page loads. */
interface Load {
  readonly js: string;
  readonly css: string;
  /** Files of the package in this part, by their path within the package. */
  readonly files: readonly string[];
  /** Other packages in this part. */
  readonly packages: readonly string[];
}

export interface Bundled {
  /** Loaded at once: the entry and its static imports. */
  readonly atOnce: Load;
  /** Loaded when an `import()` asks for it. */
  readonly later: Load;
}

/** Vite's record of a chunk. */
interface Noted {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** Bundles a module of a project with Vite, as an app would. Peer dependencies are left out. */
export async function bundle(consumer: Consumer, source: string, peers: readonly string[]): Promise<Bundled> {
  writeFileSync(join(consumer.folder, 'main.js'), source);
  const built = (await build({
    root: consumer.folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2024',
      // A font inside the style sheet would count as style.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: 'main.js',
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const texts = new Map(
    built.output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)] as const] : [])),
  );
  const first = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.find((each) => each.fileName === name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    for (const next of chunk.imports) visit(next);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);

  const loadOf = (some: readonly (typeof chunks)[number][]): Load => {
    const modules = some.flatMap((chunk) => chunk.moduleIds).filter((id) => !id.startsWith('\0'));
    const sheets = new Set(some.flatMap((chunk) => [...((chunk as Noted).viteMetadata?.importedCss ?? [])]));
    const own = (id: string): boolean => id.startsWith(`${consumer.installed}/`);
    const foreign = modules.flatMap((id) =>
      own(id) ? [] : (/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
    );
    return {
      js: some.map((chunk) => chunk.code).join('\n'),
      css: [...sheets].map((sheet) => texts.get(sheet) ?? '').join('\n'),
      files: modules
        .filter(own)
        .map((id) => relative(consumer.installed, id))
        .sort(),
      packages: [...new Set(foreign)].sort(),
    };
  };
  return {
    atOnce: loadOf(chunks.filter((chunk) => first.has(chunk.fileName))),
    later: loadOf(chunks.filter((chunk) => !first.has(chunk.fileName))),
  };
}
