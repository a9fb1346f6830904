import type { FastifyInstance } from 'fastify';

/** Reads the forms that pages post, as records of texts. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}
