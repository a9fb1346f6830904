import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../action/button/Button.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { useBackCloses } from './use-back-closes.ts';
import * as css from './Dialog.css.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly cancelLabel?: ReactNode;
  readonly onConfirm: () => void;
  readonly tone?: 'brand' | 'danger';
  /** Keeps the dialog open with a spinner while the action runs. */
  readonly busy?: boolean;
  readonly className?: string;
}

/** Asks before an action that cannot be undone. The button that cancels comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel, onConfirm, tone = 'brand' } = props;
  const { busy = false, className } = props;
  const labels = useLabels();
  useBackCloses(open && !busy, () => onOpenChange(false));
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        // A running action cannot be cancelled by closing the dialog.
        if (next || !busy) onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={css.backdrop} />
        <Base.Popup className={classNames(css.popup, className)} data-size="sm" data-tone={tone}>
          <div className={css.head}>
            <Base.Title className={css.title}>{title}</Base.Title>
          </div>
          <Base.Description className={classNames(css.body, css.inside)} render={<div />}>
            {children}
          </Base.Description>
          <div className={css.actions}>
            <Base.Close render={<Button variant="ghost">{cancelLabel ?? labels.cancel}</Button>} />
            <Button variant={tone} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
