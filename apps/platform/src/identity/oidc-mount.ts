import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

import type { Caller } from '../kernel/handlers.ts';
import { claimsOf } from './provider.ts';
import { visitedAddress } from './visited-address.ts';

export interface OidcMountDeps {
  readonly provider: Provider;
  /** Where browsers reach the platform, if no app's server passes their requests on. */
  readonly publicUrl: string;
  readonly origins: readonly string[];
  readonly verify: (token: string) => Promise<Caller | undefined>;
}

const prefix = '/oidc';

/**
 * Passes everything below `/oidc` to oidc-provider. The addresses that it returns are below the one at which the browser
 * visits it; its issuer is the same everywhere (SES-25). Register it in a separate scope, because no body may be parsed
 * before.
 */
export async function oidcMount(app: FastifyInstance, options: OidcMountDeps): Promise<void> {
  const { provider, origins, verify } = options;
  const visited = visitedAddress(options.publicUrl, origins);
  const callback = provider.callback();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  // oidc-provider refuses userinfo for tokens that are meant for the calls, so this route reads them itself.
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${prefix}/userinfo`,
    async handler(request, reply) {
      const { origin } = request.headers;
      reply.header('vary', 'Origin').header('cache-control', 'no-store');
      if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
      if (request.method === 'OPTIONS') {
        return reply
          .headers({ 'access-control-allow-headers': 'authorization', 'access-control-allow-methods': 'GET,POST' })
          .status(204)
          .send();
      }
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const caller = await verify(token);
      if (caller !== undefined) return { sub: caller.id, ...claimsOf(caller, caller.clientId) };
      return reply
        .status(401)
        .header('www-authenticate', 'Bearer error="invalid_token"')
        .send({ error: 'invalid_token' });
    },
  });

  app.all(`${prefix}/*`, async (request, reply) => {
    const { origin } = request.headers;
    // oidc-provider answers every preflight. Only our apps may pass.
    if (request.method === 'OPTIONS' && (origin === undefined || !origins.includes(origin))) {
      return reply.status(204).header('vary', 'Origin').send();
    }
    reply.hijack();
    const { raw } = request;
    const { host, protocol } = visited(request);
    raw.headers.host = host;
    raw.headers['x-forwarded-host'] = host;
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    const originalUrl = raw.url ?? '/';
    Object.assign(raw, { originalUrl, url: originalUrl.slice(prefix.length) });
    await callback(raw, reply.raw);
  });
}
