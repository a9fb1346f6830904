import { useAccountPages, usePageHref } from '@kvota/shell';
import { buttonProps, Heading, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconKey, IconShieldLock } from '@tabler/icons-react';
import type { ReactElement } from 'react';

import * as css from '../frame/frame.css.ts';

/** Links an agent to the pages of the identity provider about the own login (SEC-23). */
export function OwnAccess(): ReactElement {
  const { t } = useLingui();
  const pageOf = useAccountPages(usePageHref('affiliatesUserSettings'));
  return (
    <Panel>
      <div className={css.stack}>
        <Heading level={2} size="md">
          {t({ id: 'agency.own.login', message: 'Your login' })}
        </Heading>
        <Text tone="secondary">
          {t({
            id: 'agency.own.loginHint',
            message:
              'Large transfers, plans, payments and new passwords ask for it again. Two-factor authentication protects them better.',
          })}
        </Text>
        <div className={css.line}>
          <a href={pageOf('account/second-factor')} {...buttonProps()}>
            <IconShieldLock size={18} aria-hidden="true" />
            {t({ id: 'agency.own.secondFactor', message: 'Two-factor authentication' })}
          </a>
          <a href={pageOf('account/password')} {...buttonProps()}>
            <IconKey size={18} aria-hidden="true" />
            {t({ id: 'agency.own.password', message: 'Change password' })}
          </a>
        </div>
      </div>
    </Panel>
  );
}
