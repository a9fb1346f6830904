import { Dialog as Base } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import { useCallback, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { useScrolls } from '../../style/use-scrolls.ts';
import { useBackCloses } from './use-back-closes.ts';
import * as css from './Dialog.css.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly hideTitle?: boolean;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly icon?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly tone?: 'brand' | 'danger';
  /** True if Escape, a press outside and the cross close it. Otherwise only its actions do. @default true */
  readonly dismissible?: boolean;
  /** Announced at once, interrupting other speech. For messages that stop everything else. */
  readonly urgent?: boolean;
  /** Returns the element that gets the focus after closing if the one that had it before is no longer on the page. */
  readonly fallbackFocus?: (() => HTMLElement | null) | undefined;
  readonly className?: string;
}

/** A question or a message that blocks the page until it is answered. It opens with the focus in its first text field. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onOpenChange, title, hideTitle = false, description, children, actions, icon } = props;
  const { size = 'md', tone = 'brand', dismissible = true, urgent = false, fallbackFocus, className } = props;
  const labels = useLabels();
  const { box, content, scrolls } = useScrolls();
  useBackCloses(open && dismissible, () => onOpenChange(false));
  const before = useFocusBefore(open);
  const body = useRef<HTMLElement>(null);
  const setBody = useCallback(
    (element: HTMLElement | null) => {
      body.current = element;
      box(element);
    },
    [box],
  );
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next) => {
        if (next || dismissible) onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={css.backdrop} />
        <Base.Popup
          className={classNames(css.popup, className)}
          data-size={size}
          data-over-page=""
          data-tone={tone}
          {...(urgent && { role: 'alertdialog' })}
          // A finger would open the keyboard of the screen over half of the dialog.
          initialFocus={(opener) => (opener === 'touch' ? true : firstField(body.current))}
          {...(fallbackFocus && { finalFocus: () => before() ?? fallbackFocus() })}
        >
          <div className={css.head}>
            {icon}
            <Base.Title className={classNames(css.title, hideTitle && visuallyHidden)}>{title}</Base.Title>
            {dismissible ? (
              <Base.Close render={<IconButton label={labels.close} icon={<IconX size={20} />} />} />
            ) : null}
          </div>
          {/* A scrolling region must be reachable by keyboard. */}
          <div ref={setBody} className={css.body} {...(scrolls && { role: 'group', tabIndex: 0 })}>
            <div ref={content} className={css.inside}>
              {description === undefined ? null : <Base.Description>{description}</Base.Description>}
              {children}
            </div>
          </div>
          {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const textFields =
  ':is(input, textarea):not(:disabled, [readonly], [tabindex="-1"], [type=hidden], [type=radio], [type=checkbox])';

/** Returns the first field for text, if it is in view without scrolling, because what comes before it is to be read first. */
function firstField(body: HTMLElement | null): HTMLElement | null {
  const field = body?.querySelector<HTMLElement>(textFields);
  const end = (element: HTMLElement): number => element.getBoundingClientRect().bottom;
  return body && field && end(field) <= end(body) ? field : null;
}

/** Returns a getter of the element that had the focus when the dialog opened, or null if it is gone. */
function useFocusBefore(open: boolean): () => HTMLElement | null {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) element.current = document.activeElement;
  }, [open]);
  return () => {
    const { current } = element;
    return current instanceof HTMLElement && current.isConnected && current !== document.body ? current : null;
  };
}
