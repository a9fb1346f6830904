import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHourglass,
  IconInfoCircle,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../action/button/Button.tsx';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
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
}

const icons: Record<SnackbarTone, Icon> = {
  success: IconCircleCheck,
  error: IconAlertTriangle,
  info: IconInfoCircle,
  'blue-grey': IconHourglass,
};

function Snackbar(props: { readonly item: SnackbarItem; readonly onDismiss: (id: string) => void }): ReactElement {
  const { item, onDismiss } = props;
  const { id, text, tone = 'success', timeout = 0, action } = item;
  const [held, setHeld] = useState(false);
  const labels = useLabels();
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (timeout <= 0 || held) return undefined;
    const timer = setTimeout(() => dismiss.current(id), timeout);
    return () => clearTimeout(timer);
  }, [id, timeout, held]);
  const ToneIcon = icons[tone];
  return (
    // Reading takes time: the clock stands while pointer or focus is on it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <li
      className={css.snackbar}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToneIcon size={22} aria-hidden="true" />
      <span className={css.text} role={tone === 'error' ? 'alert' : 'status'}>
        {text}
      </span>
      {action ? (
        <Button variant="ghost" size="sm" onClick={action.onPress}>
          {action.label}
        </Button>
      ) : null}
      <IconButton label={labels.close} icon={<IconX size={18} />} size="sm" onClick={() => onDismiss(id)} />
    </li>
  );
}

/** The notices of the moment, newest below. Who holds them decides what is in; this shows and times them. */
export function SnackbarStack(props: {
  readonly items: readonly SnackbarItem[];
  readonly onDismiss: (id: string) => void;
  readonly label?: string;
  readonly className?: string;
}): ReactElement {
  const { items, onDismiss, label, className } = props;
  const labels = useLabels();
  return (
    <section aria-label={label ?? labels.notices}>
      <ol className={classNames(css.stack, className)}>
        {items.map((item) => (
          <Snackbar key={item.id} item={item} onDismiss={onDismiss} />
        ))}
      </ol>
    </section>
  );
}
