// Closes the demo accounts in the database that the environment names: no password fits, no roles, blocked.
import { readConfiguration } from '../src/configuration/read-configuration.ts';
import { WrongConfiguration } from '../src/configuration/configuration.ts';
import { openDatabase } from '../src/database/database.ts';
import { closeDemo } from '../src/demo/close-demo.ts';

try {
  const database = await openDatabase(readConfiguration(process.env).database);
  const closed = await closeDemo(database.db);
  await database.close();
  console.log(closed.length === 0 ? 'No demo account was open.' : `Closed: ${closed.join(', ')}.`);
} catch (error) {
  console.error(error instanceof WrongConfiguration ? error.message : error);
  process.exitCode = 1;
}
