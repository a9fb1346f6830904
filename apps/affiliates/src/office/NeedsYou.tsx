import { PageLink } from '@kvota/shell';
import { Button, nameLinkProps, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAmount } from '../frame/use-currency.ts';
import * as css from './office.css.ts';
import { useOffice } from './use-office.ts';

/** Direct children whose credit is below their mark, each with the way to add some. Renders nothing without any. */
export function NeedsYou(props: {
  /** Undefined for somebody who may not move money. */
  readonly onAdd: ((userId: string) => void) | undefined;
  /** Why no credit can be added now. */
  readonly closed: string | undefined;
}): ReactElement | null {
  const { onAdd, closed } = props;
  const { t } = useLingui();
  const money = useAmount();
  const { answer } = useOffice().store;
  if (answer === undefined || answer.lowFloats.length === 0) return null;
  const add = t({ id: 'agency.addCredit', message: 'Add credit' });
  return (
    <Panel title={t({ id: 'agency.office.needsYou', message: 'Needs you' })}>
      <div role="list" className={css.needs}>
        {answer.lowFloats.map(({ userId, username, credit, mark }) => {
          const [has, least] = [money(credit, answer.currency), money(mark, answer.currency)];
          return (
            <div key={userId} role="listitem" className={css.need}>
              <span className={css.needText}>
                <PageLink page="affiliatesUser" params={{ id: userId }} {...nameLinkProps()}>
                  {username}
                </PageLink>
                <Text size="sm" tone="secondary">
                  {t({ id: 'agency.office.lowFloat', message: `Credit ${has}, below the mark of ${least}` })}
                </Text>
              </span>
              {onAdd ? (
                <Button
                  size="sm"
                  disabledReason={closed}
                  aria-label={`${add}: ${username}`}
                  onClick={() => onAdd(userId)}
                >
                  {add}
                </Button>
              ) : null}
            </div>
          );
        })}
      </div>
    </Panel>
  );
}
