import { ticketNumber } from '@kvota/tickets';
import { Dialog, TextArea } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { ActNotice } from '../../step-up/ActNotice.tsx';
import * as css from '../tickets.css.ts';
import type { VoidForm } from './use-void-form.ts';

/** The dialog of an act on a void: a fault, the facts, and the reason. It stays open while the act is sent. */
export function VoidDialog(props: {
  readonly ticketId: string;
  readonly form: VoidForm;
  readonly reasonLabel: string;
  readonly actions: ReactNode;
  /** The facts above the reason. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}): ReactElement {
  const { ticketId, form, reasonLabel, actions, children, onClose } = props;
  const { t } = useLingui();
  const number = ticketNumber(ticketId);
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (form.sending === undefined) onClose();
      }}
      title={t({ id: 'agency.void.title', message: `Void ticket ${number}?` })}
      actions={actions}
    >
      <div className={css.stack}>
        <ActNotice refused={form.fault} />
        {children}
        <TextArea
          label={reasonLabel}
          maxLength={140}
          value={form.reason}
          onValueChange={form.setReason}
          error={form.isMissing ? t({ id: 'agency.void.reasonMissing', message: 'Write why' }) : undefined}
        />
      </div>
    </Dialog>
  );
}
