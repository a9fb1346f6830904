import { CurrencyLimit, limitOf, moneyToMinor } from '@kvota/contracts';
import * as v from 'valibot';

import type { SettingsStore } from '../settings/settings-store.ts';

/** The terms of cash-outs. Shares are in millionths, minimums in minor units of their currency. */
export interface CashOutTerms {
  /** Share of the fair value that is paid. */
  readonly margin: bigint;
  /** How far the value of a ticket with a live leg may fall below its quote before the quote is refused. */
  readonly tolerance: bigint;
  readonly quoteMilliseconds: number;
  /** The smallest amount that is paid at once. */
  minimum(currency: string): bigint;
}

const share = v.pipe(v.string(), v.regex(/^(0(\.\d{1,6})?|1)$/, 'a share from 0 to 1, such as "0.95"'));

const CashOutSetting = v.object({
  margin: v.fallback(share, '0.95'),
  liveTolerance: v.fallback(share, '0.02'),
  quoteSeconds: v.fallback(v.pipe(v.number(), v.minValue(1), v.maxValue(60)), 5),
  minimum: v.fallback(v.array(CurrencyLimit), [
    { currency: 'RSD', limit: '10' },
    { currency: 'EUR', limit: '0.10' },
  ]),
});

/** Key of the general setting. */
const settingKey = 'cashOut';
/** The minimum of a currency that the setting does not name. */
const oneMinorUnit = '0.01';

/** Reads the terms from a setting. Missing or malformed parts keep their defaults. */
export function readCashOutTerms(setting: unknown): CashOutTerms {
  const given = v.parse(CashOutSetting, typeof setting === 'object' && setting !== null ? setting : {});
  return {
    margin: millionths(given.margin),
    tolerance: millionths(given.liveTolerance),
    quoteMilliseconds: given.quoteSeconds * 1000,
    minimum: (currency) => moneyToMinor(limitOf(given.minimum, currency) ?? oneMinorUnit),
  };
}

/** Reads the terms from the operator's settings, as of now. */
export async function cashOutTerms(settings: Pick<SettingsStore, 'list'>): Promise<CashOutTerms> {
  const general = await settings.list('general');
  return readCashOutTerms(general.find(({ key }) => key === settingKey)?.value);
}

function millionths(text: string): bigint {
  const [whole = '0', places = ''] = text.split('.');
  return BigInt(whole + places.padEnd(6, '0'));
}
