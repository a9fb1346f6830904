import type { CallAnswer, Calls, PaymentDirection, PaymentMethod, Wallet } from '@kvota/contracts';
import {
  activeWalletAtom,
  onlineAtom,
  PageLink,
  useFormats,
  useOwnMoney,
  useTightestLimit,
  walletsAtom,
} from '@kvota/shell';
import { Button, buttonProps, EmptyState, RadioGroup, Select, StakeInput, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { Refusal } from '../frame/Refusal.tsx';
import { OwnLimit } from './OwnLimit.tsx';
import { LostPayment } from './LostPayment.tsx';
import { useProtection } from '../protection/use-protection.ts';
import { StoppedDeposits } from './StoppedDeposits.tsx';
import { isWithin, methodsOf, quickAmounts, withdrawalBounds, type PayBounds } from './payment-rules.ts';
import type { BeginPayment, BegunAnswer } from './use-begin-payment.ts';
import { useBoundsText, usePayFault } from './use-pay-fault.ts';
import { useMethodName } from './use-payment-words.ts';

/** Limits of players that money paid in can reach. */
const depositLimits = ['deposit'] as const;

type Methods = CallAnswer<Calls['paymentMethods']>;

export interface PayFormProps {
  readonly direction: PaymentDirection;
  readonly offered: Methods;
  readonly payment: BeginPayment;
}

/** Pays in or out: wallet, way to pay and amount. What was typed stays, whatever the answer is (CALL-59, ROUTE-20). */
export function PayForm({ direction, offered, payment }: PayFormProps): ReactElement {
  const { t } = useLingui();
  const active = useAtomValue(activeWalletAtom);
  const [chosen, setChosen] = useState<number>();
  const wallets = useAtomValue(walletsAtom).filter(
    ({ currency_id: currencyId }) => methodsOf(offered.methods, { direction, currencyId }).length > 0,
  );
  const wallet =
    wallets.find(({ currency_id: id }) => id === (chosen ?? active?.currency_id)) ?? wallets.find(() => true);
  const play = useProtection().data?.play;
  if (payment.lost !== undefined) return <LostPayment request={payment.lost} payment={payment} />;
  const isStopped = play?.state === 'paused' || play?.state === 'excluded';
  if (direction === 'deposit' && isStopped) return <StoppedDeposits play={play} />;
  if (wallet === undefined) {
    return (
      <EmptyState art="ticket" headingLevel={2} title={t({ id: 'payment.noWay', message: 'No way to pay is open' })}>
        {t({
          id: 'payment.noWayHint',
          message: 'None is offered for your wallets at the moment. A voucher works without one.',
        })}
      </EmptyState>
    );
  }
  return (
    <div className={css.form}>
      {wallets.length > 1 ? (
        <Select
          label={t({ id: 'payment.wallet', message: 'Wallet' })}
          value={String(wallet.currency_id)}
          onValueChange={(id) => setChosen(Number(id))}
          items={wallets.map(({ currency, currency_id: id }) => ({ value: String(id), label: currency }))}
        />
      ) : null}
      {/* Each wallet has its own amounts and ways. */}
      <WalletForm key={wallet.currency_id} {...{ direction, offered, payment, wallet }} />
    </div>
  );
}

function WalletForm(props: PayFormProps & { readonly wallet: Wallet }): ReactElement {
  const { direction, offered, payment, wallet } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { isHidden } = useOwnMoney();
  const online = useAtomValue(onlineAtom);
  const boundsText = useBoundsText();
  const { currency, currency_id: currencyId } = wallet;
  const faultText = usePayFault(currency);
  const methods = methodsOf(offered.methods, { direction, currencyId });
  const [code, setCode] = useState<string | null>(null);
  const [amount, setAmount] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const method = methods.find((one) => one.code === code) ?? methods[0];
  const free = offered.withdrawable.find((one) => one.currencyId === currencyId)?.free ?? '0.00';
  const bounds: PayBounds = method ?? { min: '0.00', max: '0.00' };
  const isDeposit = direction === 'deposit';
  const limit = useTightestLimit(depositLimits, isDeposit ? currency : undefined);
  const allowed = isDeposit ? bounds : withdrawalBounds(bounds, free);
  const { refused } = payment;
  const isRefused = refused?.request.currencyId === currencyId;
  const isPossible = isWithin(allowed.min, allowed);
  const send = (): void => {
    setTried(true);
    if (payment.busy || !online || method === undefined || !isWithin(amount, allowed)) return;
    payment.begin({ direction, amount, currency, currencyId, method: method.code });
  };
  const offline = t({ id: 'payment.offline', message: 'You are offline.' });
  const tooLow = t({ id: 'payment.tooLow', message: 'Less is free than the least amount that can be paid out.' });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {direction === 'withdrawal' ? <Free {...{ offered, wallet }} /> : null}
      <Ways {...{ methods, currency }} code={method?.code ?? null} onChange={setCode} />
      <StakeInput
        label={t({ id: 'payment.amount', message: 'Amount' })}
        currency={currency}
        amount={amount}
        onAmountChange={setAmount}
        format={(value) => formats.money(value)}
        step={allowed.min}
        quickStepsLabel={t({ id: 'payment.quick', message: 'Amounts to choose' })}
        // Hidden, the steps do not end where the money ends.
        quickSteps={quickAmounts(isHidden ? bounds : allowed).map((step) => ({
          amount: step,
          label: formats.money(step),
        }))}
        error={tried && isPossible && !isWithin(amount, allowed) ? boundsText(allowed, currency) : undefined}
        disabled={payment.busy || !isPossible}
        onEnter={send}
      />
      {limit === undefined || isRefused ? null : (
        <OwnLimit {...{ limit, currency, amount }} bounds={allowed} onChange={setAmount} />
      )}
      {isRefused ? (
        <Refusal
          tone="danger"
          action={
            leadsOn.has(refused.answer.error ?? '') ? (
              <FaultAction
                answer={refused.answer}
                onChoose={(way) => {
                  setCode(way.method);
                  setAmount(way.amount);
                }}
                most={allowed.max}
              />
            ) : undefined
          }
        >
          {faultText(refused.answer)}
        </Refusal>
      ) : null}
      <div className={css.actions}>
        <Button
          type="submit"
          variant="brand"
          size="lg"
          busy={payment.busy}
          disabledReason={online ? (isPossible ? undefined : tooLow) : offline}
        >
          {direction === 'deposit'
            ? t({ id: 'payment.payIn', message: 'Continue to payment' })
            : t({ id: 'payment.payOut', message: 'Request withdrawal' })}
        </Button>
      </div>
      <Text tone="secondary" size="sm">
        {direction === 'deposit'
          ? t({
              id: 'payment.inHint',
              message: 'You pay on the page of our payment provider. We never see your card.',
            })
          : t({
              id: 'payment.outHint',
              message: 'The amount leaves your wallet now, and is set aside until it is paid out.',
            })}
      </Text>
    </form>
  );
}

/** Refusals with something to press. */
const leadsOn = new Set(['limitRequired', 'instrumentNeeded']);

/** The way on from a refusal: a page, or the way and amount that are possible. */
function FaultAction(props: {
  readonly answer: BegunAnswer;
  readonly most: string;
  readonly onChoose: (way: { readonly method: string; readonly amount: string }) => void;
}): ReactElement | null {
  const { answer, most, onChoose } = props;
  const { t } = useLingui();
  if (answer.error === 'limitRequired') {
    return (
      <PageLink page="accountLimits" {...buttonProps({ size: 'sm' })}>
        {t({ id: 'payment.setLimit', message: 'Set a limit' })}
      </PageLink>
    );
  }
  const { returnFirst: first } = answer;
  if (answer.error !== 'instrumentNeeded' || !first) return null;
  const amount = isWithin(first.left, { min: '0.00', max: most }) ? first.left : most;
  return (
    <Button size="sm" onClick={() => onChoose({ method: first.method, amount })}>
      {t({ id: 'payment.chooseThis', message: 'Fill in' })}
    </Button>
  );
}

/** The ways to pay with their bounds and the time that they usually take. */
function Ways(props: {
  readonly methods: readonly PaymentMethod[];
  readonly currency: string;
  readonly code: string | null;
  readonly onChange: (code: string) => void;
}): ReactElement {
  const { methods, currency, code, onChange } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const name = useMethodName();
  const minutesOf = (seconds: number): string => formats.number(String(Math.max(1, Math.ceil(seconds / 60))));
  return (
    <RadioGroup
      look="cards"
      label={t({ id: 'payment.way', message: 'Way to pay' })}
      value={code}
      onValueChange={onChange}
      items={methods.map((method) => {
        const [min, max] = [formats.money(method.min), formats.money(method.max)];
        const minutes = method.usually ? minutesOf(method.usually.p90) : undefined;
        return {
          value: method.code,
          label: name(method.code),
          description: (
            <>
              {t({ id: 'payment.range', message: `${min} to ${max} ${currency}` })}
              {minutes === undefined ? null : (
                <> · {t({ id: 'payment.usually', message: `usually within ${minutes} min` })}</>
              )}
            </>
          ),
        };
      })}
    />
  );
}

/** The money that can be paid out, and why the rest cannot. */
function Free({ offered, wallet }: { readonly offered: Methods; readonly wallet: Wallet }): ReactElement | null {
  const { t } = useLingui();
  const { money } = useOwnMoney();
  const one = offered.withdrawable.find(({ currencyId }) => currencyId === wallet.currency_id);
  if (one === undefined) return null;
  const [left, out] = [money(one.playFirst, one.currency), money(one.onItsWay, one.currency)];
  return (
    <div className={css.lines}>
      <Text tone="secondary">{t({ id: 'payment.free', message: 'Free to pay out' })}</Text>
      <Text as="strong" size="xl">
        {money(one.free, one.currency)}
      </Text>
      {isNone(one.playFirst) ? null : (
        <Text tone="secondary" size="sm">
          {t({ id: 'payment.playFirst', message: `${left} of deposits is still to be staked once.` })}
        </Text>
      )}
      {isNone(one.onItsWay) ? null : (
        <Text tone="secondary" size="sm">
          {t({ id: 'payment.onItsWay', message: `${out} is in withdrawals under way.` })}
        </Text>
      )}
    </div>
  );
}

const isNone = (amount: string): boolean => /^0+(\.0+)?$/.test(amount);
