import { ticketSettingsAtom } from '@kvota/shell';
import { limitOf, payoutCurrency, type HistoryTicket } from '@kvota/contracts';
import { legResultOf, mathTicketOf } from '@kvota/tickets';
import { marketName, outcomeName } from '@kvota/tickets/names';
import { Button } from '@kvota/ui';
import { IconBulb } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { action } from '../receipt/receipt.css.ts';
import { ReceiptActions } from '../receipt/ReceiptActions.tsx';

const WhatIfDialog = lazy(async () => ({ default: (await import('./WhatIfDialog.ts')).WhatIfDialog }));

/** Actions for a ticket in the history; an open ticket also has the "What if?" dialog. */
export function HistoryActions({ ticket }: { ticket: HistoryTicket }) {
  const { t } = useLingui();
  const [asking, ask] = useState(false);
  return (
    <>
      <ReceiptActions ticket={ticket}>
        {ticket.status === 'accepted' ? (
          <Button className={action} icon={<IconBulb size={18} />} onClick={() => ask(true)}>
            {t({ id: 'whatIf.title', message: 'What if?' })}
          </Button>
        ) : null}
      </ReceiptActions>
      {asking ? (
        <Suspense>
          <WhatIf ticket={ticket} onClose={() => ask(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function WhatIf({ ticket, onClose }: { ticket: HistoryTicket; onClose: () => void }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const cap = limitOf(useAtomValue(ticketSettingsAtom).maxTicketWin, ticket.currency);
  return (
    <WhatIfDialog
      open
      onClose={onClose}
      legs={ticket.legs.map((leg, at) => ({
        id: String(at),
        pick: outcomeName(i18n, leg.selectionCode, leg.player),
        market: marketName(i18n, leg.sport, leg.marketCode, leg.player, leg.selectionCode),
        pair: leg.pair,
        odds: leg.usedOdds,
        result: legResultOf(leg.status),
      }))}
      ticket={mathTicketOf(ticket, ticket.openStake)}
      rules={cap === undefined ? {} : { maxTicketWin: cap }}
      money={(amount) => formats.money(amount, payoutCurrency(ticket.currency))}
    />
  );
}
