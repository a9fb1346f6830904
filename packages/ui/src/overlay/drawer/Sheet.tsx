import { Drawer as Base } from '@base-ui/react/drawer';
import { IconX } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { useScrolls } from '../../style/use-scrolls.ts';
import * as css from './Drawer.css.ts';

export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly hideTitle?: boolean;
  /** A part beside the title, such as the time. It is no part of the panel's name. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  /** Leaves the padding to the content. */
  readonly flush?: boolean;
  readonly className?: string;
}

const swipe = { right: 'right', left: 'left', bottom: 'down' } as const;

/** A panel that slides in from an edge of the window. `Drawer` and `BottomSheet` are its two forms. */
export function Sheet(props: SheetProps & { readonly side: 'right' | 'left' | 'bottom' }): ReactElement {
  const {
    open,
    onOpenChange,
    title,
    hideTitle = false,
    beside,
    children,
    footer,
    flush = false,
    side,
    className,
  } = props;
  const labels = useLabels();
  // A scrolling region must be reachable by keyboard.
  const { box, content, scrolls } = useScrolls();
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection={swipe[side]}>
      <Base.Portal>
        <Base.Backdrop className={css.backdrop} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup
            className={classNames(css.popup, className)}
            data-side={side}
            data-flush={flush ? '' : undefined}
            data-over-page={side === 'bottom' ? '' : undefined}
          >
            {side === 'bottom' ? <div className={css.grip} /> : null}
            <div className={hideTitle ? css.quietHead : css.head}>
              <Base.Title className={css.title}>{title}</Base.Title>
              {beside}
              <Base.Close render={<IconButton label={labels.close} icon={<IconX size={20} />} />} />
            </div>
            <Base.Content
              ref={box}
              className={css.body}
              data-flush={flush ? '' : undefined}
              {...(scrolls && { role: 'group', tabIndex: 0 })}
            >
              <div ref={content} className={css.inside}>
                {children}
              </div>
            </Base.Content>
            {footer === undefined ? null : <div className={css.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
