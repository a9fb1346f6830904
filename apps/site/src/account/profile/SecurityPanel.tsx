import { useAccountPages, usePageHref } from '@kvota/shell';
import { buttonProps, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconDevices, IconKey, IconShieldLock } from '@tabler/icons-react';
import type { ReactElement } from 'react';

import * as css from '../frame/account.css.ts';

/** Links to the pages of the identity provider, because this site never sees a password. */
export function SecurityPanel(): ReactElement {
  const { t } = useLingui();
  const pageOf = useAccountPages(usePageHref('accountSettings'));
  return (
    <Panel title={t({ id: 'profile.security', message: 'Security' })}>
      <div className={css.form}>
        <Text tone="secondary">
          {t({
            id: 'profile.securityHint',
            message: 'Your password is kept by the sign-in service, apart from this site. You come back here.',
          })}
        </Text>
        <div className={css.actions}>
          <a href={pageOf('account/password')} {...buttonProps()}>
            <IconKey size={18} aria-hidden="true" />
            {t({ id: 'profile.password', message: 'Change password' })}
          </a>
          <a href={pageOf('account/second-factor')} {...buttonProps()}>
            <IconShieldLock size={18} aria-hidden="true" />
            {t({ id: 'profile.secondFactor', message: 'Two-factor authentication' })}
          </a>
          <a href={pageOf('account')} {...buttonProps()}>
            <IconDevices size={18} aria-hidden="true" />
            {t({ id: 'profile.sessions', message: 'Where you are signed in' })}
          </a>
        </div>
      </div>
    </Panel>
  );
}
