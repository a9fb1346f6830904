import { isDatabaseAway } from '@kvota/server';
import type { FastifyReply } from 'fastify';
import type * as v from 'valibot';

import type { FrameProblem, FrameProblemCode } from '../../wire/index.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import type { Logger } from '../kernel/logger.ts';

const byStatus: Readonly<Record<number, FrameProblemCode>> = {
  400: 'malformedRequest',
  404: 'nothingHere',
  413: 'bodyTooLarge',
  414: 'malformedRequest',
  415: 'wrongMediaType',
};

/** Returns the problem of a thrown error. What was not foreseen is logged, and answered without its message (RGS-20). */
export function problemOf(error: unknown, logger: Logger, where: string): FrameProblem {
  if (error instanceof FrameFailure) return error.problem;
  if (isDatabaseAway(error)) return new FrameFailure('unavailable').problem;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const code = byStatus[status];
  if (code !== undefined) return new FrameFailure(code).problem;
  logger.error(`${where} failed`, error);
  return new FrameFailure('internal').problem;
}

export const sendProblem = (reply: FastifyReply, problem: FrameProblem): FastifyReply =>
  reply.status(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));

/** The failure of input that breaks its schema, with the place of each issue and the expected value. */
export function invalidInput(issues: readonly v.BaseIssue<unknown>[]): FrameFailure {
  const list = issues.map((issue) => ({
    path: issue.path?.map(({ key }) => String(key)).join('.') ?? '',
    message: issue.message,
  }));
  return new FrameFailure('invalidInput', { issues: list });
}
