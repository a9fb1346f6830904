import type { ReactElement, ReactNode } from 'react';

import { SlipHostContext, type SlipHostDeps } from './slip-host.ts';

/** Provides the parts below it with their dependencies: `<SlipHost value={…}><SlipPanel slip={slip} /></SlipHost>`. */
export function SlipHost(props: { readonly value: SlipHostDeps; readonly children: ReactNode }): ReactElement {
  return <SlipHostContext value={props.value}>{props.children}</SlipHostContext>;
}
