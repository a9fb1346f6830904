import { useFormats } from '@kvota/shell';
import { Fact, FactList, QrCode, Result, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from './create.css.ts';
import { ShownPassword } from './ShownPassword.tsx';
import type { CreatedUser } from './use-create-user.ts';

/** The created user with the first password, which is shown only here. */
export function CreatedCard(props: {
  readonly created: CreatedUser;
  /** Address of the site; undefined if it is not known. */
  readonly address: string | undefined;
  /** Currency of the opening credit. */
  readonly currency: string | undefined;
}): ReactElement {
  const { created, address, currency } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { username, password, kind, opening } = created;
  return (
    <Result>
      <TicketNotice tone="success">
        {kind === 'agent'
          ? t({ id: 'agency.create.agentDone', message: `The agent ${username} was created.` })
          : t({ id: 'agency.create.playerDone', message: `The player ${username} was created.` })}
      </TicketNotice>
      <ShownPassword password={password} />
      <FactList>
        <Fact name={t({ id: 'agency.create.name', message: 'Name for the login' })} value={username} code />
        {opening ? (
          <Fact
            name={t({ id: 'agency.create.openingDone', message: 'Opening credit' })}
            value={formats.money(opening.amount, currency)}
          />
        ) : null}
        {address === undefined ? null : (
          <Fact name={t({ id: 'agency.create.address', message: 'Address of the site' })} value={address} />
        )}
      </FactList>
      {address === undefined ? null : (
        <QrCode
          className={css.code}
          text={address}
          label={t({ id: 'agency.create.code', message: 'Code with the address of the site' })}
        />
      )}
      <TicketNotice tone="warning">
        {t({
          id: 'agency.create.once',
          message: 'The password is shown only now. Print the card or write it down before you close.',
        })}
      </TicketNotice>
    </Result>
  );
}
