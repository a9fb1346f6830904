import { calls, inboundEvents, outboundEvents, type Call } from '@kvota/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

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
  for (const call of Object.values<Call>(calls)) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.description, call.path).toContain(call.id);
    if (call.later) expect(operation?.summary).toContain('(later)');
    expect(operation?.security === undefined).toBe(call.access === 'public');
  }
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
