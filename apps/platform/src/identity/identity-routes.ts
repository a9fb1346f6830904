import type { FastifyInstance } from 'fastify';

import { oidcMount, type OidcMountOptions } from './oidc-mount.ts';
import { accountRoutes, type AccountRouteOptions } from './pages/account-routes.ts';
import { fontRoutes } from './pages/fonts.ts';
import { signInRoutes, type SignInOptions } from './pages/sign-in-routes.ts';

/** What the pages and endpoints of the identity provider need. */
export type IdentityRouteDeps = OidcMountOptions & AccountRouteOptions & SignInOptions;

/** Registers everything below `/oidc`, and the fonts of its pages. Each part is a scope of its own. */
export async function identityRoutes(app: FastifyInstance, deps: IdentityRouteDeps): Promise<void> {
  await app.register((scope) => signInRoutes(scope, deps));
  await app.register((scope) => accountRoutes(scope, deps));
  fontRoutes(app);
  await app.register((scope) => oidcMount(scope, deps));
}
