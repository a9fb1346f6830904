import { languageTag, type Locale } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts';

import type { AppConfig } from '../browser/app-config.ts';
import type { KeyStorage } from '../browser/storage/key-storage.ts';

/** Sign-in, refresh and sign-out against the identity provider; fetched only when one of them is wanted. */
export interface Identity {
  /** Leaves for the identity provider; authorization code with PKCE (SES-01, SES-02). */
  signIn(locale: Locale, theme: 'dark' | 'light'): Promise<void>;
  /** Takes the answer from the address of the callback page and stores the user. */
  /** Whether somebody signed in; false where he went back to the site instead. Rejects where neither is known. */
  completeSignIn(url: string): Promise<boolean>;
  /** Gets new tokens for the stored user. Rejects with a {@link RefreshRefused} where the provider says no. */
  refresh(): Promise<void>;
  /** Forgets the user here, then leaves for the identity provider to end the session there. */
  signOut(locale: Locale, theme: 'dark' | 'light'): Promise<void>;
  forget(): Promise<void>;
}

/** The identity provider was reached and does not renew this session. */
export class RefreshRefused extends Error {
  override readonly name = 'RefreshRefused';
}

/** Answers that say nothing about the session itself. */
const passing = new Set(['server_error', 'temporarily_unavailable', 'slow_down']);

export function createIdentity(config: AppConfig, origin: string, kept: KeyStorage): Identity {
  // The library clears nothing; all else it calls is there.
  const storage = kept as Storage;
  const manager = new UserManager({
    authority: config.authority,
    client_id: config.clientId,
    redirect_uri: origin + pathOf('callback'),
    response_type: 'code',
    scope: 'openid profile email',
    userStore: new WebStorageStateStore({ store: storage }),
    stateStore: new WebStorageStateStore({ store: storage }),
    // The session machine decides when to refresh, one tab at a time.
    automaticSilentRenew: false,
    monitorSession: false,
    requestTimeoutInSeconds: 10,
  });
  return {
    async signIn(locale, theme) {
      await manager.clearStaleState();
      await manager.signinRedirect({
        redirect_uri: origin + pathOf('callback', locale),
        ui_locales: languageTag(locale),
        // Its pages look like the page that leads to them.
        extraQueryParams: { theme },
      });
    },
    async completeSignIn(url) {
      try {
        await manager.signinRedirectCallback(url);
        return true;
      } catch (error) {
        if (error instanceof ErrorResponse && error.error === 'access_denied') return false;
        throw error;
      }
    },
    async refresh() {
      const user = await manager.getUser();
      if (!user?.refresh_token) throw new RefreshRefused('The stored user has no refresh token.');
      try {
        const next = await manager.signinSilent();
        if (!next) throw new RefreshRefused('The identity provider gave no tokens.');
      } catch (error) {
        if (error instanceof ErrorResponse && !passing.has(error.error ?? '')) {
          throw new RefreshRefused(`The identity provider refused to refresh: ${error.error ?? error.message}`);
        }
        throw error;
      }
    },
    async signOut(locale, theme) {
      const user = await manager.getUser();
      if (!user?.id_token) {
        await manager.removeUser();
        return;
      }
      // This also removes the user from the store, before it leaves.
      await manager.signoutRedirect({
        id_token_hint: user.id_token,
        post_logout_redirect_uri: origin + pathOf('home', locale),
        // It asks where somebody else is signed in there.
        extraQueryParams: { ui_locales: languageTag(locale), theme },
      });
    },
    forget: () => manager.removeUser(),
  };
}
