// `pnpm messages`: the catalogs hold exactly the texts of the sources, in all seven languages, and each follows the
// rules. `--write` updates the catalogs.
import { getConfig } from '@lingui/conf';

import { checkMessages } from './messages/check-messages.ts';
import { root } from '@kvota/run/processes';

const write = process.argv.includes('--write');
const config = getConfig({ cwd: root });
const components = [
  'apps/{site,sportsbook,casino,affiliates}/src/**/*.tsx',
  'packages/{shell,bet-slip-react,tickets,theme-tools}/src/**/*.tsx',
];
const { findings, notes, texts } = await checkMessages({ config, write, components });

for (const note of notes) console.log(`${note} Check its translations.`);
for (const finding of findings) console.error(finding);
if (findings.length > 0 && !write) console.error('Run `pnpm messages --write` and put right what is named above.');
console.log(
  `Messages: ${texts} texts in ${config.catalogs.length} groups, ${config.locales.length} languages, ${findings.length} findings.`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
