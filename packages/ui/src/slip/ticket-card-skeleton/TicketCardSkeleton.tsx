import type { ReactElement } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './TicketCardSkeleton.css.ts';

/** The placeholder of a `TicketCard`, of the same size. */
export function TicketCardSkeleton({ className }: { readonly className?: string }): ReactElement {
  return (
    <div className={classNames(css.card, className)}>
      <Skeleton width="42%" height={20} />
      <Skeleton width="68%" />
      <Skeleton width="30%" height={20} />
    </div>
  );
}
