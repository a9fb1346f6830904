import type { LimitKey, LimitSwitch } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';

import { useAmount } from '../frame/use-currency.ts';
import type { Origin } from './limit-values.ts';

/** Names of limits and products, their values, and the levels that these come from. */
export function useLimitWords() {
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const limits: Readonly<Record<LimitKey, string>> = {
    minStake: t({ id: 'agency.limits.minStake', message: 'Lowest stake' }),
    maxStake: t({ id: 'agency.limits.maxStake', message: 'Highest stake' }),
    maxWin: t({ id: 'agency.limits.maxWin', message: 'Highest possible payout' }),
    stakeDay: t({ id: 'agency.limits.stakeDay', message: 'Stakes per day' }),
    stakeWeek: t({ id: 'agency.limits.stakeWeek', message: 'Stakes per week' }),
    lossDay: t({ id: 'agency.limits.lossDay', message: 'Losses per day' }),
    lossWeek: t({ id: 'agency.limits.lossWeek', message: 'Losses per week' }),
    openTickets: t({ id: 'agency.limits.openTickets', message: 'Open tickets' }),
  };
  const switches: Readonly<Record<LimitSwitch, string>> = {
    prematch: t({ id: 'agency.limits.prematch', message: 'Bets before the start of a match' }),
    live: t({ id: 'agency.limits.live', message: 'Live bets' }),
    casino: t({ id: 'agency.limits.casino', message: 'Casino' }),
    casinoLive: t({ id: 'agency.limits.casinoLive', message: 'Live casino' }),
    virtuals: t({ id: 'agency.limits.virtuals', message: 'Virtuals' }),
    cashOut: t({ id: 'agency.limits.cashOut', message: 'Cash-out' }),
    vouchers: t({ id: 'agency.limits.vouchers', message: 'Vouchers' }),
  };
  const origin = (given: Origin): string => {
    if (given.from === 'you') return t({ id: 'agency.limits.byYou', message: 'Set by you' });
    if (given.from === 'above') return t({ id: 'agency.limits.byAbove', message: 'Set above' });
    const { name } = given;
    return given.from === 'agent'
      ? t({ id: 'agency.limits.byAgent', message: `Set by ${name}` })
      : t({ id: 'agency.limits.byNode', message: `Comes from ${name}` });
  };
  return {
    limit: (key: LimitKey): string => limits[key],
    product: (key: LimitSwitch): string => switches[key],
    value: (key: LimitKey, value: string, currency: string): string =>
      key === 'openTickets' ? formats.number(Number(value)) : money(value, currency),
    state: (on: boolean): string =>
      on ? t({ id: 'agency.limits.on', message: 'On' }) : t({ id: 'agency.limits.off', message: 'Off' }),
    origin,
    none: t({ id: 'agency.limits.none', message: 'No limit' }),
    own: t({ id: 'agency.limits.own', message: 'Own value' }),
    inForce: t({ id: 'agency.limits.inForce', message: 'In force' }),
    stricter: t({ id: 'agency.limits.stricter', message: 'The stricter limit counts.' }),
    limitsTitle: t({ id: 'agency.limits.title', message: 'Limits' }),
    productsTitle: t({ id: 'agency.limits.products', message: 'Products' }),
  };
}
