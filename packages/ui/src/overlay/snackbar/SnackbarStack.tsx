import { Toast } from '@base-ui/react/toast';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHourglass,
  IconInfoCircle,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../action/button/Button.tsx';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { useNoticesRoom } from './use-notices-room.ts';
import { useShownSnackbars } from './use-shown-snackbars.ts';
import * as css from './SnackbarStack.css.ts';

export type SnackbarTone = 'success' | 'error' | 'info' | 'blue-grey';

export interface SnackbarItem {
  readonly id: string;
  readonly text: ReactNode;
  /** Green unless another is given (DLG-16). */
  readonly tone?: SnackbarTone;
  /** Milliseconds; it disappears only when this is above 0, otherwise it stays (DLG-17). */
  readonly timeout?: number;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** A text that merely ticks on from the one before: it is shown, and not told again to who listens. */
  readonly quiet?: boolean;
}

export interface SnackbarStackProps {
  /** Oldest first; an item with a known id takes the place of the one before. */
  readonly items: readonly SnackbarItem[];
  /** One has gone: its time was up, or the user closed or swiped it. */
  readonly onDismiss: (id: string) => void;
  readonly label?: string;
  readonly className?: string;
}

const icons: Record<SnackbarTone, Icon> = {
  success: IconCircleCheck,
  error: IconAlertTriangle,
  info: IconInfoCircle,
  'blue-grey': IconHourglass,
};

function Snackbars({ items, onDismiss }: Pick<SnackbarStackProps, 'items' | 'onDismiss'>): ReactElement[] {
  const labels = useLabels();
  const shown = useShownSnackbars(items, onDismiss);
  return shown.map(({ toast, item }) => {
    const { tone = 'success', action } = item;
    const ToneIcon = icons[tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={css.snackbar}
        data-tone={tone}
        swipeDirection={['down', 'up', 'left', 'right']}
        // Escape closes the notice that has the focus, and not what is open below it as well.
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.stopPropagation();
        }}
        // All of them stand in full, side by side: nothing is hidden from anybody.
        aria-hidden={false}
      >
        <Toast.Content className={css.content}>
          <ToneIcon size={22} aria-hidden="true" />
          <Toast.Title className={css.text} render={item.quiet ? <div role="timer" /> : <div />}>
            {item.text}
          </Toast.Title>
          {action ? (
            <Button variant="ghost" size="sm" onClick={action.onPress}>
              {action.label}
            </Button>
          ) : null}
          <Toast.Close
            aria-hidden={false}
            render={<IconButton label={labels.close} icon={<IconX size={18} />} size="sm" />}
          />
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/**
 * The notices of the moment, newest below. Who holds them decides what is in; this shows them, and times them:
 * the clock stands under a pointer, while the focus is inside and while the window is left. F6 leads there.
 * On a small page they stand above an open sheet or dialog, which leaves them the room. They lie beside the app, so that
 * what stops the page hides it alone from who listens: they are told and found while a sheet or dialog is open.
 */
export function SnackbarStack(props: SnackbarStackProps): ReactElement {
  const { items, onDismiss, label, className } = props;
  const labels = useLabels();
  const stack = useNoticesRoom();
  return (
    <Toast.Provider timeout={0} limit={Number.MAX_SAFE_INTEGER}>
      {/* Nothing in a live region is hidden by what opens later; the box itself says nothing. */}
      <Toast.Portal aria-live="off">
        <Toast.Viewport ref={stack} aria-label={label ?? labels.notices} className={classNames(css.stack, className)}>
          <Snackbars items={items} onDismiss={onDismiss} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
