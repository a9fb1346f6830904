import { cashOutTerms } from '../cash-out/cash-out-terms.ts';
import type { Logger } from '../kernel/logger.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { createTickets } from './create-tickets.ts';
import type { TicketEnv } from './ticket-env.ts';
import type { Tickets } from './tickets.ts';

/** Tickets with the settings as they are at each moment. */
export function openTickets(
  settings: SettingsStore,
  logger: Logger,
  env: Omit<TicketEnv, 'settings' | 'maintenance' | 'cashOutTerms' | 'log'>,
): Tickets {
  return createTickets({
    ...env,
    settings: async () => {
      const [limits, switchedOff] = await Promise.all([settings.ticketSettings(), settings.switchedOff()]);
      return { ...limits, switchedOff };
    },
    maintenance: () => settings.maintenanceBegun(),
    cashOutTerms: () => cashOutTerms(settings),
    log: { error: (details, message) => logger.error(message, causeOf(details)) },
  });
}

function causeOf(details: unknown): unknown {
  return typeof details === 'object' && details !== null && 'error' in details ? details.error : details;
}
