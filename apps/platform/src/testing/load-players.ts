import { randomUUID } from 'node:crypto';

import { importJWK, SignJWT } from 'jose';

import { oidcPayloads, users } from '../database/schema/index.ts';
import { loadSecrets } from '../identity/tokens/secrets.ts';
import type { Platform } from '../platform.ts';
import { demoCurrencies } from '../demo/demo-data.ts';

/** A player of a load run: money in dinars, and an access token like those that the platform issues. */
export interface LoadPlayer {
  readonly id: string;
  readonly token: string;
  /** In minor units. */
  readonly deposit: bigint;
}

/**
 * Creates players with a deposit each, in minor units. Tokens are signed with the platform's own key, without the
 * sign-in pages.
 */
export async function loadPlayers(
  platform: Pick<Platform, 'db' | 'ledger' | 'url' | 'issuer'>,
  count: number,
  deposit: bigint,
): Promise<LoadPlayer[]> {
  const { db, ledger } = platform;
  const key = (await loadSecrets(db)).signingKey;
  const signer = await importJWK(key, 'ES256');
  return Promise.all(
    Array.from({ length: count }, async () => {
      const id = randomUUID();
      const [username, email] = [`load-${id}`, `${id}@load.example`];
      await db.insert(users).values({ id, username, email, passwordHash: '-', createdAt: new Date() });
      const walletId = await ledger.openWallet(db, { userId: id, ...demoCurrencies.RSD });
      await ledger.deposit({ walletId, amount: deposit, source: 'load', externalId: id });
      const [session, grant] = [randomUUID(), randomUUID()];
      await db.insert(oidcPayloads).values([
        { model: 'Session', id: session, uid: session, payload: {} },
        { model: 'Grant', id: grant, payload: {} },
      ]);
      const issued = { client_id: 'kvota-site', session, grant };
      const claims = { ...issued, preferred_username: username, email, resource_access: {} };
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: key.kid })
        .setSubject(id)
        .setIssuer(platform.issuer)
        .setAudience(platform.url)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(signer);
      return { id, token, deposit };
    }),
  );
}
