import { Toast } from '@base-ui/react/toast';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHourglass,
  IconInfoCircle,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Button } from '../../action/button/Button.tsx';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import type { SnackbarItem, SnackbarTone } from './snackbar-item.ts';
import { useNoticesRoom } from './use-notices-room.ts';
import { useShownSnackbars } from './use-shown-snackbars.ts';
import * as css from './SnackbarStack.css.ts';

export interface SnackbarStackProps {
  /** Oldest first. An item with a known id replaces the old one. */
  readonly items: readonly SnackbarItem[];
  /** Called when a snackbar is gone, because its time was up or because the user closed or swiped it. */
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
        // Escape closes the focused snackbar only, not the layer below it.
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.stopPropagation();
        }}
        // All of them are shown in full, beside each other.
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
 * The current snackbars, newest below. Their owner holds the list; this component shows and times it. Timers pause
 * under a pointer, while the focus is inside and while the window is left. F6 moves the focus there.
 * On a small page the stack is above an open sheet or dialog, which leaves it room. It is rendered beside the app, so
 * that a modal layer hides only the app from assistive technology.
 */
export function SnackbarStack(props: SnackbarStackProps): ReactElement {
  const { items, onDismiss, label, className } = props;
  const labels = useLabels();
  const stack = useNoticesRoom();
  return (
    <Toast.Provider timeout={0} limit={Number.MAX_SAFE_INTEGER}>
      {/* Layers that open later hide nothing in a live region; the box itself has no role. */}
      <Toast.Portal aria-live="off">
        <Toast.Viewport ref={stack} aria-label={label ?? labels.notices} className={classNames(css.stack, className)}>
          <Snackbars items={items} onDismiss={onDismiss} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
