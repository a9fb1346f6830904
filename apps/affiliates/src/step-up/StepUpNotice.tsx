import type { StepUp } from '@kvota/contracts';
import { useAccountPages } from '@kvota/shell';
import { Button, buttonProps, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../frame/frame.css.ts';

/** Why an act needs a sign-in, before the user leaves for it (SEC-23). */
export function StepUpNotice(props: {
  readonly need: StepUp;
  /** The act, in words. Left out if the page has it beside the notice. */
  readonly act?: string;
  /** True if the act has a password, which is made again instead of being stored. */
  readonly password?: boolean;
}): ReactElement {
  const { need, act, password = false } = props;
  const { t } = useLingui();
  return (
    <div className={css.stack}>
      <TicketNotice tone="warning" urgent>
        {t({ id: 'agency.stepUp.title', message: 'Confirm that it is you' })}
      </TicketNotice>
      {act === undefined ? null : <Text>{act}</Text>}
      <Text tone="secondary">
        {need.enrol
          ? t({
              id: 'agency.stepUp.enrol',
              message:
                'Nothing has happened yet. This needs two-factor authentication, and your account does not have it. Set it up, come back and try again.',
            })
          : t({
              id: 'agency.stepUp.why',
              message:
                'Nothing has happened yet. This needs a fresh login. You come back here afterwards, and it goes on by itself.',
            })}
      </Text>
      {password ? (
        <Text tone="secondary">
          {t({
            id: 'agency.stepUp.password',
            message: 'Passwords are not stored meanwhile: a new one is made when you come back.',
          })}
        </Text>
      ) : null}
    </div>
  );
}

/** Leaves for the sign-in, or for the page on which a second factor is added. */
export function StepUpActions(props: {
  readonly need: StepUp;
  readonly onLeave: () => void;
  /** Repeats the act, after a second factor was added. */
  readonly onRetry: () => void;
}): ReactElement {
  const { need, onLeave, onRetry } = props;
  const { t } = useLingui();
  const pageOf = useAccountPages(location.pathname + location.search);
  if (!need.enrol)
    return (
      <Button variant="brand" onClick={onLeave}>
        {t({ id: 'agency.stepUp.login', message: 'Log in again' })}
      </Button>
    );
  return (
    <>
      <Button onClick={onRetry}>{t({ id: 'agency.again', message: 'Try again' })}</Button>
      <a href={pageOf('account/second-factor')} {...buttonProps({ variant: 'brand' })}>
        {t({ id: 'agency.stepUp.setUp', message: 'Set up two-factor authentication' })}
      </a>
    </>
  );
}
