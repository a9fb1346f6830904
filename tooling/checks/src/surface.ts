// Keeps the public surface of every published package as a committed report (surface.md), so that a review shows its
// changes.
// `pnpm surface` fails if a report differs; `pnpm surface --write` updates them. Needs the packages built.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

interface Manifest {
  name: string;
  publishConfig?: { exports?: Record<string, string | { types?: string; default?: string }> };
}

const root = resolve(import.meta.dirname, '../../..');
const write = process.argv.includes('--write');
let failed = 0;
let packages = 0;

/** Returns the declarations of a file, without imports between files and without hashes in their names. */
function declarations(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8')
    .replace(/^\/\/#.*$/gm, '')
    .replace(/^import .* from ["']\..*$/gm, '')
    .replace(/-[A-Za-z0-9_-]{8}(\.d)?\.js/g, '$1.js')
    .trim();
}

/** Returns the declaration files that a file imports, and in turn theirs. */
function drawnOn(folder: string, file: string, seen = new Set<string>()): Set<string> {
  const text = readFileSync(join(folder, file), 'utf8');
  for (const [, target = ''] of text.matchAll(/from ["'](\.[^"']+)["']/g)) {
    const part = join(dirname(file), target.replace(/\.js$/, '.d.ts'));
    if (seen.has(part) || !existsSync(join(folder, part))) continue;
    seen.add(part);
    drawnOn(folder, part, seen);
  }
  return seen;
}

const block = (title: string, text: string): string => `## ${title}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;

for (const manifestFile of globSync('packages/*/package.json', { cwd: root }).sort()) {
  const folder = join(root, dirname(manifestFile));
  const manifest = JSON.parse(readFileSync(join(root, manifestFile), 'utf8')) as Manifest;
  const entries = Object.entries(manifest.publishConfig?.exports ?? {});
  if (entries.length === 0) continue;
  packages += 1;
  const files = entries.flatMap(([entry, target]) =>
    typeof target === 'string' || !target.types ? [] : [{ entry, file: target.types }],
  );
  const shared = new Set(files.flatMap(({ file }) => [...drawnOn(folder, file)]));
  for (const { file } of files) shared.delete(join(file));
  const sections = [
    ...files.map(({ entry, file }) => block(manifest.name + entry.slice(1), declarations(folder, file))),
    ...[...shared]
      .map((file) => declarations(folder, file))
      .sort()
      .map((text) => block('Shared by entries', text)),
  ];
  const report = `# Public surface of ${manifest.name}\n\nWritten by \`pnpm surface --write\`; a change here is a change for those who use the package.\n\n${sections.join('\n')}`;
  const reportFile = join(folder, 'surface.md');
  if (write) writeFileSync(reportFile, report);
  else if (!existsSync(reportFile) || readFileSync(reportFile, 'utf8') !== report) {
    failed += 1;
    console.error(
      `${manifest.name}: its public surface differs from surface.md. If that is meant, run "pnpm build && pnpm surface --write", commit it and add a changeset.`,
    );
  }
}
console.log(
  failed === 0 ? `Surface: ${packages} published packages as reported.` : `Surface: ${failed} reports differ.`,
);
process.exitCode = failed === 0 ? 0 : 1;
