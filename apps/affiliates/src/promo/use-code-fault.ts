import { isApiError } from '@kvota/api-client';
import { useLingui } from '@lingui/react/macro';

import type { CodeResult } from './use-code-acts.ts';

/** Returns why a code was not created or switched, in words; undefined if it was. */
export function useCodeFault(result: CodeResult | undefined, error: Error | null): string | undefined {
  const { t } = useLingui();
  const refused = result !== undefined && 'refused' in result ? result.refused : undefined;
  const code = refused ?? (isApiError(error) ? error.code : undefined);
  const texts: Readonly<Record<string, string>> = {
    codeTaken: t({ id: 'agency.promo.taken', message: 'This code exists already. Choose another one.' }),
    codeExpired: t({ id: 'agency.promo.past', message: 'The last day has passed. Choose a later one.' }),
    codesFull: t({ id: 'agency.promo.full', message: 'You have 200 codes, which is the most.' }),
    agentsOnly: t({ id: 'agency.promo.agentsOnly', message: 'Only agents have promo codes, the operator has none.' }),
    agentBlocked: t({ id: 'agency.promo.blocked', message: 'Your own account is blocked. Ask the agent above you.' }),
    tooManyPromoCodes: t({
      id: 'agency.promo.tooMany',
      message: 'Too many changes of codes in a short time. Try again in an hour.',
    }),
  };
  const other = t({ id: 'agency.refused.other', message: 'The server refused it.' });
  if (code !== undefined) return texts[code] ?? other;
  if (error === null) return undefined;
  return t({ id: 'agency.void.lost', message: 'The server did not confirm it. Send it again: it counts once.' });
}
