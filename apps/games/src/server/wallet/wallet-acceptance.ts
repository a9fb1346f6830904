import { walletCalls } from '@kvota/contracts/wallet';
import type { Stop } from '@kvota/server';
import * as v from 'valibot';

import type { Logger } from '../kernel/logger.ts';
import type { Signer } from '../signature/sign.ts';
import { NoSignedAnswer, signedPost, type SignedPostDeps } from '../signature/signed-post.ts';

/** Thrown at the start if the platform refuses the signature of this server. The message is one line for the operator. */
export class WalletRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WalletRefused';
  }
}

/** Whether the platform accepts the signature of this server. `unknown` if it gave no answer that shows it. */
export type Acceptance =
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'unknown'; readonly error: unknown };

/** Why a platform refuses a signature. Such answers are not signed. */
const Refusal = v.object({ code: v.picklist(['badSignature', 'unknownProvider', 'staleTimestamp']) });
/** A session that nobody has: the platform reads it and changes nothing. */
const nobody = { session_id: 'none' };

/** Asks the platform with a signed call that changes nothing. Any signed answer shows that both have the same key (RGS-47). */
export async function askAcceptance(deps: SignedPostDeps): Promise<Acceptance> {
  try {
    await signedPost(deps, walletCalls.balance.path, nobody);
    return { type: 'accepted' };
  } catch (error) {
    const answer = error instanceof NoSignedAnswer ? error.answer : undefined;
    const refusal = answer?.status === 401 ? v.safeParse(Refusal, jsonOf(answer.text)) : undefined;
    if (refusal?.success !== true) return { type: 'unknown', error };
    return { type: 'refused', message: messages[refusal.output.code](deps) };
  }
}

type Named = Pick<SignedPostDeps, 'signer' | 'url'>;
const keyOf = ({ provider, keys: [{ id }] }: Signer): string => `key "${id}" of provider "${provider}"`;

const messages: Readonly<Record<v.InferOutput<typeof Refusal>['code'], (named: Named) => string>> = {
  badSignature: ({ signer, url }) =>
    `KVOTA_WALLET_SECRET: the platform at ${url} has another secret for ${keyOf(signer)}. Set the one of its KVOTA_GAME_SERVERS.`,
  unknownProvider: ({ signer, url }) =>
    `KVOTA_WALLET_PROVIDER, KVOTA_WALLET_KEY: the platform at ${url} has no ${keyOf(signer)}. Set the names of its KVOTA_GAME_SERVERS, or add them there.`,
  staleTimestamp: ({ url }) =>
    `KVOTA_WALLET_URL: the clock of the platform at ${url} differs from that of this machine by more than 30 s. Correct the one that is wrong.`,
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Keeps whether the platform accepts this server. */
export interface WalletAcceptance {
  /** Asks once. Throws WalletRefused if the platform refuses; silence is no refusal, because it may be starting. */
  require(): Promise<void>;
  /** Asks again and again: every few seconds until the platform accepts, and once a minute then. */
  start(): Stop;
  /** False while the platform refuses. */
  readonly isAccepted: () => boolean;
}

/** Milliseconds between two questions, before and after the platform has accepted this server. */
const [soon, usual] = [5000, 60_000];
/** Questions without an answer after the start, until that is a warning. */
const patientLooks = 12;

export function createWalletAcceptance(deps: SignedPostDeps & { readonly logger: Logger }): WalletAcceptance {
  const { clock, logger } = deps;
  let last: Acceptance['type'] = 'unknown';
  let unanswered = 0;
  const look = async (): Promise<void> => {
    const found = await askAcceptance(deps);
    if (found.type === 'unknown') {
      unanswered += 1;
      // Later, a platform that is away shows in the calls that wait for it.
      if (last === 'unknown' && unanswered === patientLooks)
        logger.warn(
          `KVOTA_WALLET_URL: no platform answers at ${deps.url}. Nobody can play until one does.`,
          found.error,
        );
      return;
    }
    if (found.type === 'refused' && last !== 'refused') logger.error(found.message);
    if (found.type === 'accepted' && last === 'refused') logger.info('The platform accepts this server again.');
    last = found.type;
  };
  return {
    async require() {
      const found = await askAcceptance(deps);
      if (found.type === 'refused') throw new WalletRefused(found.message);
      last = found.type;
    },
    start() {
      let stop: Stop = () => {};
      let isStopped = false;
      const next = (): void => {
        if (!isStopped) stop = clock.after(last === 'accepted' ? usual : soon, () => void look().finally(next));
      };
      next();
      return () => {
        isStopped = true;
        stop();
      };
    },
    isAccepted: () => last !== 'refused',
  };
}
