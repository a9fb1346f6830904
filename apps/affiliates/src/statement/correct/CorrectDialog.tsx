import type { AgencyNode } from '@kvota/contracts';
import { Button, Dialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import type { StatementAnswer } from '../../data/reports/commission-queries.ts';
import { StepUpActions, StepUpNotice } from '../../step-up/StepUpNotice.tsx';
import { CorrectDone } from './CorrectDone.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { readCorrection, type CorrectionDraft } from './correction-draft.ts';
import { useCorrect } from './use-correct.ts';
import { useCorrectionProblem } from './use-correction-problem.ts';

/** Enters a correction of a closed statement, which a later statement counts: once, with its reason. */
export function CorrectDialog(props: {
  readonly node: AgencyNode;
  readonly statement: StatementAnswer;
  readonly onClose: () => void;
}): ReactElement {
  const { node, statement, onClose } = props;
  const { t } = useLingui();
  const { state, sent, enter, retry, leave, drop } = useCorrect(node, statement);
  const [draft, setDraft] = useState<CorrectionDraft>(() => ({
    side: sent?.amount.startsWith('-') ? 'less' : 'more',
    amount: sent?.amount.replace('-', '') ?? null,
    reason: sent?.reason ?? '',
  }));
  const read = readCorrection(draft);
  const problem = useCorrectionProblem('fault' in read ? read.fault : undefined);
  const title = t({ id: 'agency.correct.title', message: 'Correct the statement' });
  const sending = state.status === 'sending';
  const close = (): void => {
    drop();
    onClose();
  };
  const content = (): { readonly children: ReactElement; readonly actions: ReactElement } => {
    switch (state.status) {
      case 'done':
        return {
          children: <CorrectDone correction={state.correction} statement={statement} />,
          actions: <Button onClick={onClose}>{t({ id: 'agency.close', message: 'Close' })}</Button>,
        };
      case 'step-up':
        return {
          children: <StepUpNotice need={state.need} />,
          actions: (
            <>
              <Button onClick={close}>{t({ id: 'agency.cancel', message: 'Cancel' })}</Button>
              <StepUpActions need={state.need} onLeave={() => leave(state.need)} onRetry={retry} />
            </>
          ),
        };
      case 'editing':
      case 'sending':
      case 'lost':
      case 'refused': {
        const lost = state.status === 'lost';
        return {
          children: (
            <CorrectForm statement={statement} state={state} draft={draft} fixed={sending || lost} onDraft={setDraft} />
          ),
          actions: (
            <>
              <Button disabled={sending} onClick={close}>
                {t({ id: 'agency.cancel', message: 'Cancel' })}
              </Button>
              <Button
                variant="brand"
                busy={sending}
                disabledReason={sending || lost ? undefined : problem}
                onClick={() => {
                  if (lost) retry();
                  else if ('amount' in read) enter(read);
                }}
              >
                {lost
                  ? t({ id: 'agency.money.sendAgain', message: 'Send again' })
                  : t({ id: 'agency.correct.enter', message: 'Enter correction' })}
              </Button>
            </>
          ),
        };
      }
    }
  };
  return (
    <Dialog
      open
      dismissible={!sending}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={title}
      {...content()}
    />
  );
}
