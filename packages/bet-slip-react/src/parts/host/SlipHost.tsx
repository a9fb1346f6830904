import type { ReactElement, ReactNode } from 'react';

import { SurroundingsContext, type Surroundings } from './slip-host.ts';

/** Gives the parts below it what they need of the page: `<SlipSurroundings value={…}><SlipPanel slip={slip} /></SlipSurroundings>`. */
export function SlipSurroundings(props: { readonly value: Surroundings; readonly children: ReactNode }): ReactElement {
  return <SurroundingsContext value={props.value}>{props.children}</SurroundingsContext>;
}
