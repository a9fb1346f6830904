// Recomputes the audit of the agency in the database that the environment names. Ends with 1 if something is broken.
import { checkAudit } from '../src/agency/seals/check-audit.ts';
import { readConfiguration } from '../src/configuration/read-configuration.ts';
import { WrongConfiguration } from '../src/configuration/configuration.ts';
import { openDatabase } from '../src/database/database.ts';

try {
  const database = await openDatabase(readConfiguration(process.env).database);
  const { seals, rows, open, head, broken } = await checkAudit(database.db);
  await database.close();
  console.log(`Equal: ${seals} seals with ${rows} rows. Not sealed yet: ${open}.`);
  if (head !== null) console.log(`Head: ${head.n} ${head.hash}`);
  if (broken !== null) {
    process.exitCode = 1;
    const seal = broken.n === null ? 'no seal' : `seal ${broken.n}`;
    console.error(broken.kind === 'row' ? `Broken: row ${broken.id}, ${seal}.` : `Broken: ${seal}.`);
  }
} catch (error) {
  console.error(error instanceof WrongConfiguration ? error.message : error);
  process.exitCode = 1;
}
