import { digitsOfVoucher, isVoucherCode, voucherLength } from '@kvota/contracts';
import { onlineAtom, useFormats, useHost } from '@kvota/shell';
import { Button, Dialog, MaskedField, patternMask, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { canScan } from '../scan/barcode-detector.ts';
import { Scanner } from '../scan/Scanner.tsx';
import * as css from '../vouchers.css.ts';
import { useVoucherFault } from '../words/use-voucher-fault.ts';
import { useRedeem, type RedeemFault } from './use-redeem.ts';

/** Four groups of four digits (VOU-08). */
const mask = patternMask('#### - #### - #### - ####');
/** How long an outcome is shown, in milliseconds (VOU-10, ERR-04). */
const shownFor = 3000;

/** The way by which the code comes: typed, looked for by the camera, or read by it. */
type Way = 'typed' | 'camera' | 'scanned';

/** Redeems a voucher whose code is typed, pasted in any form, scanned, or that of a link (VOU-08 … VOU-11, DLG-12). */
export function UseDialog(props: { readonly code?: string | undefined; readonly onClose: () => void }): ReactElement {
  const { onClose } = props;
  const { t } = useLingui();
  const { notify } = useHost();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  const faultText = useVoucherFault('RSD');
  const [code, setCode] = useState(props.code ?? '');
  const [error, setError] = useState<string>();
  const [way, setWay] = useState<Way>('typed');
  const { data: hasCamera = false } = useQuery({ queryKey: ['canScan'], queryFn: canScan, staleTime: Infinity });
  const redeemButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (way === 'scanned') redeemButton.current?.focus();
  }, [way]);
  const wrongDigit = t({ id: 'vouchers.wrongDigit', message: 'A digit is wrong. Compare the code with the voucher.' });
  const textOf = (fault: RedeemFault): string => {
    if (fault.kind === 'refused') return faultText(fault.answer);
    if (fault.kind === 'lost')
      return t({
        id: 'vouchers.useLost',
        message: 'No answer arrived. Send the code again: it is redeemed at most once.',
      });
    const seconds = String(fault.seconds);
    return t({ id: 'vouchers.tooManyTries', message: `Too many codes were wrong. Try again in ${seconds} seconds.` });
  };
  const { redeem, busy } = useRedeem({
    onAdded({ amount, currency }) {
      const money = `${formats.money(amount ?? '0.00')} ${currency ?? ''}`;
      onClose();
      notify({
        tone: 'success',
        timeout: shownFor,
        text: t({ id: 'vouchers.added', message: `${money} was added to your credit.` }),
      });
    },
    onFault(fault) {
      const text = textOf(fault);
      setError(text);
      notify({ tone: 'error', timeout: shownFor, text });
    },
  });
  const send = (): void => {
    // A code that is too short does nothing (VOU-09).
    if (busy || !online || code.length < voucherLength) return;
    if (isVoucherCode(digitsOfVoucher(code))) redeem(code);
    else setError(wrongDigit);
  };
  return (
    <Dialog
      open
      size="sm"
      dismissible={!busy}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t({ id: 'vouchers.use', message: 'Redeem a voucher' })}
    >
      {way === 'camera' ? (
        <Scanner
          onFound={(found) => {
            setCode(found);
            setError(undefined);
            setWay('scanned');
          }}
          onClose={() => setWay('typed')}
        />
      ) : (
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <div role="status">
            <Text tone="secondary">
              {way === 'scanned'
                ? t({
                    id: 'vouchers.scanned',
                    message: 'The code was read. Redeem it, and its amount is added to your credit.',
                  })
                : t({ id: 'vouchers.useHint', message: 'The code has 16 digits. Its amount is added to your credit.' })}
            </Text>
          </div>
          <MaskedField
            label={t({ id: 'vouchers.code', message: 'Voucher code' })}
            mask={mask}
            value={code}
            onValueChange={(text) => {
              setCode(text);
              setError(undefined);
            }}
            maxLength={voucherLength}
            inputMode="numeric"
            placeholder="0000 - 0000 - 0000 - 0000"
            error={error}
            readOnly={busy}
          />
          {hasCamera ? (
            <Button
              fullWidth
              icon={<IconQrcode aria-hidden size={20} />}
              disabled={busy}
              onClick={() => setWay('camera')}
            >
              {t({ id: 'vouchers.scan', message: 'Scan with the camera' })}
            </Button>
          ) : null}
          <div className={css.actions}>
            <Button
              type="submit"
              variant="brand"
              busy={busy}
              ref={redeemButton}
              disabledReason={online ? undefined : t({ id: 'vouchers.offline', message: 'You are offline.' })}
            >
              {t({ id: 'vouchers.useAct', message: 'Redeem' })}
            </Button>
            <Button disabled={busy} onClick={onClose}>
              {t({ id: 'vouchers.cancel', message: 'Cancel' })}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
