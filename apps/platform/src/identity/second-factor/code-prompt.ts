import { signInLevels } from '@kvota/contracts';
import type { KoaContextWithOIDC } from 'oidc-provider';

import { interactionPolicy } from '../tokens/oidc-library.ts';
import type { SecondFactors } from './second-factors.ts';

/** The prompt of the provider that asks for a code. */
export const codePrompt = 'second_factor';

/**
 * Returns the prompts of the provider: the password, then the code of a second factor, then the consent. The provider treats
 * `acr_values` only as a preference, so a check of ours asks for the code (SEC-24, RFC 9470).
 */
export function promptsWith(factors: Pick<SecondFactors, 'of'>) {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  const check = new Check('code_missing', 'the code of the second factor is required', (ctx) =>
    needsCode(ctx, factors),
  );
  policy.add(new Prompt({ name: codePrompt }, check), 1);
  return policy;
}

/** Returns true if the session was signed in without a code, and the request or the user wants one. A user without a factor has none. */
async function needsCode({ oidc }: KoaContextWithOIDC, factors: Pick<SecondFactors, 'of'>): Promise<boolean> {
  const { accountId, acr } = oidc.session ?? {};
  if (accountId === undefined || acr === signInLevels.secondFactor) return false;
  const factor = await factors.of(accountId);
  if (factor === undefined) return false;
  const asked = oidc.params?.['acr_values'];
  const wanted = typeof asked === 'string' ? asked.split(' ') : [];
  return factor.always || wanted.includes(signInLevels.secondFactor);
}
