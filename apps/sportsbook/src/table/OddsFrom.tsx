import { Badge } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useFormats } from '../format/use-formats.ts';
import { useOddsSince } from '../offer/offer-hooks.ts';
import type { Services } from '../offer/services.ts';
import * as css from './OddsFrom.css.ts';

/** States how old the dimmed prices are while newer ones are overdue (FAULT-10). The element stays, so that it is announced. */
export function OddsFrom({ services }: { readonly services: Services }): ReactElement {
  const { t } = useLingui();
  const since = useOddsSince(services);
  const formats = useFormats();
  if (since === undefined) return <div role="status" className={css.place} />;
  const time = formats.time(since, { seconds: true });
  return (
    <div role="status" className={css.place}>
      <Badge tone="warning">{t({ id: 'offer.oddsFrom', message: `Odds from ${time}, waiting for new ones` })}</Badge>
    </div>
  );
}
