/** Ids of at most this length are shown unchanged. */
const shortEnough = 20;

const uuid = /([\da-f]{8})-([\da-f]{4})-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

/**
 * Returns the number by which players and support know a ticket: `7F3A-91BC-07DE`. For a UUID, which the slip
 * generates, these are the first twelve digits, all random. For another long id they are its last twelve characters. A
 * short id is returned as it is.
 */
export function ticketNumber(ticketId: string): string {
  const [, head, next] = uuid.exec(ticketId) ?? [];
  if (head !== undefined && next !== undefined) return inFours(head + next);
  return ticketId.length <= shortEnough ? ticketId : inFours(ticketId.replaceAll(/[^\da-z]/gi, '').slice(-12));
}

function inFours(signs: string): string {
  return signs.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** True if the text names this ticket, by its whole id or by its number with any spacing and case. */
export function isTicketNamed(ticketId: string, named: string): boolean {
  return ticketId === named || plain(ticketNumber(ticketId)) === plain(named);
}

const plain = (number: string): string => number.replaceAll(/[\s-]/g, '').toUpperCase();
