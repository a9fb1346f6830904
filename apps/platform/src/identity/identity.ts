import type { Provider } from 'oidc-provider';

import type { Caller } from '../kernel/handlers.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';
import type { SignIns } from './sessions/sign-ins.ts';
import type { SocketTokens } from './tokens/socket-tokens.ts';

/** The identity provider, its sessions, and the verification of tokens. */
export interface Identity {
  readonly provider: Provider;
  readonly signIns: SignIns;
  readonly secondFactors: SecondFactors;
  readonly socketTokens: SocketTokens;
  /** Returns the owner of an access token; undefined if it is not ours, altered or expired, or if its session is over. */
  readonly verify: (token: string) => Promise<Caller | undefined>;
  /** Key of the proofs that forms of the account pages carry. */
  readonly formKey: string;
}
