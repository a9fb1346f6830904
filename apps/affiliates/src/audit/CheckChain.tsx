import type { AuditCheck } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { Button, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';

/** Recomputes the seals of all agencies, for the operator. */
export function CheckChain(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const check = useMutation({ mutationFn: () => api.agencyAuditCheck() });
  return (
    <>
      <Button size="sm" busy={check.isPending} onClick={() => check.mutate()}>
        {t({ id: 'agency.audit.check', message: 'Check the chain' })}
      </Button>
      {check.isError ? (
        <TicketNotice tone="danger">
          {t({ id: 'agency.audit.checkFailed', message: 'The check could not be made. Try again in a minute.' })}
        </TicketNotice>
      ) : null}
      {check.data === undefined ? null : <Result check={check.data} />}
    </>
  );
}

function Result({ check: { broken, head, open } }: { readonly check: AuditCheck }): ReactElement {
  const { t } = useLingui();
  const number = head?.n ?? 0;
  const seal = broken?.n ?? '-';
  const row = broken?.kind === 'row' ? broken.id : '';
  if (broken === null)
    return (
      <TicketNotice tone="success">
        {t({ id: 'agency.audit.equal', message: `Equal up to seal ${number}. Not sealed yet: ${open}.` })} {head?.hash}
      </TicketNotice>
    );
  return (
    <TicketNotice tone="danger">
      {broken.kind === 'row'
        ? t({ id: 'agency.audit.brokenRow', message: `The first broken row is ${row}, in seal ${seal}.` })
        : t({ id: 'agency.audit.brokenSeal', message: `The first broken seal is ${seal}.` })}
    </TicketNotice>
  );
}
