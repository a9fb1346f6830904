/** Of an id at most this long players see all: it is a number already. */
const shortEnough = 20;

const uuid = /([\da-f]{8})-([\da-f]{4})-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

/**
 * The number by which players, desks and support know a ticket: `7F3A-91BC-07DE`. Of a UUID, which is what the slip
 * draws, these are the first twelve digits, all of them random; of another long id its last twelve signs. A short id
 * stays as it is.
 */
export function ticketNumber(ticketId: string): string {
  const [, head, next] = uuid.exec(ticketId) ?? [];
  if (head !== undefined && next !== undefined) return inFours(head + next);
  return ticketId.length <= shortEnough ? ticketId : inFours(ticketId.replaceAll(/[^\da-z]/gi, '').slice(-12));
}

function inFours(signs: string): string {
  return signs.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Whether somebody means this ticket: by its whole id, or by its number, however that is typed. */
export function isTicketNamed(ticketId: string, named: string): boolean {
  return ticketId === named || plain(ticketNumber(ticketId)) === plain(named);
}

const plain = (number: string): string => number.replaceAll(/[\s-]/g, '').toUpperCase();
