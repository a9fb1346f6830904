import type { FastifyInstance } from 'fastify';

import { oidcMount, type OidcMountDeps } from './oidc-mount.ts';
import { accountRoutes, type AccountRouteDeps } from './pages/account-routes.ts';
import { fontRoutes } from './pages/fonts.ts';
import { signInRoutes, type SignInRouteDeps } from './pages/sign-in-routes.ts';

/** Dependencies of the pages and endpoints of the identity provider. */
export type IdentityRouteDeps = OidcMountDeps & AccountRouteDeps & SignInRouteDeps;

/** Registers everything below `/oidc`, and the fonts of its pages. Each part has a separate scope. */
export async function identityRoutes(app: FastifyInstance, deps: IdentityRouteDeps): Promise<void> {
  await app.register((scope) => signInRoutes(scope, deps));
  await app.register((scope) => accountRoutes(scope, deps));
  fontRoutes(app);
  await app.register((scope) => oidcMount(scope, deps));
}
