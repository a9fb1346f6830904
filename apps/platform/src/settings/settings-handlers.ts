import type { KeyValue } from '@kvota/contracts';

import type { Handlers } from '../kernel/handlers.ts';
import type { SettingsStore } from './settings-store.ts';

export interface SettingsHandlerDeps {
  readonly settings: Pick<SettingsStore, 'list'>;
  /** Returns the general settings as they are in force, where a licence is stricter than the operator. */
  readonly generalInForce: (list: readonly KeyValue[]) => KeyValue[];
}

/** Serves the three lists of settings (CALL-15 … CALL-17). */
export function settingsHandlers({ settings, generalInForce }: SettingsHandlerDeps) {
  return {
    ticketSettings: () => settings.list('ticket'),
    statusSettings: () => settings.list('status'),
    generalSettings: async () => generalInForce(await settings.list('general')),
  } satisfies Handlers;
}
