import { Logo } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { usePrintMoment } from '../../host/use-print-moment.ts';
import { useSiteIdentity } from '../../site-theme/use-site-identity.ts';
import { useFormats } from '../../texts/use-formats.ts';
import * as css from './PrintHead.css.ts';

/** The head of a printed page: site, page, and when it was printed, because odds change (PRE-22). */
export function PrintHead({ title }: { readonly title: string | undefined }): ReactElement {
  const { t } = useLingui();
  const { name } = useSiteIdentity();
  const moment = useFormats().dateTime(usePrintMoment());
  return (
    <div className={css.head}>
      <Logo name={name} size={20} />
      <strong className={css.title}>{title}</strong>
      <span>{t({ id: 'frame.printed', message: `Printed ${moment}` })}</span>
    </div>
  );
}
