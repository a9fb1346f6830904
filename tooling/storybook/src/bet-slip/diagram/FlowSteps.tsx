import type { PaymentStatus } from '@kvota/bet-slip/slip';
import type { ReactElement } from 'react';
import { LogList } from '../../workbench/LogList.tsx';
import { paymentFlow } from './payment-flow.ts';

/** The steps that the payment can take from its present status. */
export function FlowSteps({ status }: { readonly status: PaymentStatus }): ReactElement {
  const steps = paymentFlow.filter(({ from }) => from === status);
  return (
    <LogList
      label={`Ways on from ${status}`}
      lines={steps.map(({ to, by }) => ({ key: to, time: '→', title: to, summary: by }))}
    />
  );
}
