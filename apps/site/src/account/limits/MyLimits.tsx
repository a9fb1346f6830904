import { activeWalletAtom } from '@kvota/shell';
import { Button, EmptyState, Heading, Text } from '@kvota/ui';
import { IconPlus } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { isBonusCurrency } from '@kvota/contracts';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { amountLimits, isLastOfDeposits, keyOf, nameOf } from '../protection/limit-rules.ts';
import { LimitCard } from './LimitCard.tsx';
import { LimitDialog, type LimitStart } from './LimitDialog.tsx';
import * as css from '../protection/limits.css.ts';
import type { Protection } from '../protection/use-protection.ts';

/** The limits of amounts, one card each, and the way to another one. */
export function MyLimits(props: { readonly protection: Protection; readonly now: number }): ReactElement {
  const { protection, now } = props;
  const { t } = useLingui();
  const active = useAtomValue(activeWalletAtom);
  const [start, setStart] = useState<LimitStart>();
  const limits = amountLimits(protection.result);
  const currency = active && !isBonusCurrency(active.currency_id) ? active.currency : undefined;
  const add = (kind: LimitStart['kind'], period: LimitStart['period']) => (): void =>
    setStart({ kind, period, currency, isFixed: false });
  const isCurrencyShown = new Set(limits.map((limit) => limit.currency)).size > 1;
  return (
    <section className={css.part}>
      <div className={css.head}>
        <Heading level={2}>{t({ id: 'limits.mine', message: 'My limits' })}</Heading>
        {limits.length === 0 ? null : (
          <Button variant="brand" icon={<IconPlus size={18} aria-hidden="true" />} onClick={add('deposit', 'week')}>
            {t({ id: 'limits.add', message: 'Add a limit' })}
          </Button>
        )}
      </div>
      {limits.length === 0 ? (
        <EmptyState
          art="ticket"
          headingLevel={3}
          title={t({ id: 'limits.none', message: 'You have not set a limit yet' })}
          actions={
            <>
              <Button variant="brand" onClick={add('deposit', 'week')}>
                {t({ id: 'limits.suggest.deposit', message: 'Limit deposits per week' })}
              </Button>
              <Button onClick={add('loss', 'month')}>
                {t({ id: 'limits.suggest.loss', message: 'Limit losses per month' })}
              </Button>
            </>
          }
        >
          {t({
            id: 'limits.noneHint',
            message:
              'Decide with a cool head what play may cost. We refuse whatever goes beyond it, in every product. Two good ones to begin with:',
          })}
        </EmptyState>
      ) : (
        <>
          <Text tone="secondary" className={css.prose}>
            {t({
              id: 'limits.intro',
              message:
                'They hold in all products and all your wallets together; other currencies count by the exchange rate of the day. If several limits apply, the tightest one counts.',
            })}
          </Text>
          <div className={css.cards}>
            {limits.map((limit) => (
              <LimitCard
                key={keyOf(nameOf(limit))}
                {...{ limit, now, isCurrencyShown }}
                isLastRequired={protection.depositLimitRequired === true && isLastOfDeposits(protection.result, limit)}
                amount={limit.amount ?? '0.00'}
                coolingHours={protection.coolingHours}
                onChange={() =>
                  setStart({
                    kind: limit.kind,
                    period: limit.period ?? 'week',
                    currency: limit.currency ?? undefined,
                    isFixed: true,
                  })
                }
              />
            ))}
          </div>
        </>
      )}
      {start === undefined ? null : (
        <LimitDialog
          {...{ start, now }}
          limits={protection.result}
          coolingHours={protection.coolingHours}
          onClose={() => setStart(undefined)}
        />
      )}
    </section>
  );
}
