import { minorToMoney } from '@kvota/contracts';

import type { FoundMoney, FoundViolations } from './ledger-watch.ts';

/** A line for the log, because an alarm has begun or ended. */
export interface AlarmLine {
  readonly level: 'error' | 'info';
  readonly text: string;
}

const begins = (text: string): AlarmLine => ({ level: 'error', text });
const ends = (text: string): AlarmLine => ({ level: 'info', text });

/** Returns what began or ended between two checks. What goes on is not repeated. */
export function alarmsOfMoney(before: FoundMoney | undefined, found: FoundMoney): AlarmLine[] {
  const lines: AlarmLine[] = [];
  for (const currency of new Set([...Object.keys(before?.suspense ?? {}), ...Object.keys(found.suspense)])) {
    const [was, is] = [BigInt(before?.suspense[currency] ?? 0), BigInt(found.suspense[currency] ?? 0)];
    if (was === 0n && is !== 0n)
      lines.push(begins(`${minorToMoney(is)} ${currency} are in suspense: see the operator's call suspense`));
    if (was !== 0n && is === 0n) lines.push(ends(`Nothing in ${currency} is in suspense any more`));
  }
  const counts = [
    ['withoutGround', 'payments have facts whose ground has been missing for ten minutes'],
    ['notApplied', 'events of payment providers have not been applied for ten minutes'],
  ] as const;
  for (const [name, text] of counts) {
    const [was, is] = [before?.[name] ?? 0, found[name]];
    if (was === 0 && is > 0) lines.push(begins(`${is} ${text}`));
    if (was > 0 && is === 0) lines.push(ends(`No ${text} any more`));
  }
  return lines;
}

/** Returns what began or ended between two whole checks of the ledger. More violations than before are news. */
export function alarmsOfLedger(before: FoundViolations | undefined, found: FoundViolations): AlarmLine[] {
  const was = before?.violations ?? 0;
  if (found.violations > was)
    return [begins(`The ledger does not add up, ${found.violations} violations: ${found.first.join('; ')}`)];
  return was > 0 && found.violations === 0 ? [ends('The ledger adds up again')] : [];
}
