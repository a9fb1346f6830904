import type { RoundMovement } from '@kvota/contracts';
import { SignedMoney, useFormats, useOwnMoney } from '@kvota/shell';
import { Heading, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { ReceiptData } from './Receipt.tsx';
import * as css from './receipt.css.ts';

/** The movements of the round in the ledger, with the credit before and after each movement. */
export function ReceiptMovements({ movements, round }: ReceiptData): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const { money } = useOwnMoney();
  if (movements.length === 0) return null;
  const names: Readonly<Record<RoundMovement['kind'], string>> = {
    bet: t({ id: 'played.stake', message: 'Stake' }),
    win: t({ id: 'played.returned', message: 'Returned' }),
    jackpot: t({ id: 'played.move.jackpot', message: 'Jackpot' }),
    free_bet: t({ id: 'played.move.free', message: 'Stake paid by the house' }),
    rollback: t({ id: 'played.move.rollback', message: 'Stake returned' }),
  };
  return (
    <section className={css.part}>
      <Heading level={3}>{t({ id: 'played.receipt.movements', message: 'Movements of your credit' })}</Heading>
      {movements.map(({ id, kind, amount, balanceBefore, balanceAfter, bookedAt }) => {
        const signed = kind === 'bet' ? `-${amount}` : amount;
        const [before, after] = [money(balanceBefore), money(balanceAfter, round.currency)];
        return (
          <div key={id} className={css.movement}>
            <Text as="span">{names[kind]}</Text>
            <Text as="span" className={css.end}>
              <SignedMoney amount={signed} currency={round.currency} />
            </Text>
            <Text as="span" size="sm" tone="secondary">
              {formats.time(bookedAt, { seconds: true })}
            </Text>
            <Text as="span" size="sm" tone="secondary" className={css.end}>
              {t({ id: 'played.receipt.balance', message: `${before} before, ${after} after` })}
            </Text>
          </div>
        );
      })}
    </section>
  );
}
