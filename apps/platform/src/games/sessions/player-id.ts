import { createHash } from 'node:crypto';

/** Returns the id of a player at a server. It differs for each server, so that two servers cannot compare their players. */
export const playerId = (server: string, userId: string): string =>
  createHash('sha256').update(`${server} ${userId}`).digest('base64url').slice(0, 22);
