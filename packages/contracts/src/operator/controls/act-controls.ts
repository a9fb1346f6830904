import * as v from 'valibot';

import { PageNumber, paged } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { operator } from './operator-path.ts';

const OperatorAct = v.object({
  id: v.string(),
  at: v.string(),
  operator: v.pipe(v.string(), v.description('The user name')),
  call: v.string(),
  subject: v.pipe(v.nullish(v.string()), v.description('The user, payment, match or other thing that it was about')),
  details: v.pipe(v.record(v.string(), v.string()), v.description('The rest of the input, long values cut')),
  reason: v.nullish(v.string()),
  result: v.pipe(
    v.string(),
    v.description('`done`, `proposed` if another person must confirm, `failed`, or the error of the answer'),
  ),
});

/** The record of the acts of operators. */
export const actControls = {
  operatorActs: defineCall({
    id: 'SEC-25',
    method: 'GET',
    path: operator('operatorActs'),
    summary: 'Acts of operators, newest first: all, or by operator, call and subject',
    access: 'operator',
    query: v.object({
      page: PageNumber,
      operator: v.pipe(v.optional(v.string()), v.description('The user name')),
      call: v.optional(v.string()),
      subject: v.optional(v.string()),
    }),
    answer: paged(OperatorAct),
  }),
};
