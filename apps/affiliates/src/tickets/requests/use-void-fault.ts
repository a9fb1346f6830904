import { isApiError } from '@kvota/api-client';
import { useLingui } from '@lingui/react/macro';

/** Returns why a request or a decision was not accepted, in words; undefined if it was. */
export function useVoidFault(refused: string | undefined, error: Error | null): string | undefined {
  const { t } = useLingui();
  const code = refused ?? (isApiError(error) ? error.code : undefined);
  const texts: Readonly<Record<string, string>> = {
    voidTooLate: t({
      id: 'agency.void.tooLate',
      message: 'It is too late: a match has begun, the ticket is settled, or the time for a request is over.',
    }),
    voidPending: t({ id: 'agency.void.pending', message: 'A request for this ticket is waiting already.' }),
    voidDecided: t({ id: 'agency.void.decided', message: 'It was decided before. Nothing was changed.' }),
    voidNotAllowed: t({ id: 'agency.void.notYours', message: 'Another user above the request decides it.' }),
    tooManyVoidRequests: t({
      id: 'agency.void.tooMany',
      message: 'Too many requests in a short time. Wait before you send another one.',
    }),
  };
  const other = t({ id: 'agency.refused.other', message: 'The server refused it.' });
  if (code !== undefined) return texts[code] ?? other;
  if (error === null) return undefined;
  return t({ id: 'agency.void.lost', message: 'The server did not confirm it. Send it again: it counts once.' });
}
