import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import { eventsPageHeaders, renderEventsPage } from './events-page.ts';
import { openApiDocument } from './openapi.ts';

/** Serves the API document at `/docs` and the socket events at `/docs/events`. Nothing is loaded from other hosts. */
export async function docs(
  app: FastifyInstance,
  options: { url: string; issuer: string; served: ReadonlySet<string> },
): Promise<void> {
  const document = openApiDocument(options) as unknown as StaticDocumentSpec['document']; // an OpenAPI 3.1 document, by its test
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', deepLinking: true, filter: true },
    theme: { title: 'Kvota platform' },
  });
  const events = renderEventsPage();
  app.get('/docs/events', (_request, reply) => reply.headers(eventsPageHeaders).send(events));
}
