import type { GameRoundDetail } from '@kvota/contracts';
import { Badge, Heading } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from './receipt.css.ts';
import { useStepText } from './use-step-text.ts';

/** The decisions of the player in their order. Renders nothing if there are none. */
export function ReceiptSteps({ detail }: { readonly detail: GameRoundDetail }): ReactElement | null {
  const { t } = useLingui();
  const stepText = useStepText();
  if (detail.steps.length === 0) return null;
  return (
    <section className={css.part}>
      <Heading level={3}>{t({ id: 'played.receipt.steps', message: 'Your decisions' })}</Heading>
      <ol className={css.steps}>
        {detail.steps.map(({ step, action, refused }) => (
          <li key={step} className={css.step}>
            <Badge tone={refused === null ? 'neutral' : 'warning'}>{stepText(action, detail.outcome)}</Badge>
          </li>
        ))}
      </ol>
    </section>
  );
}
