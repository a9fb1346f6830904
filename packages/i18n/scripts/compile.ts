// Compiles catalogs/{locale}/{group}.po to src/compiled: one module per language and group, and a table of their imports.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

import { locales } from '@kvota/contracts/values';
import { messageGroups, serverGroups } from '../src/message-group.ts';

const folder = resolve(import.meta.dirname, '..');
const format = formatter({ origins: false, lineNumbers: false });

/** Writes a file only if its content changes, so that a development server does not reload. */
function writeIfNew(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}

let texts = 0;
let written = 0;
for (const locale of locales) {
  for (const group of [...messageGroups, ...serverGroups]) {
    const file = join(folder, 'catalogs', locale, `${group}.po`);
    const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const catalog = await format.parse(content, { locale, sourceLocale: 'en', filename: file });
    const messages = Object.fromEntries(
      Object.entries(catalog).flatMap(([id, { translation }]) => (translation ? [[id, translation] as const] : [])),
    );
    const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'ts' });
    for (const { id, error } of errors) throw new Error(`${file}: the text of "${id}" is malformed: ${error.message}`);
    texts += Object.keys(messages).length;
    if (writeIfNew(join(folder, 'src/compiled', locale, `${group}.ts`), source)) written += 1;
  }
}

const rows = locales.map((locale) => {
  const loads = messageGroups.map((group) => `    ${group}: () => import('./${locale}/${group}.ts'),`);
  return [`  ${locale}: {`, ...loads, '  },'].join('\n');
});
writeIfNew(
  join(folder, 'src/compiled/catalogs.ts'),
  `// Made by scripts/compile.ts.\nexport const catalogs = {\n${rows.join('\n')}\n};\n`,
);
const imports = locales.flatMap((locale) =>
  serverGroups.map((group) => `import { messages as ${locale}_${group} } from './${locale}/${group}.ts';`),
);
const tables = locales.map((locale) => {
  const entries = serverGroups.map((group) => `${group}: ${locale}_${group}`);
  return `  ${locale}: { ${entries.join(', ')} },`;
});
writeIfNew(
  join(folder, 'src/compiled/server-catalogs.ts'),
  `// Made by scripts/compile.ts.\n${imports.join('\n')}\n\nexport const serverCatalogs = {\n${tables.join('\n')}\n};\n`,
);
process.stdout.write(`Catalogs: ${texts} texts in ${locales.length} languages, ${written} files changed.\n`);
