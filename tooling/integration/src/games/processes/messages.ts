import type { DatabaseLocation } from '@kvota/platform';

/** The platform's key for the game server, and back. */
export interface HouseKey {
  readonly id: string;
  readonly secret: string;
}

/** Time of all processes of a run: that of the machine since an instant, faster by a factor. */
export interface RunTime {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** A whole number: instants are whole milliseconds. */
  readonly factor: number;
}

/** Settings of a process. */
export interface NodeSettings {
  readonly kind: 'platform' | 'games';
  readonly port: number;
  readonly database: DatabaseLocation;
  readonly time: RunTime;
  readonly key: HouseKey;
  /** Where the other side is reached, and where players reach the platform. */
  readonly front: string;
}

/** Players that a platform creates beside its demo accounts, with their password and a first deposit in minor units of RSD. */
export interface NewPlayers {
  readonly usernames: readonly string[];
  readonly amount: string;
}

/** A question to a process. */
export type NodeQuestion = { readonly ask: 'cpu' } | ({ readonly ask: 'players' } & NewPlayers);

/** `ready` comes first, then one answer to each question. */
export type NodeAnswer =
  | { readonly ready: string }
  | { readonly cpuMs: number }
  | { readonly players: number }
  | { readonly failed: string };
