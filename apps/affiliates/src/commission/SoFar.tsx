import type { CommissionPeriod } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Explains figures of a period that is open: until when they may change. Nothing for a closed one. */
export function SoFar(props: { readonly period: CommissionPeriod; readonly asOf: string }): ReactElement | null {
  const { period, asOf } = props;
  const { t } = useLingui();
  const formats = useFormats();
  if (period.closed) return null;
  const closes = formats.dateTime(period.closesAt);
  const time = formats.time(asOf);
  return (
    <TicketNotice tone="info">
      {t({
        id: 'agency.commission.soFar',
        message: `So far, as of ${time}. The period closes on ${closes}; until then these are estimates.`,
      })}
    </TicketNotice>
  );
}
