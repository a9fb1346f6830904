import { agentRole, designerRole, operatorRole, type Access, type Call } from '@kvota/contracts';
import { wireCalls, type WireCallName } from '@kvota/contracts/operator';
import { faultOfInput } from '@kvota/contracts/input-rule';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { isAct } from '../acts/act-fields.ts';
import type { OperatorActs } from '../acts/operator-acts.ts';
import type { Logger } from '../kernel/log/logger.ts';
import type { CallFaults } from './call-faults.ts';
import { AnswerBody } from './answer-body.ts';
import { createGathering, gatheredCalls, gatheredFor } from './gather-calls.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { sharedCalls } from './shared-calls.ts';
import {
  cutConnection,
  FileAnswer,
  StoredAnswer,
  type Caller,
  type Handler,
  type Handlers,
} from '../kernel/handlers.ts';
import { clientAddress } from '../kernel/client-address.ts';
import { problem, problemType, signInNeeded, type HttpProblem } from '../kernel/http-problem.ts';
import { issuesOf, lineOf, type InputIssue } from '../kernel/input/input-issues.ts';

export interface CallRouteDeps {
  readonly handlers: Handlers;
  /** Returns the owner of an access token; undefined if it is not ours, altered or expired. */
  readonly verify: (token: string) => Promise<Caller | undefined>;
  /** Returns the current roles of a user, because a token may be minutes old. */
  readonly rolesOf: (userId: string) => Promise<readonly string[]>;
  /** Milliseconds since 1970 by the clock that dates sign-ins. */
  readonly now: () => number;
  /** Faults that an operator put on calls. */
  readonly faults: Pick<CallFaults, 'meet'>;
  /** The record of the acts of operators. */
  readonly acts: Pick<OperatorActs, 'record'>;
  /** Answers that visitors share. */
  readonly shared: Pick<SharedAnswers, 'get'>;
  readonly logger: Logger;
}

interface RouteDeps extends CallRouteDeps {
  /** Holds a call back until it can go on together with others. */
  readonly gather: () => Promise<void> | undefined;
}

/**
 * Registers a route for every call of the contract (CALL-01). Input and answer are both validated by the contract's
 * schemas.
 */
export function registerCalls(app: FastifyInstance, deps: CallRouteDeps): void {
  const options: RouteDeps = { ...deps, gather: createGathering(gatheredFor) };
  for (const [name, call] of Object.entries<Call>(wireCalls)) {
    const handler = options.handlers[name as keyof Handlers]; // a key of wireCalls
    app.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) =>
        handler === undefined || call.later
          ? Promise.reject(notServed(name, call))
          : serve(name as WireCallName, handler as Handler<Call>, request, reply, options), // name ties handler and call together
    });
  }
}

function notServed(name: string, call: Call): HttpProblem {
  return problem('notServed', {
    detail: `${call.id} (${name}): the call is described, this version does not serve it yet.`,
  });
}

async function serve(
  name: WireCallName,
  handler: Handler<Call>,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteDeps,
): Promise<unknown> {
  const call: Call = wireCalls[name];
  const { logger, faults, shared, gather, acts } = options;
  if (gatheredCalls.has(name)) await gather();
  const caller = await admit(call, request.headers.authorization, options);
  const input = {
    params: parse('params', call.params, request.params),
    query: parse('query', call.query, request.query),
    body: parse('body', call.body, request.body ?? {}),
  };
  // The type of the caller follows from the access level, which `admit` has just enforced.
  const context = { caller: caller as Caller, address: clientAddress(request.ip), rawBody: request.body };
  // Operator calls have no faults, so that an operator can always remove a fault.
  const fault = call.access === 'operator' ? undefined : await faults.meet(name, caller?.id);
  const sharing = caller === undefined && !isPersonal(call, input.body) ? sharedCalls[name] : undefined;
  if (fault === undefined && sharing !== undefined) {
    const key = JSON.stringify([name, input]);
    const make = async (): Promise<AnswerBody> => bodyOf(call, await handler(input, context), logger);
    return send(call, await shared.get(key, sharing, make), request, reply);
  }
  const run = () => handler(input, context);
  const isActOf = caller !== undefined && isAct(name) ? { call: name, by: caller.id, body: input.body } : undefined;
  const answer = fault ?? (await (isActOf === undefined ? run() : acts.record(isActOf, run)));
  if (answer === cutConnection) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (answer instanceof FileAnswer) return sendFile(answer, reply);
  if (answer instanceof StoredAnswer) {
    // A refusal of the request itself is a problem, which has no call's shape.
    if (answer.status === 200) check(call, JSON.parse(answer.body), logger);
    const type = answer.status === 200 ? jsonType : problemType;
    return reply.status(answer.status).header('cache-control', 'no-store').type(type).send(answer.body);
  }
  return send(call, bodyOf(call, answer, logger), request, reply);
}

function sendFile({ type, name, body }: FileAnswer, reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(body);
}

const jsonType = 'application/json; charset=utf-8';

const isPersonal = ({ personal }: Call, body: unknown): boolean =>
  typeof personal === 'function' ? personal(body) : personal === true;

const bodyOf = (call: Call, answer: unknown, logger: Logger): AnswerBody =>
  new AnswerBody(JSON.stringify(check(call, answer, logger)));

/** Sends an answer in the best encoding that the client accepts, or 304 if the client has it. */
async function send(call: Call, answer: AnswerBody, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.header('cache-control', call.tagged ? 'no-cache' : 'no-store').type(jsonType);
  if (call.tagged) {
    reply.header('etag', answer.tag);
    if (request.headers['if-none-match'] === answer.tag) return reply.status(304).send();
  }
  const { body, encoding } = await answer.sent(request.headers['accept-encoding']);
  const varies = [reply.getHeader('vary'), 'accept-encoding'];
  reply.header('vary', varies.filter((name) => name !== undefined).join(', '));
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(body);
}

async function admit(
  { access, freshSignIn }: Call,
  authorization: string | undefined,
  { verify, rolesOf, now }: CallRouteDeps,
): Promise<Caller | undefined> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
  const caller = token === undefined ? undefined : await verify(token);
  if (access === 'public') return caller;
  if (caller === undefined) {
    const challenge = token === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
    throw problem('unauthorized', { headers: { 'www-authenticate': challenge } });
  }
  const allowed = rolesFor(access);
  if (allowed.length > 0) {
    const roles = await rolesOf(caller.id);
    if (!allowed.some((role) => roles.includes(role)))
      throw problem('forbidden', { detail: `This call needs the role ${allowed.join(' or ')}.` });
  }
  if (freshSignIn !== undefined && now() - caller.signedInAt > freshSignIn * 1000) throw signInNeeded(freshSignIn);
  return caller;
}

/** Roles of which a caller needs one; none if every signed-in user may call. The operator is the agent of the root. */
function rolesFor(access: Exclude<Access, 'public'>): readonly string[] {
  switch (access) {
    case 'player':
      return [];
    case 'agent':
      return [agentRole, operatorRole];
    case 'designer':
      return [designerRole];
    case 'operator':
      return [operatorRole];
  }
}

function parse(part: string, schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const fault = faultOfInput(part, value);
  if (fault !== undefined) throw invalidInput([fault]);
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw invalidInput(issuesOf(schema, parsed.issues, part));
}

/** The detail names the first field that is wrong, so that it can be understood without the list. */
const invalidInput = (issues: InputIssue[]): HttpProblem => problem('invalidInput', { detail: lineOf(issues), issues });

function check(call: Call, answer: unknown, logger: Logger): unknown {
  const parsed = v.safeParse(call.answer, answer);
  if (parsed.success) return parsed.output;
  const issues = issuesOf(call.answer, parsed.issues, 'answer');
  logger.error(`${call.method} ${call.path} answered in violation of its contract: ${JSON.stringify(issues)}`);
  throw problem('internal');
}
