import {
  agentRole,
  defaultTicketSettings,
  maintenanceExemptRole,
  operatorRole,
  paymentRole,
  statusKeys,
} from '@kvota/contracts';
import { builtInMenu } from '@kvota/sitemap';

import { marqueeTexts } from './marquee-texts.ts';

/** Returns the settings of a first start (OP-67, SET-01 … SET-07, OP-69, OP-85, OP-86). */
export function seedSettings(): { group: string; key: string; value: unknown }[] {
  const general = {
    menuItems: builtInMenu,
    marquee: marqueeTexts,
    roles: [
      { key: 'payment', value: paymentRole },
      { key: 'maintenanceExempt', value: maintenanceExemptRole },
      { key: 'agent', value: agentRole },
      { key: 'operator', value: operatorRole },
    ],
  };
  return [
    ...Object.entries(defaultTicketSettings).map(([key, value]) => ({ group: 'ticket', key, value })),
    ...statusKeys.map((key) => ({ group: 'status', key, value: false })),
    ...Object.entries(general).map(([key, value]) => ({ group: 'general', key, value })),
  ];
}
