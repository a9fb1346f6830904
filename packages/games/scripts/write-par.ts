// Writes the PAR sheets of all models, or of those named: `pnpm par [code …]`. A test compares them with the code.
import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { models } from '../src/models/models.ts';
import { sheetsOf } from '../src/engines/sheets.ts';

const codes = process.argv.slice(2);
for (const model of models.filter(({ code }) => codes.length === 0 || codes.includes(code))) {
  const file = sheetsOf(model, (key, message) => createHmac('sha256', key).update(message).digest());
  const name = `${model.engine}-${model.code}.json`.toLowerCase();
  writeFileSync(join(import.meta.dirname, '../par', name), `${JSON.stringify(file, null, 2)}\n`);
  process.stdout.write(`${name}: ${file.sheets.map(({ rtp }) => rtp.decimal).join(' ')}\n`);
}
