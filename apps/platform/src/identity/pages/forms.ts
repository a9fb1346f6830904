import { faultOfInput } from '@kvota/contracts/input-rule';
import type { FastifyInstance } from 'fastify';

import { problem } from '../../kernel/http-problem.ts';

/** Parses posted forms as records of texts. A form that violates the rule for every input is refused (SEC-08). */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_, body, done) => {
      const form = Object.fromEntries(new URLSearchParams(body.toString()));
      const fault = faultOfInput('form', form);
      done(fault ? problem('invalidInput', { detail: `${fault.path}: ${fault.message}` }) : null, form);
    },
  );
}
