import type { ReactElement, ReactNode } from 'react';

import { TicketsHostContext, type TicketsHostDeps } from './tickets-host.ts';

/**
 * Provides the parts below it with their dependencies: `<TicketsHost value={…}><TicketDetails ticket={ticket} /></TicketsHost>`.
 * Each part renders again if the value changes, so keep it between renders.
 */
export function TicketsHost(props: { readonly value: TicketsHostDeps; readonly children: ReactNode }): ReactElement {
  return <TicketsHostContext value={props.value}>{props.children}</TicketsHostContext>;
}
