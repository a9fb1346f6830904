import { Verdict } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { RoundCheck } from './round-check.ts';

/** The result of checking one round, in one sentence. */
export function RoundVerdict({ check }: { readonly check: RoundCheck }): ReactElement {
  const { t } = useLingui();
  switch (check.kind) {
    case 'same':
      return (
        <Verdict
          tone="success"
          title={t({
            id: 'played.proof.one',
            message: 'This round follows from its seeds, and was booked as it pays.',
          })}
        />
      );
    case 'otherOutcome':
      return (
        <Verdict
          tone="danger"
          title={t({
            id: 'played.proof.oneOutcome',
            message: 'The seeds give another outcome. Write to the support.',
          })}
        />
      );
    case 'otherMoney':
      return (
        <Verdict
          tone="danger"
          title={t({
            id: 'played.proof.oneMoney',
            message: 'The outcome is right, but other money was booked. Write to the support.',
          })}
        />
      );
    case 'notDrawn':
    case 'unknownRules':
      return (
        <Verdict
          tone="warning"
          title={t({ id: 'played.proof.oneUnknown', message: 'This page cannot compute the round. Reload it.' })}
        />
      );
  }
}
