/** Codes of Node and PostgreSQL for a connection that cannot be made or was lost, and a server that takes no more. */
const codes = /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|ETIMEDOUT|08\w{3}|57P0[123]|53300)$/;

/** Failures of the driver that have no code. */
const messages = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** True for the failure of a query because the database cannot be reached. The query can be repeated later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  return messages.test(error.message) || isDatabaseAway(error.cause);
}
