import type { ApiClient } from '@kvota/api-client';

/**
 * Books the selections of a ticket and returns the code, to bet again or to share. Throws if the platform returns none.
 */
export async function bookTicket(api: Pick<ApiClient, 'bookTicket'>, ticketId: string): Promise<string> {
  const { code } = await api.bookTicket({ body: { ticketId } });
  if (code === null || code === undefined) throw new Error(`No booking was made of ticket ${ticketId}.`);
  return code;
}
