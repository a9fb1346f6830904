import type { SettingsStore } from '../settings/settings-store.ts';
import type { TicketDeps } from './ticket-deps.ts';

/** Adapts the settings store to what tickets read of it at each request. */
export function ticketSettings(settings: SettingsStore): Pick<TicketDeps, 'settings' | 'maintenance'> {
  return {
    settings: async () => {
      const [limits, switchedOff] = await Promise.all([settings.ticketSettings(), settings.switchedOff()]);
      return { ...limits, switchedOff };
    },
    maintenance: () => settings.maintenanceBegun(),
  };
}
