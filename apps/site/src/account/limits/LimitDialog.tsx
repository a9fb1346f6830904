import { isBonusCurrency, type PlayerLimit } from '@kvota/contracts';
import { onlineAtom, useFormats, useHost, useOwnMoney, walletsAtom } from '@kvota/shell';
import { Button, Dialog, RadioGroup, SegmentedControl, Select, StakeInput, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useId, useState, type ReactElement } from 'react';

import { ActFault } from '../protection/ActFault.tsx';
import {
  amountLimit,
  confirmableFrom,
  effectOf,
  isLimitAmount,
  isUsedUp,
  limitOf,
  type AmountKind,
  type AmountPeriod,
} from '../protection/limit-rules.ts';
import * as css from '../protection/limits.css.ts';
import { useKindWords, useLimitTitle, usePeriodWords, useWait, useWhen } from '../protection/use-limit-words.ts';
import { useSetLimit } from '../protection/use-protection.ts';

/** The limit that a dialog begins with. `isFixed` if it is to be changed, so that only the amount can be chosen. */
export interface LimitStart {
  readonly kind: AmountKind;
  readonly period: AmountPeriod;
  readonly currency?: string | undefined;
  readonly isFixed: boolean;
}

const kinds: readonly AmountKind[] = ['deposit', 'stakes', 'loss', 'singleStake'];
const periods: readonly AmountPeriod[] = ['day', 'week', 'month'];

/** Sets a limit, and writes beforehand what will happen. What was typed stays, whatever the answer is. */
export function LimitDialog(props: {
  readonly start: LimitStart;
  readonly limits: readonly PlayerLimit[];
  readonly coolingHours: number;
  readonly now: number;
  readonly onClose: () => void;
}): ReactElement {
  const { start, limits, coolingHours, now, onClose } = props;
  const { t } = useLingui();
  const { notify } = useHost();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  const form = useId();
  const [kind, setKind] = useState(start.kind);
  const [period, setPeriod] = useState(start.period);
  const [chosen, setCurrency] = useState(start.currency);
  const [amount, setAmount] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const title = useLimitTitle();
  const when = useWhen(now);
  const currencies = useCurrencies(start.currency);
  const currency = chosen ?? currencies[0] ?? '';
  const name = amountLimit(kind, period, currency);
  const limit = limitOf(limits, name);
  const act = useSetLimit(({ limit: answered }) => {
    const moment = answered?.next ? when(answered.next.from) : undefined;
    notify({
      id: 'limits',
      text:
        moment === undefined
          ? t({ id: 'limits.set', message: 'Your limit holds from now on.' })
          : t({
              id: 'limits.noted',
              message: `Noted. You can confirm it from ${moment}; your limit holds until then.`,
            }),
    });
    onClose();
  });
  const isSame = isLimitAmount(amount) && effectOf(limit, amount) === 'same' && !limit?.next;
  const send = (): void => {
    setTried(true);
    if (act.busy || !online || !isLimitAmount(amount) || isSame) return;
    act.send({ ...name, amount });
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      act.forget();
      set(value);
    };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={start.isFixed ? title(name) : t({ id: 'limits.add', message: 'Add a limit' })}
      actions={
        <Button
          type="submit"
          form={form}
          variant="brand"
          busy={act.busy}
          disabledReason={online ? undefined : t({ id: 'payment.offline', message: 'You are offline.' })}
        >
          {t({ id: 'limits.send', message: 'Set the limit' })}
        </Button>
      }
    >
      <form
        id={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {start.isFixed ? null : (
          <Choices
            {...{ kind, period, currency, currencies }}
            onKind={change(setKind)}
            onPeriod={change(setPeriod)}
            onCurrency={change(setCurrency)}
          />
        )}
        <StakeInput
          label={t({ id: 'payment.amount', message: 'Amount' })}
          currency={currency}
          amount={amount}
          onAmountChange={change((next: string | null) => setAmount(next))}
          format={(value) => formats.money(value)}
          step={currency === 'RSD' ? '500.00' : '10.00'}
          error={
            tried && !isLimitAmount(amount)
              ? t({ id: 'limits.amountNeeded', message: 'Enter an amount above zero.' })
              : undefined
          }
          disabled={act.busy}
          onEnter={send}
        />
        <Forecast {...{ limit, amount, coolingHours, now }} />
        <ActFault act={act} />
      </form>
    </Dialog>
  );
}

/** The real currencies of the player's wallets, the active one first. */
function useCurrencies(first: string | undefined): readonly string[] {
  const own = useAtomValue(walletsAtom)
    .filter(({ currency_id: id }) => !isBonusCurrency(id))
    .map(({ currency }) => currency);
  return [...new Set([...(first === undefined ? [] : [first]), ...own])];
}

/** The kind, the period and the currency of a limit. */
function Choices(props: {
  readonly kind: AmountKind;
  readonly period: AmountPeriod;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly onKind: (kind: AmountKind) => void;
  readonly onPeriod: (period: AmountPeriod) => void;
  readonly onCurrency: (currency: string) => void;
}): ReactElement {
  const { kind, period, currency, currencies, onKind, onPeriod, onCurrency } = props;
  const { t } = useLingui();
  const kindWords = useKindWords();
  const periodWords = usePeriodWords();
  return (
    <>
      <RadioGroup
        label={t({ id: 'limits.what', message: 'What do you want to limit?' })}
        value={kind}
        onValueChange={onKind}
        items={kinds.map((value) => ({
          value,
          label: kindWords[value].name,
          description: kindWords[value].hint,
        }))}
      />
      {kind === 'singleStake' ? null : (
        <SegmentedControl
          label={t({ id: 'limits.period', message: 'Period' })}
          fullWidth
          tone="quiet"
          value={period}
          onValueChange={onPeriod}
          items={periods.map((value) => ({ value, label: periodWords[value] }))}
        />
      )}
      {currencies.length < 2 ? null : (
        <Select
          label={t({ id: 'limits.currency', message: 'Currency' })}
          value={currency}
          onValueChange={onCurrency}
          items={currencies.map((value) => ({ value, label: value }))}
        />
      )}
    </>
  );
}

/** The effect that the typed amount will have. */
function Forecast(props: {
  readonly limit: PlayerLimit | undefined;
  readonly amount: string | null;
  readonly coolingHours: number;
  readonly now: number;
}): ReactElement {
  const { limit, amount, coolingHours, now } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { money } = useOwnMoney();
  const when = useWhen(now);
  const wait = useWait(coolingHours);
  const currency = limit?.currency ?? undefined;
  const held = formats.money(limit?.amount ?? '0.00', currency);
  const used = money(limit?.used ?? '0.00', currency);
  const until = limit?.until ? when(limit.until) : '';
  const from = when(confirmableFrom(limit, coolingHours, now));
  if (!isLimitAmount(amount)) {
    return (
      <Text tone="secondary" size="sm">
        {limit === undefined
          ? t({
              id: 'limits.effect.first',
              message: `It holds at once. You can lower it at any time; to raise or remove it, you wait ${wait} and confirm it then.`,
            })
          : t({
              id: 'limits.effect.before',
              message: `Now: ${held}. A lower limit holds at once. A higher one waits ${wait}, and then you have to confirm it.`,
            })}
      </Text>
    );
  }
  const effect = effectOf(limit, amount);
  const texts = {
    sets: t({ id: 'limits.effect.sets', message: 'It holds at once, in all products.' }),
    lowers: t({ id: 'limits.effect.lowers', message: 'The lower limit holds at once.' }),
    waits: t({
      id: 'limits.effect.waits',
      message: `A higher limit has to be confirmed, from ${from} at the earliest. Until then ${held} holds.`,
    }),
    same: t({ id: 'limits.effect.same', message: 'This is your limit now.' }),
  };
  return (
    <div role="status">
      <TicketNotice tone={effect === 'waits' ? 'warning' : effect === 'same' ? 'info' : 'success'}>
        {texts[effect]}
        {effect === 'lowers' && until !== '' && isUsedUp(limit, amount) ? (
          <>
            {' '}
            {t({
              id: 'limits.effect.usedUp',
              message: `You have used ${used} already, so nothing is left until ${until}.`,
            })}
          </>
        ) : null}
      </TicketNotice>
    </div>
  );
}
