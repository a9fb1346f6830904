import type { Clock } from '@kvota/server';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { operatorActs, users } from '../database/schema/index.ts';
import { HttpProblem } from '../kernel/http-problem.ts';
import type { Ids } from '../kernel/ids.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Logger } from '../kernel/log/logger.ts';
import { currentRequest } from '../kernel/log/request-context.ts';
import { partsOfAct } from './act-fields.ts';
import type { OperatorActs } from './operator-acts.ts';
import { inAct, resultOf, type OpenAct } from './transact-act.ts';

export interface OperatorActDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Pick<Logger, 'error'>;
}

const pageSize = 20;

/** Builds the query for a page of acts, newest first. */
export const pageOfActs = (db: Db, where: SQL | undefined, page: number) =>
  db
    .select({ act: operatorActs, operator: users.username })
    .from(operatorActs)
    .innerJoin(users, eq(users.id, operatorActs.operator))
    .where(where)
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

/** Creates the record of the acts of operators. */
export function createOperatorActs({ db, clock, ids, logger }: OperatorActDeps): OperatorActs {
  const keep = async (act: OpenAct, result: string): Promise<void> => {
    // A second row if the act ended otherwise after its transaction: rows are never changed.
    if (act.written === result) return;
    await db.insert(operatorActs).values(act.row(result));
  };
  return {
    async record({ call, by, body }, run) {
      const parts = partsOfAct(call, body);
      const requestId = currentRequest()?.requestId ?? null;
      const row = (result: string) => ({
        ...parts,
        id: ids(),
        at: new Date(clock.now()),
        operator: by,
        call,
        result,
        requestId,
      });
      const act: OpenAct = { row, written: undefined };
      let answer;
      try {
        answer = await inAct(act, async () => run());
      } catch (error) {
        const result = error instanceof HttpProblem ? (error.problem.code ?? 'failed') : 'failed';
        await keep(act, result).catch((fault: unknown) =>
          logger.error(`The act ${call} of ${by} failed (${result}) and could not be kept`, fault),
        );
        throw error;
      }
      await keep(act, resultOf(answer)).catch((fault: unknown) => {
        logger.error(`The act ${call} of ${by} was answered (${resultOf(answer)}) and could not be kept`, fault);
        throw fault;
      });
      return answer;
    },

    async list({ page, operator, call, subject }) {
      const where = and(
        operator === undefined ? undefined : eq(users.username, operator),
        call === undefined ? undefined : eq(operatorActs.call, call),
        subject === undefined ? undefined : eq(operatorActs.subject, subject),
      );
      const rows = await pageOfActs(db, where, page);
      const [total] = await db
        .select({ rows: count() })
        .from(operatorActs)
        .innerJoin(users, eq(users.id, operatorActs.operator))
        .where(where);
      return {
        result: rows.map(({ act, operator: name }) => ({
          id: act.id,
          at: isoTime(act.at.getTime()),
          operator: name,
          call: act.call,
          subject: act.subject,
          details: { ...act.details },
          reason: act.reason,
          result: act.result,
        })),
        totalPages: Math.ceil((total?.rows ?? 0) / pageSize),
      };
    },
  };
}
