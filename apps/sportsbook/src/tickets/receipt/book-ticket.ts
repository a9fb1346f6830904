import type { ApiClient } from '@kvota/api-client';

/** Keeps the selections of a ticket under a code: to bet again, to share. Throws where none was made. */
export async function bookTicket(api: Pick<ApiClient, 'bookTicket'>, ticketId: string): Promise<string> {
  const { code } = await api.bookTicket({ body: { ticketId } });
  if (code === null || code === undefined) throw new Error(`No booking was made of ticket ${ticketId}.`);
  return code;
}
