import * as v from 'valibot';

import { numberInQuery, period } from '../answer.ts';
import { defineCall } from '../call.ts';
import { agency } from './agency-path.ts';

const UserId = v.pipe(v.string(), v.maxLength(80));

/** Acts of the audit of an agency. */
export const agencyActs = [
  'block',
  'unblock',
  'create',
  'transfer',
  'repay',
  'line',
  'contact',
  'password',
  'staff',
  'staffPassword',
  'close',
  'moveAsk',
  'moveCancel',
  'move',
  'moveDrop',
  'limits',
  'voidRequest',
  'voidApprove',
  'voidRefuse',
  'voidLapse',
  'connect',
  'promoCode',
  'promoCodeState',
  'plan',
  'planForgive',
  'commissionPay',
  'commissionCorrect',
  'export',
] as const;
export type AgencyAct = (typeof agencyActs)[number];

/** The user of an act: `above` without a name for everybody outside of the branch of the caller. */
export const AuditActor = v.variant('kind', [
  v.object({ kind: v.literal('user'), userId: v.string(), username: v.string() }),
  v.object({ kind: v.literal('above') }),
]);
export type AuditActor = v.InferOutput<typeof AuditActor>;

const state = (when: string) =>
  v.pipe(v.unknown(), v.description(`The state ${when}, as it was stored; null if none was`));

/** An act on a user of the branch, or of the caller (AFF-10). */
export const AuditRow = v.object({
  id: v.string(),
  at: v.string(),
  act: v.picklist(agencyActs),
  actor: AuditActor,
  staff: v.pipe(
    v.nullable(v.object({ userId: v.string(), username: v.string() })),
    v.description('The staff account that acted for the actor; null if the actor did, or is `above`'),
  ),
  subject: v.object({
    userId: v.string(),
    username: v.pipe(v.string(), v.description('Empty if the user is outside of the branch by now')),
    path: v.pipe(
      v.array(v.object({ id: v.string(), username: v.string() })),
      v.description('From the caller to the user, both included'),
    ),
  }),
  before: state('before the act'),
  after: state('after it'),
  seal: v.pipe(v.nullable(v.number()), v.description('The number of its seal; null until it is sealed')),
});
export type AuditRow = v.InferOutput<typeof AuditRow>;

/** The first thing that a check of the audit found broken: a row, with the number of its seal if it has one, or a seal. */
export const AuditBreak = v.variant('kind', [
  v.object({ kind: v.literal('row'), id: v.string(), n: v.nullable(v.number()) }),
  v.object({ kind: v.literal('seal'), n: v.number() }),
]);
export type AuditBreak = v.InferOutput<typeof AuditBreak>;

/** The result of a check of the whole audit. */
export const AuditCheck = v.object({
  seals: v.pipe(v.number(), v.description('Seals that are equal to what was recomputed')),
  rows: v.pipe(v.number(), v.description('Rows of these seals')),
  open: v.pipe(v.number(), v.description('Rows that are not sealed yet')),
  head: v.pipe(
    v.nullable(v.object({ n: v.number(), hash: v.string() })),
    v.description('The last of these seals, to compare with the log of the operator'),
  ),
  broken: v.pipe(v.nullable(AuditBreak), v.description('Null if everything is equal')),
});
export type AuditCheck = v.InferOutput<typeof AuditCheck>;

/** Calls for the audit of an agency (AFF-10). */
export const auditCalls = {
  agencyAudit: defineCall({
    id: 'AFF-10 audit',
    method: 'GET',
    path: agency('audit'),
    summary: 'Acts on users of the branch, and of the caller, newest first',
    access: 'agent',
    query: v.object({
      userId: v.optional(v.pipe(UserId, v.description('The user on whom the acts were'))),
      actor: v.optional(v.pipe(UserId, v.description('The user of the acts'))),
      act: v.optional(v.picklist(agencyActs)),
      pageSize: v.optional(v.pipe(numberInQuery, v.minValue(1), v.maxValue(100)), 25),
      cursor: v.optional(v.pipe(v.string(), v.maxLength(120), v.description('`next` of the page before'))),
      ...period,
    }),
    answer: v.object({
      result: v.array(AuditRow),
      next: v.pipe(v.nullable(v.string()), v.description('For `cursor`; null at the end')),
    }),
  }),
  agencyAuditCheck: defineCall({
    id: 'AFF-10 audit check',
    method: 'GET',
    path: agency('auditCheck'),
    summary: 'Recompute every seal of the audit of all agencies',
    access: 'operator',
    answer: AuditCheck,
  }),
};
