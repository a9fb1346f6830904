import { creditOf, type AgencyNode } from '@kvota/contracts';
import { Button, Dialog, Fact, FactList } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { FindUser } from '../frame/find/FindUser.tsx';
import { movableWallets } from '../money/move/move-amounts.ts';
import type { MoveDirection } from '../money/move.ts';
import * as css from '../money/money.css.ts';
import { useAmount } from '../frame/use-currency.ts';

/** Finds the user whose credit changes, and asks which way. */
export function FindDialog(props: {
  readonly onClose: () => void;
  readonly onFound: (node: AgencyNode, direction: MoveDirection) => void;
}): ReactElement {
  const { onClose, onFound } = props;
  const { t } = useLingui();
  const money = useAmount();
  const [node, setNode] = useState<AgencyNode>();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t({ id: 'agency.office.move', message: 'Add or take credit' })}
      actions={
        node ? (
          <>
            <Button onClick={() => onFound(node, 'up')}>
              {t({ id: 'agency.takeCredit', message: 'Take credit' })}
            </Button>
            <Button variant="brand" onClick={() => onFound(node, 'down')}>
              {t({ id: 'agency.addCredit', message: 'Add credit' })}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className={css.form}>
        <FindUser onFound={setNode} />
        {node ? (
          <div role="status">
            <FactList>
              <Fact
                name={t({ id: 'agency.money.with', message: 'User' })}
                value={node.path.map(({ username }) => username).join(' › ')}
              />
              {movableWallets(node.wallets).map((wallet) => (
                <Fact
                  key={wallet.currency_id}
                  name={t({ id: 'agency.credit', message: 'Credit' })}
                  value={money(creditOf(wallet), wallet.currency)}
                />
              ))}
            </FactList>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
