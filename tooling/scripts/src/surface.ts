// Keeps the public surface of every published package as a committed report (surface.md), so that a change of it shows in review.
// `pnpm surface` fails where a report differs; `pnpm surface --write` writes them anew. Needs the packages built.
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

/** The declarations of an entry with those files it draws on, without import lines between them and hashes in names. */
function declarations(folder: string, file: string, seen = new Set<string>()): string {
  const path = join(folder, file);
  if (seen.has(path)) return '';
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  const shared = [...text.matchAll(/from ["'](\.[^"']+)["']/g)].map((match) =>
    join(dirname(file), (match[1] ?? '').replace(/\.js$/, '.d.ts')),
  );
  const parts = shared.filter((part) => existsSync(join(folder, part))).map((part) => declarations(folder, part, seen));
  const own = text
    .replace(/^\/\/#.*$/gm, '')
    .replace(/^import .* from ["']\..*$/gm, '')
    .replace(/-[A-Za-z0-9_-]{8}\.js/g, '.js')
    .trim();
  return [...parts, own].filter(Boolean).join('\n');
}

for (const manifestFile of globSync('packages/*/package.json', { cwd: root }).sort()) {
  const folder = join(root, dirname(manifestFile));
  const manifest = JSON.parse(readFileSync(join(root, manifestFile), 'utf8')) as Manifest;
  const entries = Object.entries(manifest.publishConfig?.exports ?? {});
  if (entries.length === 0) continue;
  packages += 1;
  const sections = entries.flatMap(([entry, target]) => {
    if (typeof target === 'string' || !target.types) return [];
    return [`## ${manifest.name}${entry.slice(1)}\n\n\`\`\`ts\n${declarations(folder, target.types)}\n\`\`\`\n`];
  });
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
