import type { Handlers } from '../kernel/handlers.ts';
import type { SettingsStore } from './settings-store.ts';

/** Serves the three lists of settings (CALL-15 … CALL-17). */
export function settingsHandlers({ settings }: { settings: Pick<SettingsStore, 'list'> }) {
  return {
    ticketSettings: () => settings.list('ticket'),
    statusSettings: () => settings.list('status'),
    generalSettings: () => settings.list('general'),
  } satisfies Handlers;
}
