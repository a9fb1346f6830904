import { agentRole, creditOf, currencyLabel, freeBetCurrencyId, paymentRole, type Wallet } from '@kvota/contracts';

import type { AppConfig } from '../browser/app-config.ts';
import { storageKey } from '../host/stored-user.ts';

/** The users that the toolbar offers. */
export const storySessions = ['visitor', 'player', 'bonus', 'agent', 'al2'] as const;
export type StorySession = (typeof storySessions)[number];

/** A user, with the facts that the identity provider and ping have. */
export interface StoryPerson {
  readonly username: string;
  readonly roles: readonly string[];
  readonly wallets: readonly Wallet[];
  /** Currency id of the chosen wallet, if it is not the first. */
  readonly chosen?: number;
}

function wallet(currency_id: number, currency: string, deposit: string, winnings: string): Wallet {
  const none = '0.00';
  const credit = creditOf({ wallet_0: deposit, wallet_1: winnings });
  return {
    currency_id,
    currency,
    wallet_0: deposit,
    wallet_1: winnings,
    wallet_2: none,
    wallet_3: none,
    wallet_4: none,
    wallet_5: none,
    wallet_6: none,
    credit_text: `${credit} ${currencyLabel(currency)}`.trim(),
  };
}

const dinars = (deposit: string, winnings = '0.00'): Wallet => wallet(941, 'RSD', deposit, winnings);
const euros = (deposit: string, winnings = '0.00'): Wallet => wallet(978, 'EUR', deposit, winnings);
const freeBet = (amount: string): Wallet => wallet(freeBetCurrencyId, 'FREEBET-RSD', amount, '0.00');

export const storyPeople: Readonly<Record<Exclude<StorySession, 'visitor'>, StoryPerson>> = {
  player: { username: 'jelena', roles: [], wallets: [dinars('9480.00', '3000.00'), euros('125.50')] },
  bonus: {
    username: 'marko',
    roles: [],
    wallets: [dinars('640.00'), euros('0.00'), freeBet('2000.00')],
    chosen: freeBetCurrencyId,
  },
  agent: { username: 'agencija-centar', roles: [agentRole], wallets: [dinars('100000.00', '12640.00')] },
  al2: { username: 'nikola', roles: [paymentRole], wallets: [dinars('50000.00'), euros('310.00')] },
};

/** Returns the user of a session, or undefined for a visitor. */
export function personOf(session: StorySession): StoryPerson | undefined {
  return session === 'visitor' ? undefined : storyPeople[session];
}

/** Returns the entry that the identity library would have stored for a user, by its key. */
export function storedUserOf(person: StoryPerson | undefined, config: AppConfig): Record<string, string> {
  if (!person) return {};
  const profile = {
    sub: `story-${person.username}`,
    preferred_username: person.username,
    resource_access: { [config.clientId]: { roles: person.roles } },
  };
  const tokens = { access_token: 'story', refresh_token: 'story', id_token: 'story' };
  // Longer than any story runs. The shell counts at most a token's lifetime.
  const expires_at = Date.now() / 1000 + 86_400;
  return { [storageKey(config)]: JSON.stringify({ profile, expires_at, ...tokens }) };
}
