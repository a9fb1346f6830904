import type { FastifyInstance } from 'fastify';

/** Parses posted forms as records of texts. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}
