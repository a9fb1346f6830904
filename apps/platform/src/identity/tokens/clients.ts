import { defaultLocale, locales } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import type { ClientMetadata } from 'oidc-provider';

import { brand } from '../../kernel/brand.ts';

export const agentsClientId = 'kvota-affiliates';
/** The apps that people sign in to, by client id. */
export const clientIds = ['kvota-site', agentsClientId] as const;
export type ClientId = (typeof clientIds)[number];

/**
 * Returns the two public clients. Each may run at any of the origins. It returns to the callback page of the language
 * that the user signed in from, and after signing out to that language's home.
 */
export function createClients(origins: readonly string[]): ClientMetadata[] {
  const at = (paths: readonly string[]): string[] =>
    origins.flatMap((origin) => paths.map((path) => `${origin}${path}`));
  const callbacks = ['/callback', ...locales.map((locale) => `/${locale}/callback`)];
  const homes = locales.filter((locale) => locale !== defaultLocale).map((locale) => pathOf('home', locale));
  return clientIds.map((clientId) => ({
    client_id: clientId,
    client_name: brand,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: at(callbacks),
    post_logout_redirect_uris: at(['/', ...homes]),
    id_token_signed_response_alg: 'ES256',
  }));
}
