import type { Call } from '@kvota/contracts';
import { wireCalls, type WireCallName } from '@kvota/contracts/operator';
import { errorsOf, problems, refusals, type ProblemCode, type RefusalCode } from '@kvota/contracts/errors';
import { exampleOf } from '@kvota/contracts/examples';
import * as v from 'valibot';

import { problem } from '../../kernel/http-problem.ts';
import { issuesOf, lineOf, type InputIssue } from '../../kernel/input/input-issues.ts';
import { refused } from '../../kernel/refused.ts';
import { plain, type Json, type JsonObject } from './json.ts';

type Examples = Readonly<Record<string, { readonly summary: string; readonly value: Json }>>;

/** Returns the responses of a call: its answer with its refusals, and each problem by status (CALL-60). */
export function responsesOf(name: WireCallName, answer: Json): JsonObject {
  const call: Call = wireCalls[name];
  const errors = errorsOf(name);
  const byStatus = Map.groupBy(
    errors.problems.filter((code) => code !== 'forcedFault'),
    (code) => problems[code].status,
  );
  return {
    '200': answerOf(call, answer, errors.refusals),
    ...(call.tagged ? { '304': { description: 'The answer has not changed since `If-None-Match`.' } } : {}),
    ...Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), problemResponse(call, codes)])),
    default: {
      description: errors.problems.includes('forcedFault')
        ? `Another failure. ${lineOfProblem('forcedFault')}`
        : 'Another failure',
      content: { 'application/problem+json': { schema: problemSchema } },
    },
  };
}

const problemSchema = { $ref: '#/components/schemas/Problem' };

/** The value of a call's answer in the document; the first example is a success. */
function answerOf(call: Call, schema: Json, codes: readonly RefusalCode[]): JsonObject {
  if (call.file) return { description: 'The file', content: { 'application/octet-stream': {} } };
  const success = { ok: { summary: 'The call succeeds', value: plain(exampleOf(call.answer)) } };
  const refusing = codes.map((code) => [code, { summary: refusals[code], value: refusalOf(call, code) }] as const);
  const examples: Examples = { ...success, ...Object.fromEntries(refusing) };
  const list = codes.map((code) => `- \`${code}\`: ${refusals[code]}`).join('\n');
  return {
    description:
      list === '' ? 'The answer' : `The answer. If \`ErrorText\` is not \`ok\`, \`error\` is one of:\n\n${list}`,
    content: { 'application/json': { schema, examples } },
  };
}

const version = '6f1c0f0e-5c1f-4c8e-9d6a-2b7c1e0d9a44';

/** Fields that a refusal has beside its code. */
const withRefusal: { readonly [C in RefusalCode]?: JsonObject } = {
  cashOutUnavailable: { reason: 'suspended' },
  invalidEmail: { field: 'email', faults: [{ field: 'email', error: 'invalidEmail' }] },
  invalidPhone: { field: 'phone', faults: [{ field: 'phone', error: 'invalidPhone' }] },
  invalidBirthday: { field: 'birthday', faults: [{ field: 'birthday', error: 'invalidBirthday' }] },
  tooYoung: { field: 'birthday', faults: [{ field: 'birthday', error: 'tooYoung' }] },
  invalidAppearance: { faults: [{ place: 'news.en[0]', message: 'The news are a line or at most 20.' }] },
  publishedSince: { publishedSince: { number: 5, version, author: 'nikola', at: '2026-11-21T18:00:00.000Z' } },
  contrastTooLow: {
    contrastTooLow: [{ theme: 'dark', ink: 'text.primary', ground: 'bg.canvas', contrast: 1.13, least: 4.5 }],
  },
  alreadyScheduled: {
    scheduled: { version, from: '2026-12-24T18:00:00.000Z', author: 'nikola', at: '2026-11-21T18:00:00.000Z' },
  },
  birthdayFixed: { field: 'birthday', faults: [{ field: 'birthday', error: 'birthdayFixed' }] },
};

/** The answer of a refused call: the fields that its schema requires, and the reason. */
function refusalOf(call: Call, code: RefusalCode): Json {
  return plain({ ...requiredOf(call), ...refused(code), ...withRefusal[code] });
}

function requiredOf({ answer }: Call): JsonObject {
  const whole = plain(exampleOf(answer));
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return {};
  const missing = v.safeParse(answer, {}).issues ?? [];
  const required = new Set(missing.map((issue) => v.getDotPath(issue)));
  return Object.fromEntries(Object.entries(whole).filter(([name]) => required.has(name)));
}

function problemResponse(call: Call, codes: readonly ProblemCode[]): JsonObject {
  const examples: Examples = Object.fromEntries(
    codes.map((code) => [code, { summary: problems[code].meaning, value: plain(problemExample(call, code)) }]),
  );
  const [first] = codes;
  const headers = headersOf(first === undefined ? 0 : problems[first].status);
  return {
    description: codes.map(lineOfProblem).join('\n'),
    ...(headers === undefined ? {} : { headers }),
    content: { 'application/problem+json': { schema: problemSchema, examples } },
  };
}

const lineOfProblem = (code: ProblemCode): string => `- \`${code}\`: ${problems[code].meaning}`;

function headersOf(status: number): JsonObject | undefined {
  const text = { type: 'string' };
  if (status === 401) return { 'WWW-Authenticate': { description: 'The scheme: Bearer', schema: text } };
  if (status === 429 || status === 503) return { 'Retry-After': { description: 'Seconds to wait', schema: text } };
  return undefined;
}

function problemExample(call: Call, code: ProblemCode): unknown {
  if (code !== 'invalidInput') return problem(code).problem;
  const issues = exampleIssues(call);
  return problem(code, { detail: lineOf(issues), issues }).problem;
}

/** The issues of an empty input, or of one of another kind if the empty one is valid. */
function exampleIssues(call: Call): InputIssue[] {
  const parts = [
    ['params', call.params],
    ['query', call.query],
    ['body', call.body],
  ] as const;
  for (const input of [{}, 'text']) {
    for (const [place, schema] of parts) {
      const parsed = schema && v.safeParse(schema, input);
      if (schema && parsed && !parsed.success) return issuesOf(schema, parsed.issues, place);
    }
  }
  return [];
}
