import { voucherBounds, type Wallet } from '@kvota/contracts';
import { onlineAtom, useFormats, useOwnMoney } from '@kvota/shell';
import { Button, StakeInput, Text, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import * as css from '../vouchers.css.ts';
import { useBoundsText } from '../words/use-voucher-fault.ts';
import { boundsOf, countOf, isWithin, quickVouchers, sumOf } from '../amount/voucher-amounts.ts';
import type { CreateVoucher } from './use-create-voucher.ts';

interface CreateFormProps {
  readonly voucher: CreateVoucher;
  readonly wallet: Wallet;
  /** Vouchers that one request may make. */
  readonly most: number;
  readonly onClose: () => void;
}

/** The amount of a voucher, and for sellers how many. What is wrong is shown after the first try (VOU-05). */
export function CreateForm({ voucher, wallet, most, onClose }: CreateFormProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { isHidden } = useOwnMoney();
  const online = useAtomValue(onlineAtom);
  const boundsText = useBoundsText();
  const [amount, setAmount] = useState<string | null>(null);
  const [number, setNumber] = useState('1');
  const [tried, setTried] = useState(false);
  const { currency, currency_id: currencyId } = wallet;
  const { making } = voucher;
  const busy = making.status === 'sending';
  const count = countOf(number, most);
  const bounds = boundsOf(wallet, count);
  const sum = count === undefined ? undefined : sumOf(amount, count);
  const send = (): void => {
    setTried(true);
    if (busy || !online || count === undefined || !isWithin(amount, bounds)) return;
    voucher.create({ amount, currency, currencyId, count });
  };
  const last = formats.number(String(most));
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Text tone="secondary">
        {t({
          id: 'vouchers.createHint',
          message:
            'The amount leaves your wallet. Whoever has the code can redeem it, and until then you can take it back.',
        })}
      </Text>
      <StakeInput
        label={t({ id: 'vouchers.amount', message: 'Amount' })}
        currency={currency}
        amount={amount}
        onAmountChange={setAmount}
        format={(value) => formats.money(value)}
        step="100"
        quickStepsLabel={t({ id: 'vouchers.quick', message: 'Amounts to choose' })}
        // Hidden, the steps do not end where the credit ends.
        quickSteps={quickVouchers(isHidden ? voucherBounds : bounds).map((step) => ({
          amount: step,
          label: formats.money(step),
        }))}
        error={tried && !isWithin(amount, bounds) ? boundsText(bounds, currency) : undefined}
        disabled={busy}
        onEnter={send}
      />
      {most === 1 ? null : (
        <TextField
          label={t({ id: 'vouchers.count', message: 'How many vouchers' })}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onValueChange={setNumber}
          readOnly={busy}
          hint={
            sum === undefined || count === 1 ? undefined : (
              <>
                {t({ id: 'vouchers.sum', message: 'Together' })}: {formats.money(sum)} {currency}
              </>
            )
          }
          error={
            tried && count === undefined
              ? t({ id: 'vouchers.countBounds', message: `Enter a number from 1 to ${last}.` })
              : undefined
          }
        />
      )}
      <div className={css.actions}>
        <Button
          type="submit"
          variant="brand"
          busy={busy}
          disabledReason={online ? undefined : t({ id: 'vouchers.offline', message: 'You are offline.' })}
        >
          {making.status === 'sending' && making.count > 1
            ? `${formats.number(String(making.made))} / ${formats.number(String(making.count))}`
            : most === 1
              ? t({ id: 'vouchers.create', message: 'Create a voucher' })
              : t({ id: 'vouchers.createAct', message: 'Create' })}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {t({ id: 'vouchers.cancel', message: 'Cancel' })}
        </Button>
      </div>
    </form>
  );
}
