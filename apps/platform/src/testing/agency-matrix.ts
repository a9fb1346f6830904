import { randomUUID } from 'node:crypto';

import type { agencyCalls } from '@kvota/contracts';

export type AgencyCall = keyof typeof agencyCalls;

/** The outcomes of a call about a user, by the place of the user in the tree of the caller. */
interface Expected {
  readonly input: (userId: string) => object;
  readonly self: string;
  readonly child: string;
  readonly deeper: string;
  readonly outside: string;
}

/** Returns the input of a transfer of one dinar. */
export const transferInput = (userId: string) => ({
  body: { requestId: randomUUID(), userId, currencyId: 941, amount: '1.00' },
});
const anybody = (input: () => object): Expected => ({ input, self: 'ok', child: 'ok', deeper: 'ok', outside: 'ok' });
const read = (input: Expected['input']): Expected => ({ ...anybody(() => ({})), input, outside: 'userUnknown' });

/** Every served call. A new one fails the test until it is here. */
const matrix: { readonly [N in AgencyCall]?: Expected } = {
  agencyConnection: anybody(() => ({})),
  agencyNode: read((userId) => ({ query: { userId } })),
  agencyMyAgents: read((parentId) => ({ query: { parentId } })),
  agencySearchUser: anybody(() => ({ query: { searchTerm: 'play' } })),
  agencyAllUsers: read((below) => ({ query: { below } })),
  agencyCreateUser: anybody(() => ({
    body: {
      requestId: randomUUID(),
      kind: 'player',
      username: `n${randomUUID().slice(0, 20)}`,
      password: 'long enough',
    },
  })),
  agencyAddCredit: { ...read(transferInput), self: 'notDirectChild', deeper: 'notDirectChild' },
  agencyDecCredit: { ...read(transferInput), self: 'notDirectChild', deeper: 'notDirectChild' },
  agencyAgentTransactions: read((userId) => ({ query: { userId } })),
  agencyRequest: anybody(() => ({ query: { requestId: randomUUID() } })),
  agencyBlockUser: { ...read((userId) => ({ body: { userId } })), self: 'ownAccount' },
  agencyUnblockUser: { ...read((userId) => ({ body: { userId } })), self: 'ownAccount' },
};
export const agencyMatrix = Object.entries(matrix) as [AgencyCall, Expected][]; // its own entries

/** True if the call names a user. */
export const isAboutUser = ({ outside }: Expected): boolean => outside !== 'ok';
