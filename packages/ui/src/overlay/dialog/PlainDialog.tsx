import { useEffect, useId, useRef, type ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';

export type PlainDialogProps = Pick<DialogProps, 'open' | 'title' | 'description' | 'actions' | 'tone' | 'urgent'>;

/**
 * A dialog that only its actions close, built from native elements. For a message that must be shown when the parts
 * of `Dialog` cannot be fetched.
 */
export function PlainDialog(props: PlainDialogProps): ReactElement | null {
  const { open, title, description, actions, tone = 'brand', urgent = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={classNames(css.popup, css.plain)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-tone={tone}
      data-over-page=""
      {...(urgent && { role: 'alertdialog' })}
      onCancel={(event) => event.preventDefault()}
      // A browser closes it anyway when Escape is pressed twice.
      onClose={() => dialog.current?.showModal()}
    >
      <div className={css.head}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
      </div>
      <div className={css.body}>
        <p id={`${id}-text`} className={css.inside}>
          {description}
        </p>
      </div>
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </dialog>
  );
}
