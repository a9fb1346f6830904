import type { Clock } from '@kvota/server';

import type { Attempts } from '../attempts/attempts.ts';
import type { Logger } from '../kernel/log/logger.ts';

/** Counts failed codes over the whole site. */
export interface GuessAlarm {
  noteFailure(): Promise<void>;
  /** How often this node has raised the alarm since its start. */
  raised(): number;
}

export interface GuessAlarmDeps {
  readonly attempts: Pick<Attempts, 'count'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
}

/** Failed codes of all users and addresses, over all nodes. The 300th in a minute raises the alarm. */
const everywhere = { limit: { name: 'voucher codes of the site', most: 299, window: 60_000 }, key: 'all' };

/**
 * Creates the count of failed codes over the whole site (SEC-02). It raises an alarm and refuses nobody: the limits of each
 * user and address hold, and a limit of the site would let anybody close vouchers for all. Each node raises it once a minute.
 */
export function createGuessAlarm({ attempts, clock, logger }: GuessAlarmDeps): GuessAlarm {
  let quietUntil = 0;
  let raised = 0;
  const noteFailure = async (): Promise<void> => {
    // After the alarm, the one row of all is not written by every failed code.
    if (clock.now() < quietUntil) return;
    const wait = await attempts.count([everywhere]);
    if (wait <= 0) return;
    quietUntil = clock.now() + wait;
    raised += 1;
    logger.error('Voucher codes are being guessed: 300 failed within a minute, over all users and addresses.');
  };
  return { noteFailure, raised: () => raised };
}
