import { DrizzleQueryError } from 'drizzle-orm/errors';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createLogger } from './logger.ts';
import { loggedError, redact } from './redact.ts';
import { inRequest } from './request-context.ts';

const hidden = 'k9-hidden-value';

test('[SEC-12] tokens, passwords and parameters are removed from a text; the rest stays', () => {
  const jwt = `eyJhbGciOiJFUzI1NiJ9.${btoa(hidden)}.sig_-1`;
  for (const [text, left] of [
    [`sent ${jwt} twice ${jwt}.`, 'sent [removed] twice [removed].'],
    [`authorization: Bearer ${hidden}`, 'authorization: Bearer [removed]'],
    [`GET /oidc/auth?code=${hidden}&state=1`, 'GET /oidc/auth?code=[removed]&state=1'],
    [`GET /cms/v1/appearance/previews/${hidden} failed`, 'GET /cms/v1/appearance/previews/[removed] failed'],
    [`username=ana&password=${hidden}`, 'username=ana&password=[removed]'],
    [`connect to postgres://kvota:${hidden}@db:5432/kvota`, 'connect to postgres://[removed]@db:5432/kvota'],
    [`Key (email)=(${hidden}) already exists.`, 'Key (email)=([removed]) already exists.'],
    [`Failed query: select 1\nparams: ${hidden}`, 'Failed query: select 1\nparams: [removed]'],
    ['Ticket 7 could not be settled', 'Ticket 7 could not be settled'],
  ] as const)
    expect(redact(text)).toBe(left);
});

test('[SEC-12] whatever a failed query had as parameters, the log does not contain it', () => {
  // Letters and lines only, so that a parameter cannot be part of the statement or of a path by chance.
  const parameter = fc.stringMatching(/^[A-Z\n]{8,30}$/).filter((text) => text.trim().length > 6);
  fc.assert(
    fc.property(fc.array(parameter, { minLength: 1, maxLength: 5 }), (parameters) => {
      const cause = Object.assign(new Error(`Key (a)=(${parameters[0]}) exists`), {
        code: '23505',
        detail: parameters[0],
      });
      const logged = JSON.stringify(loggedError(new DrizzleQueryError('select $1', parameters, cause)));
      for (const each of parameters) expect(logged).not.toContain(JSON.stringify(each).slice(1, -1));
      expect(logged).toContain('23505');
    }),
  );
});

test('[SEC-11] [SEC-12] a line of the log has time, level, message and the id of its request, and no secrets', () => {
  const lines: string[] = [];
  const logger = createLogger({ write: (line) => lines.push(line) }, 'info');
  logger.debug('left out at this level');
  inRequest({ requestId: 'request-1' }, () => logger.error('The call failed', new Error(`Bearer ${hidden}`)));
  logger.info('Outside of a request');
  const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(first).toMatchObject({
    level: 'error',
    msg: 'The call failed',
    requestId: 'request-1',
    err: { type: 'Error', message: 'Bearer [removed]' },
  });
  expect(Date.parse(String(first?.['time']))).not.toBeNaN();
  expect(second).toMatchObject({ level: 'info', msg: 'Outside of a request' });
  expect(second).not.toHaveProperty('requestId');
  expect(lines.join('')).not.toContain(hidden);
});
