import { TicketNotice } from '@kvota/ui';
import type { ReactElement } from 'react';

/** Why an act was refused, or what is not known of it, with what to do. Renders nothing without a text. */
export function ActNotice(props: {
  readonly refused?: string | undefined;
  /** For an act whose answer was lost, or that has to be sent again. */
  readonly lost?: string | undefined;
}): ReactElement | null {
  const { refused, lost } = props;
  if (refused === undefined && lost === undefined) return null;
  return (
    <TicketNotice tone={refused === undefined ? 'warning' : 'danger'} urgent>
      {refused ?? lost}
    </TicketNotice>
  );
}
