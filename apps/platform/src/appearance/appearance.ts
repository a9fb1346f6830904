import type { CallAnswer, CallBody } from '@kvota/contracts';
import type { WireCalls } from '@kvota/contracts/operator';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { Db } from '../database/database.ts';
import type { Place, Version } from './appearance-store.ts';

type Answer<N extends 'saveAppearanceVersion' | 'publishAppearance'> = CallAnswer<WireCalls[N]> & {
  readonly error?: RefusalOf<N>;
};
export type Saved = Answer<'saveAppearanceVersion'>;
export type Published = Answer<'publishAppearance'>;
export type Draft = CallBody<WireCalls['saveAppearanceVersion']>;
export type PublishOrder = CallBody<WireCalls['publishAppearance']>;

/** A change of the appearance by an operator call. */
export interface DirectChange {
  readonly places: readonly Place[];
  /** User name of the operator. */
  readonly author: string;
  /** Stores the change within the transaction that records it. */
  readonly write: (tx: Db) => Promise<void>;
}

/** Versions of the appearance of sites, and which of them players see (THEME-20 … THEME-23). */
export interface Appearance {
  list(place: Place): Promise<CallAnswer<WireCalls['appearanceVersions']>>;
  version(id: string): Promise<Version | undefined>;
  /** Stores a version, or finds it stored. The first version of a part keeps the state before it too. */
  save(draft: Draft, author: string): Promise<Saved>;
  /** Publishes a version, or schedules it. `changed` is true if players see something else now. */
  publish(order: PublishOrder, author: string): Promise<{ readonly answer: Published; readonly changed: boolean }>;
  unschedule(place: Place): Promise<void>;
  /** Publishes what is due. Returns whether players see something else now. Several nodes may run it at once. */
  publishDue(): Promise<boolean>;
  /** Makes a change, and records it as a version and a publication. */
  changeDirectly(change: DirectChange): Promise<void>;
}
