import { lazyPart } from '@kvota/shell';
import type { ReactElement } from 'react';

import { PrintButton } from '../frame/export/PrintButton.tsx';
import type { CardUser } from './PrintCard.tsx';

const PrintCard = lazyPart(() => import('./PrintCard.tsx'), 'PrintCard');

/** Prints the card of an account with its first password. */
export function PrintCardButton(props: {
  readonly created: CardUser;
  /** Address of the site; undefined if it is not known. */
  readonly address: string | undefined;
}): ReactElement {
  return <PrintButton>{(onDone) => <PrintCard {...props} onDone={onDone} />}</PrintButton>;
}
