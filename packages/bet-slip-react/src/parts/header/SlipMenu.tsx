import { selectRules, selectTicket } from '@kvota/bet-slip/slip';
import { validate } from '@kvota/bet-slip/math';
import type { Slip } from '@kvota/bet-slip/store';
import { IconButton, Menu, type MenuEntry } from '@kvota/ui';
import { IconDotsVertical, IconQuestionMark } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';

import { useSlip } from '../../use-slip.ts';
import { useMoney, useSlipHost, type SlipMenuEntry } from '../host/slip-host.ts';

// Loaded when it is opened for the first time.
const WhatIfDialog = /* @__PURE__ */ lazy(async () => ({
  default: (await import('../what-if/WhatIfDialog.tsx')).WhatIfDialog,
}));

/** The menu of the ticket: the question what it would pay, and the entries of the page. */
export function SlipMenu({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const [open, show] = useState<string | null>(null);
  const { menu = [] } = useSlipHost();
  const priced = useSlip(slip, canBePriced);
  const close = (): void => show(null);
  const added = menu.find(({ id }) => id === open);
  const label = t({ id: 'slip.menu', message: 'More for this slip' });
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
              : t({ id: 'whatIf.unpriced', message: 'Every selection needs odds, and the slip a stake.' }),
            onSelect: () => show('whatIf'),
          },
          ...menu.map((entry) => lineOf(entry, () => show(entry.id))),
        ]}
      />
      <Suspense>{open === 'whatIf' && priced ? <SlipWhatIf slip={slip} onClose={close} /> : null}</Suspense>
      {added && 'open' in added ? added.open(close) : null}
    </>
  );
}

function lineOf(entry: SlipMenuEntry, onSelect: () => void): MenuEntry {
  return 'open' in entry
    ? { kind: 'item', id: entry.id, label: entry.label, icon: entry.icon, onSelect }
    : { kind: 'check', ...entry };
}

const canBePriced = (...[state, env]: Parameters<typeof selectTicket>): boolean =>
  validate(selectTicket(state, env), {}).length === 0;

function SlipWhatIf({ slip, onClose }: { slip: Slip; onClose: () => void }) {
  const { marketName, outcomeName } = useSlipHost();
  const money = useMoney();
  const ticket = useSlip(slip, selectTicket);
  const rules = useSlip(slip, selectRules);
  const selections = useSlip(slip, (state) => state.selections);
  return (
    <WhatIfDialog
      unpaid
      open
      onClose={onClose}
      legs={selections.map(({ id, outcome, sport, marketName: market, player, pair, price }) => ({
        id,
        pick: outcomeName(outcome, player),
        market: marketName(sport, market, player, outcome),
        pair,
        odds: price,
      }))}
      ticket={ticket}
      rules={rules}
      money={money}
    />
  );
}
