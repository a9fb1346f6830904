import { IconRefresh } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../action/button/Button.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { FaultArt } from './FaultArt.tsx';
import * as css from './State.css.ts';

export interface ErrorStateProps {
  /** The failed action. */
  readonly title: ReactNode;
  /** The reason, if it is known. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: ReactNode;
  readonly busy?: boolean;
  readonly headingLevel?: 1 | 2 | 3 | 4;
  readonly className?: string;
}

/** An error with its cause and a button to retry. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { title, children, onRetry, retryLabel, busy = false, headingLevel = 2, className } = props;
  const labels = useLabels();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(css.state, className)} role="alert">
      <FaultArt />
      <Heading className={css.title}>{title}</Heading>
      {children === undefined ? null : <div className={css.text}>{children}</div>}
      {onRetry ? (
        <div className={css.actions}>
          <Button icon={<IconRefresh size={18} aria-hidden="true" />} busy={busy} onClick={onRetry}>
            {retryLabel ?? labels.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
