import type { TransferOutcome } from '@kvota/contracts';
import { sessionAtom, useFormats, useHost } from '@kvota/shell';
import { Logo, PrintedSlip, PrintOnce } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useBasisWords } from './move/use-basis-words.ts';
import type { Move } from './move.ts';

/** Prints the receipt of a transfer as soon as it is rendered, out of sight. Loaded with the first print. */
export function PrintMove(props: {
  readonly move: Move;
  readonly answer: TransferOutcome;
  readonly onDone: () => void;
}): ReactElement {
  const { move, answer, onDone } = props;
  const { t } = useLingui();
  const { config } = useHost();
  const formats = useFormats();
  const words = useBasisWords();
  const session = useAtomValue(sessionAtom);
  const title = t({ id: 'agency.receipt.title', message: 'Transfer' });
  const own = session.status === 'signed-in' ? session.username : '';
  const [from, to] = move.direction === 'down' ? [own, move.username] : [move.username, own];
  const line = (id: string, label: string, value: string | null | undefined) =>
    typeof value === 'string' && value !== '' ? [{ id, label, value, emphasis: id === 'amount' }] : [];
  return (
    <PrintOnce title={title} onPrinted={onDone}>
      <PrintedSlip
        title={title}
        logo={<Logo name={config.brand} size={22} />}
        time={typeof answer.serverTime === 'string' ? formats.dateTime(answer.serverTime) : ''}
        lines={[
          ...line('from', t({ id: 'agency.receipt.from', message: 'From' }), from),
          ...line('to', t({ id: 'agency.receipt.to', message: 'To' }), to),
          ...line(
            'amount',
            t({ id: 'agency.amount', message: 'Amount' }),
            `${formats.money(move.amount)} ${move.currency}`,
          ),
          ...(move.basis === undefined
            ? []
            : line('basis', t({ id: 'agency.basis', message: 'Basis' }), words.name(move.basis))),
          ...(typeof answer.debt === 'string'
            ? line(
                'debt',
                t({ id: 'agency.receipt.debt', message: 'Debt now' }),
                `${formats.money(answer.debt)} ${move.currency}`,
              )
            : []),
          ...line('note', t({ id: 'agency.note', message: 'Note' }), move.note),
          ...line('number', t({ id: 'agency.money.number', message: 'Number' }), answer.transactionId),
        ]}
      />
    </PrintOnce>
  );
}
