import type { VoucherAnswer } from '@kvota/contracts';
import { copyText, lazyPart, useFormats, useHost } from '@kvota/shell';
import { Button, Fact, FactList, IconButton, Result, ShareCode, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconCopy, IconPrinter, IconShare } from '@tabler/icons-react';
import { Suspense, useState, type ReactElement } from 'react';

import * as css from '../vouchers.css.ts';
import { useVoucherFault } from '../words/use-voucher-fault.ts';
import type { Batch } from './make-batch.ts';

const PrintVouchers = lazyPart(() => import('./PrintVouchers.tsx'), 'PrintVouchers');

/** Returns a code whose four groups are broken in the middle only. Pasted, its spaces are those of any other form. */
const inHalves = (code: string): string => {
  const groups = code.split(' - ');
  const half = Math.ceil(groups.length / 2);
  return [groups.slice(0, half), groups.slice(half)].map((part) => part.join('\u00A0-\u00A0')).join('\u00A0- ');
};

/** Vouchers that were made: their codes, which are shown only here, and until when they are valid. */
export function MadeVouchers({ batch: { made, refused } }: { readonly batch: Batch }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const [first] = made;
  const fault = useVoucherFault(first?.currency ?? '');
  const codes = made.flatMap(({ voucher }) => (typeof voucher === 'string' ? [voucher] : []));
  const count = formats.number(String(made.length));
  const once = t({
    id: 'vouchers.once',
    message: 'The code is shown only now. Write it down, print it or send it.',
  });
  return (
    <Result>
      {refused === undefined ? null : (
        <TicketNotice tone="warning" urgent>
          {t({ id: 'vouchers.some', message: `Only ${count} vouchers were made.` })} {fault(refused)}
        </TicketNotice>
      )}
      {codes.length < made.length ? (
        <TicketNotice tone="warning">
          {t({
            id: 'vouchers.codeGone',
            message:
              'The voucher was made, but its code can no longer be shown. Take it back in the list, and make another.',
          })}
        </TicketNotice>
      ) : null}
      {made.length === 1 && codes[0] !== undefined ? (
        <ShareCode code={inHalves(codes[0])} note={once} end={<CopyCode code={codes[0]} />} />
      ) : codes.length > 0 ? (
        <>
          <Text tone="secondary">
            {t({
              id: 'vouchers.onceAll',
              message: 'The codes are shown only now. Write them down, print them or send them.',
            })}
          </Text>
          <ol className={css.codes}>
            {codes.map((code) => (
              <li key={code} className={css.code}>
                <output>{inHalves(code)}</output>
                <CopyCode code={code} />
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {first === undefined ? null : (
        <FactList>
          {typeof first.amount === 'string' && typeof first.currency === 'string' ? (
            <Fact
              name={t({ id: 'vouchers.amount', message: 'Amount' })}
              value={`${made.length === 1 ? '' : `${count} × `}${formats.money(first.amount)} ${first.currency}`}
            />
          ) : null}
          {typeof first.expiresAt === 'string' ? (
            <Fact
              name={t({ id: 'vouchers.until', message: 'Valid until' })}
              value={formats.dateTime(first.expiresAt)}
            />
          ) : null}
        </FactList>
      )}
    </Result>
  );
}

function CopyCode({ code }: { readonly code: string }): ReactElement {
  const { t } = useLingui();
  const { notify } = useHost();
  const copied = t({ id: 'vouchers.copied', message: 'The code was copied.' });
  const notCopied = t({ id: 'vouchers.notCopied', message: 'The browser did not copy it.' });
  return (
    <IconButton
      label={t({ id: 'vouchers.copy', message: 'Copy the code' })}
      icon={<IconCopy size={20} />}
      onClick={() =>
        void copyText(code).then((done) =>
          notify({ tone: done ? 'success' : 'error', timeout: 4000, text: done ? copied : notCopied }),
        )
      }
    />
  );
}

/** Prints, sends or closes vouchers that were made. */
export function MadeActions(props: {
  readonly made: readonly VoucherAnswer[];
  /** The page on which a printed voucher is redeemed, as an address; undefined if it is not known. */
  readonly redeemAt: string | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const { made, redeemAt, onClose } = props;
  const { t } = useLingui();
  const [printing, setPrinting] = useState(false);
  const shown = made.flatMap((one) => (typeof one.voucher === 'string' ? [{ ...one, voucher: one.voucher }] : []));
  return (
    <>
      {shown.length > 0 ? (
        <>
          <Button icon={<IconPrinter size={18} />} busy={printing} onClick={() => setPrinting(true)}>
            {t({ id: 'vouchers.print', message: 'Print' })}
          </Button>
          {'share' in navigator ? (
            <Button
              icon={<IconShare size={18} />}
              onClick={() =>
                void navigator.share({ text: shown.map(({ voucher }) => voucher).join('\n') }).catch(() => undefined)
              }
            >
              {t({ id: 'vouchers.share', message: 'Send' })}
            </Button>
          ) : null}
          {printing ? (
            <Suspense>
              <PrintVouchers vouchers={shown} redeemAt={redeemAt} onDone={() => setPrinting(false)} />
            </Suspense>
          ) : null}
        </>
      ) : null}
      <Button variant="brand" onClick={onClose}>
        {t({ id: 'vouchers.close', message: 'Close' })}
      </Button>
    </>
  );
}
