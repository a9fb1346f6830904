import { inboundEvents, outboundEvents, Problem, type Call } from '@kvota/contracts';
import { wireCalls, type WireCallName } from '@kvota/contracts/operator';
import { errorsOf } from '@kvota/contracts/errors';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Handlers } from '../../kernel/handlers.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

interface Operation {
  summary: string;
  description: string;
  security?: unknown;
}

test('the API document has every call, marked later where it is', async () => {
  const response = await fetch(`${platform.url}/docs/json`);
  const document = (await response.json()) as { openapi: string; paths: Record<string, Record<string, Operation>> };
  expect(document.openapi).toBe('3.1.0');
  for (const call of Object.values<Call>(wireCalls)) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.description, call.path).toContain(call.id);
    if (call.later) expect(operation?.summary).toContain('(later)');
    expect(operation?.security === undefined).toBe(call.access === 'public');
  }
});

const Examples = v.record(v.string(), v.object({ summary: v.string(), value: v.unknown() }));
const Media = v.object({ examples: v.optional(Examples, {}) });
const Documented = v.object({
  requestBody: v.optional(v.object({ content: v.object({ 'application/json': v.object({ example: v.unknown() }) }) })),
  responses: v.record(
    v.string(),
    v.object({ description: v.string(), content: v.optional(v.record(v.string(), Media), {}) }),
  ),
});

test('[CALL-60] every call lists its errors with their meaning, and every example fits its schema', async () => {
  const response = await fetch(`${platform.url}/docs/json`);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
  for (const [name, call] of Object.entries<Call>(wireCalls)) {
    const { requestBody, responses } = v.parse(Documented, paths[call.path]?.[call.method.toLowerCase()]);
    const body = requestBody?.content['application/json'].example;
    if (call.body) expect(v.safeParse(call.body, body).issues, `${name} ${JSON.stringify(body)}`).toBeUndefined();
    const documented: string[] = [];
    for (const [status, { description, content }] of Object.entries(responses)) {
      for (const [code, { summary, value }] of Object.entries(content['application/json']?.examples ?? {})) {
        expect(v.safeParse(call.answer, value).issues, `${name} ${code} ${JSON.stringify(value)}`).toBeUndefined();
        if (code === 'ok') continue;
        expect([value, description]).toEqual([expect.objectContaining({ error: code }), expect.stringContaining(code)]);
        expect(summary).not.toBe('');
        documented.push(code);
      }
      for (const [code, { summary, value }] of Object.entries(content['application/problem+json']?.examples ?? {})) {
        const { status: own, code: its, detail, issues = [] } = v.parse(Problem, value);
        expect([String(own), its], name).toEqual([status, code]);
        expect([summary, detail, description]).not.toContain('');
        if (code === 'invalidInput') expect(issues.length, name).toBeGreaterThan(0);
        documented.push(code);
      }
    }
    const { problems, refusals } = errorsOf(name as WireCallName);
    const listed = [...problems, ...refusals].filter((code) => code !== 'forcedFault');
    expect(documented.toSorted(), name).toEqual(listed.toSorted());
  }
});

test('[CALL-60] a handler that refuses for another reason does not compile', () => {
  const reoffer: Handlers['reoffer'] = () => ({ ErrorText: 'error', error: 'offerExpired' });
  // @ts-expect-error The contract does not list this reason for the call.
  const other: Handlers['reoffer'] = () => ({ ErrorText: 'error', error: 'ticketUnknown' });
  expect([reoffer, other]).toHaveLength(2);
});

test('every reference of the API document leads somewhere', async () => {
  const text = await (await fetch(`${platform.url}/docs/json`)).text();
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(references.length).toBeGreaterThan(50);
  for (const reference of new Set(references)) {
    const name = /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1];
    expect(components.schemas[name ?? ''], reference).toBeDefined();
  }
});

test('the page of the API document loads nothing from elsewhere', async () => {
  const page = await fetch(`${platform.url}/docs`);
  expect(page.status).toBe(200);
  expect(await page.text()).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('[NET-10] the page of socket events has every event of both namespaces', async () => {
  const response = await fetch(`${platform.url}/docs/events`);
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  for (const name of [...Object.keys(inboundEvents), ...Object.keys(outboundEvents)]) {
    expect(page).toContain(`<h3>${name}</h3>`);
  }
  for (const namespace of ['/sports', '/feedout']) expect(page).toContain(`<code>${namespace}</code>`);
});
