import * as v from 'valibot';

import { CurrencyId } from '../amount/currency-id.ts';
import { Money } from '../amount/money-schema.ts';

/** A wallet with its seven sub-balances: `wallet_0` deposit, `wallet_1` winnings, 2 to 6 reserved (WAL-02, WAL-03, OP-65). */
export const Wallet = v.object({
  currency_id: CurrencyId,
  currency: v.string(),
  wallet_0: Money,
  wallet_1: Money,
  wallet_2: Money,
  wallet_3: Money,
  wallet_4: Money,
  wallet_5: Money,
  wallet_6: Money,
  credit_text: v.string(),
});
export type Wallet = v.InferOutput<typeof Wallet>;
