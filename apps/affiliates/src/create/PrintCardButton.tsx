import { lazyPart } from '@kvota/shell';
import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense, useState, type ReactElement } from 'react';

import type { CardUser } from './PrintCard.tsx';

const PrintCard = lazyPart(() => import('./PrintCard.tsx'), 'PrintCard');

/** Prints the card of an account with its first password. The code of the card is loaded with the first print. */
export function PrintCardButton(props: {
  readonly created: CardUser;
  /** Address of the site; undefined if it is not known. */
  readonly address: string | undefined;
}): ReactElement {
  const { created, address } = props;
  const { t } = useLingui();
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <Button icon={<IconPrinter size={18} />} busy={printing} onClick={() => setPrinting(true)}>
        {t({ id: 'agency.print', message: 'Print' })}
      </Button>
      {printing ? (
        <Suspense>
          <PrintCard created={created} address={address} onDone={() => setPrinting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
