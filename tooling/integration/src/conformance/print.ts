// Provokes every code of the error catalogue on a real platform and prints what the player saw.
import { cases } from './cases.ts';
import { englishTexts, textOf } from './row.ts';
import { expectedRow, runCase } from './run-case.ts';
import { openWorld } from './world.ts';

const [world, texts] = [await openWorld(), await englishTexts()];
let wrong = 0;
console.log('| code | how it was provoked | what the player saw | slip afterwards | ledger |');
console.log('| --- | --- | --- | --- | --- |');
for (const one of cases) {
  const row = await runCase(world, one);
  const { surface, key } = row.seen;
  const text = textOf(texts, key) ?? 'no text in the catalogs';
  const saw = surface === 'none' ? 'no message' : `${surface}: ${key}, “${text}”`;
  const isRight = JSON.stringify(row) === JSON.stringify(expectedRow(one));
  if (!isRight) wrong += 1;
  console.log(
    `| ${one.code} | ${one.how} | ${saw} | ${row.slip} | ${row.ledger}${isRight ? '' : ' **not as expected**'} |`,
  );
}
await world.close();
console.log(`\n${cases.length} rows, ${wrong} not as expected`);
process.exit(wrong === 0 ? 0 : 1);
