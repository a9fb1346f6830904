/** A key that signs calls between the platform and a game server. Two may be valid at once, so that keys can be changed. */
export interface GameServerKey {
  readonly id: string;
  /** At least 32 characters. */
  readonly secret: string;
}

/** A server of games that the platform sells (CAS-14). */
export interface GameServer {
  /** Name by which it signs. */
  readonly code: string;
  /** Where the platform reaches it, without a slash at the end. */
  readonly url: string;
  /** Where browsers load its frames, without a slash at the end. It must not be an origin of the site (CAS-21). */
  readonly origin: string;
  /** The first signs what the platform sends. All are accepted. */
  readonly keys: readonly [GameServerKey, ...GameServerKey[]];
}
