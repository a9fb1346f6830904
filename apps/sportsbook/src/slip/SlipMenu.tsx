import { selectRules, selectTicket } from '@kvota/bet-slip/slip';
import { validate } from '@kvota/bet-slip/math';
import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import { IconButton, Menu } from '@kvota/ui';
import { IconDotsVertical, IconQrcode, IconQuestionMark } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useMoney } from '../format/use-formats.ts';
import { marketName, outcomeName } from '../market/market-name.ts';
import { BookingDialog } from '../booking/BookingDialog.tsx';
import { WhatIfDialog } from './WhatIfDialog.tsx';

/** What can be asked of a slip beside paying it: what it would pay, and a code that carries it to another device. */
export function SlipMenu({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const [open, show] = useState<'whatIf' | 'booking' | null>(null);
  const priced = useSlip(slip, canBePriced);
  const close = (): void => show(null);
  const label = t({ id: 'slip.menu', message: 'More for this ticket' });
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<IconDotsVertical size={18} />} size="sm" />}
        items={[
          {
            kind: 'item',
            id: 'whatIf',
            label: t({ id: 'whatIf.title', message: 'What if?' }),
            icon: <IconQuestionMark size={18} />,
            disabledReason: priced
              ? undefined
              : t({ id: 'whatIf.unpriced', message: 'Every selection needs odds, and the ticket a stake.' }),
            onSelect: () => show('whatIf'),
          },
          {
            kind: 'item',
            id: 'booking',
            label: t({ id: 'booking.make', message: 'Booking code and link' }),
            icon: <IconQrcode size={18} />,
            onSelect: () => show('booking'),
          },
        ]}
      />
      {open === 'whatIf' && priced ? <SlipWhatIf slip={slip} onClose={close} /> : null}
      {open === 'booking' ? <BookingDialog slip={slip} onClose={close} /> : null}
    </>
  );
}

const canBePriced = (...[state, env]: Parameters<typeof selectTicket>): boolean =>
  validate(selectTicket(state, env), {}).length === 0;

function SlipWhatIf({ slip, onClose }: { slip: Slip; onClose: () => void }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const ticket = useSlip(slip, selectTicket);
  const rules = useSlip(slip, selectRules);
  const selections = useSlip(slip, (state) => state.selections);
  return (
    <WhatIfDialog
      open
      onClose={onClose}
      legs={selections.map(({ id, oddName, sport, marketName: market, pair, odd }) => ({
        id,
        pick: outcomeName(i18n, oddName),
        market: marketName(i18n, sport, market),
        pair,
        odds: odd,
      }))}
      ticket={ticket}
      rules={rules}
      money={money}
    />
  );
}
