import { isDatabaseAway } from '@kvota/server';
import type { KoaContextWithOIDC } from 'oidc-provider';

import { databaseAway } from '../kernel/http-problem.ts';

const away = new WeakSet<object>();

/** Notes a failure of the identity provider if the database is away. Returns false for any other failure. */
export function answersAway(ctx: object, error: unknown): boolean {
  if (!isDatabaseAway(error)) return false;
  away.add(ctx);
  return true;
}

/** Answers 503 in place of the provider's 500 while the database is away (SEC-13). */
export async function answerAway(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!answersAway(ctx, error)) throw error;
  }
  if (!away.has(ctx)) return;
  const { problem, headers } = databaseAway();
  ctx.status = problem.status;
  ctx.set(headers);
  ctx.body = { error: 'temporarily_unavailable', error_description: problem.detail };
}
