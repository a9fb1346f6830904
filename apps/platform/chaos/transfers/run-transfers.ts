import { percentile } from '../../src/testing/percentile.ts';
import { inOpenRun, progressOf, type RunOptions, type RunReport } from '../open-run.ts';
import { reconcileTransfers } from './reconcile-transfers.ts';
import { whileKilling } from '../killed-run.ts';
import { milliseconds, none } from '../report.ts';
import { makeTransfers } from './transfer-clients.ts';
import { planTransfers } from './transfer-plan.ts';
import { createTransferUsers } from './transfer-users.ts';

export interface TransferRunOptions extends RunOptions {
  readonly transfers: number;
}

/** Makes transfers over HTTP while requests are cut and nodes are killed, and compares what clients know with the database. */
export function runTransfers(options: TransferRunOptions): Promise<RunReport> {
  const { print, clients } = options;
  return inOpenRun(options, async ({ platform, ...open }) => {
    const plan = planTransfers(options.transfers, options);
    const users = await createTransferUsers(platform, plan.users);
    print(`${users.length} users\n`);
    const onMade = progressOf(options.transfers, print);
    const ran = await whileKilling({ platform, ...open }, { ...options, connections: clients * 6 }, (http) =>
      makeTransfers(http, plan, { users, clients, onMade }),
    );
    const { result: made, seconds } = ran;
    const report = await reconcileTransfers(platform, { plan, users, made });
    const took = made.map((one) => one.milliseconds);
    const count = (is: (one: (typeof made)[number]) => boolean): number => made.filter(is).length;
    return {
      errors: ran.errors,
      rows: [
        { name: 'transfers', value: report.transfers },
        { name: 'booked', value: report.booked },
        { name: 'refused for want of credit', value: report.refused },
        { name: 'requests cut or delayed', value: count(({ planned }) => planned.fault !== 'none') },
        { name: 'repeated with the same amount', value: count(({ answers }) => answers.length > 1) },
        { name: 'sent with another amount', value: count(({ otherAnswers }) => otherAnswers.length > 0) },
        { name: 'answers 429, and repeated', value: made.reduce((sum, { limited }) => sum + limited, 0) },
        ...ran.kills,
        none('lost', report.lost),
        none('doubled', report.doubled),
        none('answers that differ', report.answersThatDiffer),
        none('ids with two amounts, or none', report.idsUsedTwice),
        none('refused for another reason', report.oddRefusals),
        none('drains that took too much or too little', report.wrongDrains),
        none('credits that differ from what clients know', report.wrongCredits),
        ...ran.books,
        { name: 'transfers a second', value: Math.round(report.transfers / seconds) },
        { name: 'to the first answer, p50', value: milliseconds(percentile(took, 50)) },
        { name: 'to the first answer, p99', value: milliseconds(percentile(took, 99)) },
      ],
    };
  });
}
