import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

type Session = InstanceType<Provider['Session']>;

/** Ends a session of the identity provider with everything that was issued in it (OP-95). */
export async function endSession(provider: Provider, session: Session): Promise<void> {
  for (const clientId of Object.keys(session.authorizations ?? {})) {
    const grantId = session.grantIdFor(clientId);
    if (grantId === undefined) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
}

/**
 * Signs out at once if the app proves by a valid id token that it acts for the signed-in user. Returns false if it does
 * not, and then the user is asked. Every app of the session is signed out (OP-95).
 */
export async function signOutNow(ctx: KoaContextWithOIDC): Promise<boolean> {
  const { session, provider, params } = ctx.oidc;
  const hint: { payload?: { sub?: string } } | undefined = ctx.oidc.entities.IdTokenHint;
  if (session?.accountId === undefined || hint?.payload?.sub !== session.accountId) return false;
  await endSession(provider, session);
  ctx.cookies.set(provider.cookieName('session'), null, { path: '/', signed: true });
  const target = params?.['post_logout_redirect_uri'];
  const back = new URL(typeof target === 'string' ? target : ctx.oidc.urlFor('end_session_success'));
  const state = params?.['state'];
  if (typeof target === 'string' && typeof state === 'string') back.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(back.href);
  return true;
}
