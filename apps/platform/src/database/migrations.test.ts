import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../drizzle');

/**
 * During a deployment, nodes of the earlier build run over tables that the next build has migrated. A migration therefore
 * only adds what the earlier build need not know. What it takes away is removed a release later, and that migration names
 * the build since which nothing uses it: `-- unused since 0041`.
 */
const breaking: readonly (readonly [step: RegExp, why: string])[] = [
  [/\bDROP (TABLE|COLUMN)\b/i, 'removes what the earlier build reads'],
  [/\bRENAME\b/i, 'takes away a name that the earlier build uses'],
  [/\bALTER COLUMN "\w+" (SET DATA )?TYPE\b/i, 'changes a type that the earlier build reads and writes'],
  [/\bALTER COLUMN "\w+" SET NOT NULL\b/i, 'refuses rows that the earlier build writes'],
  [
    /\bADD COLUMN (?!.*\bDEFAULT\b)(?!.*\bGENERATED\b).*\bNOT NULL\b/i,
    'needs a value that the earlier build does not write',
  ],
];
const named = /^-- unused since \d{4}/m;

/** Statements after which the earlier build fails, with the reason. Tables that the same migration creates are no matter. */
function breakingSteps(text: string): string[] {
  if (named.test(text)) return [];
  const created = new Set([...text.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, name]) => name));
  return text.split('--> statement-breakpoint').flatMap((statement) => {
    const [, table] = /ALTER TABLE "(\w+)"/.exec(statement) ?? [];
    if (created.has(table)) return [];
    return breaking.flatMap(([step, why]) => (step.test(statement) ? [`${statement.trim()} ${why}`] : []));
  });
}

/** Written before the first release, when no earlier build could run beside them. */
const beforeFirstRelease = ['0017_ticket_sellers.sql', '0032_block_products.sql', '0035_play_sessions.sql'];
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

test.each(files.filter((name) => !beforeFirstRelease.includes(name)))(
  'nodes of the earlier build go on beside %s',
  (name) => expect(breakingSteps(readFileSync(join(folder, name), 'utf8'))).toEqual([]),
);

describe('a migration that the earlier build cannot run beside is found', () => {
  test.each([
    'DROP TABLE "tickets";',
    'ALTER TABLE "tickets" DROP COLUMN "marks";',
    'ALTER TABLE "tickets" RENAME COLUMN "marks" TO "notes";',
    'ALTER TABLE "tickets" ALTER COLUMN "stake" SET DATA TYPE text;',
    'ALTER TABLE "tickets" ALTER COLUMN "marks" SET NOT NULL;',
    'ALTER TABLE "tickets" ADD COLUMN "seller" text NOT NULL;',
  ])('%s', (statement) => {
    expect(breakingSteps(statement)).toHaveLength(1);
    expect(breakingSteps(`-- unused since 0041\n${statement}`)).toEqual([]);
  });

  test.each([
    'ALTER TABLE "tickets" ADD COLUMN "seller" text;',
    'ALTER TABLE "tickets" ADD COLUMN "seller" text DEFAULT \'\' NOT NULL;',
    'CREATE TABLE "seats" ("id" text NOT NULL);--> statement-breakpoint\nALTER TABLE "seats" ADD COLUMN "row" text NOT NULL;',
  ])('%s is none', (statement) => expect(breakingSteps(statement)).toEqual([]));
});
