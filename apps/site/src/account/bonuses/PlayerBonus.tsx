import type { Bonus } from '@kvota/contracts';
import { useFormats, useHost, useOwnMoney } from '@kvota/shell';
import { Badge, BonusCard, noonOf, Progress, shareOfDecimal, type BadgeTone } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

const tones: Readonly<Record<Bonus['status'], BadgeTone>> = { active: 'success', used: 'neutral', expired: 'warning' };

/** One bonus as a coupon: its amount, the remaining part, and its end. */
export function PlayerBonus({ bonus }: { readonly bonus: Bonus }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { serverNow } = useHost();
  const { money, isHidden } = useOwnMoney();
  const { amount, remaining, expiresAt, period, grantedAt, status } = bonus;
  const [left, whole] = [money(remaining), money(amount)];
  const names: Readonly<Record<Bonus['status'], string>> = {
    active: t({ id: 'bonuses.active', message: 'Active' }),
    used: t({ id: 'bonuses.used', message: 'Used' }),
    expired: t({ id: 'bonuses.expired', message: 'Expired' }),
  };
  const given = formats.date(grantedAt);
  const facts = [
    t({ id: 'bonuses.given', message: `Given on ${given}` }),
    ...(typeof expiresAt === 'string' ? [endOf(expiresAt)] : []),
    ...(period ? [daysOf(period)] : []),
  ];
  return (
    <BonusCard
      title={bonus.name}
      amount={whole}
      unit={t({ id: 'bonuses.unit', message: 'in free bets' })}
      status={<Badge tone={tones[status]}>{names[status]}</Badge>}
      over={status !== 'active'}
      facts={facts}
      progress={
        status === 'active' && !isHidden ? (
          <Progress
            size="sm"
            label={t({ id: 'bonuses.left', message: 'Left to bet' })}
            value={shareOfDecimal(remaining, amount) * 100}
            valueText={t({ id: 'bonuses.leftOf', message: `${left} of ${whole}` })}
          />
        ) : undefined
      }
    />
  );

  function endOf(moment: string): string {
    const end = formats.dateTime(moment);
    const near = formats.relative(moment, serverNow());
    return status === 'active'
      ? t({ id: 'bonuses.until', message: `Valid until ${end} (${near})` })
      : t({ id: 'bonuses.ended', message: `Ended on ${end}` });
  }
  function daysOf({ from, to }: NonNullable<Bonus['period']>): string {
    const days = formats.dateRange(noonOf(from), noonOf(to));
    return t({ id: 'bonuses.period', message: `For ${days}` });
  }
}
