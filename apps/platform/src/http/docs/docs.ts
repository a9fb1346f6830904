import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import { eventsPageHeaders, renderEventsPage } from './events-page.ts';
import { openApiDocument, openApiMembers, type OpenApiMember } from './openapi.ts';

/** Serves the API document at `/docs` and the socket events at `/docs/events`. Nothing is loaded from other hosts. */
export async function docs(
  app: FastifyInstance,
  options: { url: string; issuer: string; served: ReadonlySet<string> },
): Promise<void> {
  const document = onceRead(() => openApiDocument(options)) as StaticDocumentSpec['document']; // an OpenAPI 3.1 document, by its test
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', deepLinking: true, filter: true },
    theme: { title: 'Kvota platform' },
  });
  let events: string | undefined;
  app.get('/docs/events', (_request, reply) => reply.headers(eventsPageHeaders).send((events ??= renderEventsPage())));
}

/** A document that is made when its first member is read, because making it takes a tenth of a start (SPEED-12). */
function onceRead(make: () => Readonly<Record<OpenApiMember, unknown>>): unknown {
  let made: Readonly<Record<OpenApiMember, unknown>> | undefined;
  const getters = openApiMembers.map(
    (name) => [name, { enumerable: true, get: () => (made ??= make())[name] }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(getters));
}
