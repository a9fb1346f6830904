import { useFormats, useHost } from '@kvota/shell';
import { Logo, PrintedSlip, PrintOnce } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { CreatedUser } from './use-create-user.ts';

/** The user of the card, or the staff account. */
export interface CardUser extends Pick<CreatedUser, 'username' | 'password' | 'at'> {
  readonly kind: CreatedUser['kind'] | 'staff';
}

/** Prints the card of a new user as soon as it is rendered, out of sight. Loaded with the first print. */
export function PrintCard(props: {
  readonly created: CardUser;
  readonly address: string | undefined;
  readonly onDone: () => void;
}): ReactElement {
  const { created, address, onDone } = props;
  const { t } = useLingui();
  const { config } = useHost();
  const formats = useFormats();
  return (
    <PrintOnce title={created.username} onPrinted={onDone}>
      <PrintedSlip
        title={
          created.kind === 'staff'
            ? t({ id: 'agency.card.staff', message: 'New staff account' })
            : created.kind === 'agent'
              ? t({ id: 'agency.card.agent', message: 'New agent' })
              : t({ id: 'agency.card.player', message: 'New player' })
        }
        logo={<Logo name={config.brand} size={22} />}
        time={formats.dateTime(created.at)}
        lines={[
          {
            id: 'name',
            label: t({ id: 'agency.create.name', message: 'Name for the login' }),
            value: created.username,
            code: true,
          },
          {
            id: 'password',
            label: t({ id: 'agency.create.password', message: 'First password' }),
            value: created.password,
            code: true,
          },
          ...(address === undefined
            ? []
            : [
                {
                  id: 'address',
                  label: t({ id: 'agency.create.address', message: 'Address of the site' }),
                  value: address,
                },
              ]),
        ]}
        code={address}
        codeLabel={t({ id: 'agency.create.code', message: 'Code with the address of the site' })}
        note={t({ id: 'agency.card.change', message: 'Change the password after the first login.' })}
      />
    </PrintOnce>
  );
}
