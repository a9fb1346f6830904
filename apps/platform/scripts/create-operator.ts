// Creates an account with the role OPERATOR in the database that the environment names, and asks for its password.
import { randomUUID } from 'node:crypto';

import { RefusedDatabase, systemClock } from '@kvota/server';

import { readConfiguration } from '../src/configuration/read-configuration.ts';
import { WrongConfiguration } from '../src/configuration/configuration.ts';
import { openDatabase } from '../src/database/database.ts';
import { createOperator, OperatorRefused } from '../src/users/create-operator.ts';
import { askPassword } from './ask-password.ts';

const usage = 'pnpm --filter @kvota/platform create-operator <user name> <e-mail>';

try {
  const [username, email] = process.argv.slice(2);
  if (username === undefined || email === undefined) throw new OperatorRefused(`Usage: ${usage}`);
  const configuration = readConfiguration(process.env);
  const password = await askPassword(`Password of ${username}: `);
  const database = await openDatabase(configuration.database);
  try {
    await createOperator({ db: database.db, clock: systemClock, ids: randomUUID }, { username, email, password });
    console.log(`${username} may sign in as an operator.`);
  } finally {
    await database.close();
  }
} catch (error) {
  const isPlain = [OperatorRefused, RefusedDatabase, WrongConfiguration].some((kind) => error instanceof kind);
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
