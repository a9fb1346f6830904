import { Text } from '@kvota/ui';
import type { ReactElement, ReactNode } from 'react';

import * as css from './sheet.css.ts';

/** Names and values side by side. */
export function Facts({ children }: { readonly children: ReactNode }): ReactElement {
  return <dl className={css.list}>{children}</dl>;
}

export function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }): ReactElement {
  return (
    <div>
      <dt>
        <Text as="span" size="sm" tone="muted">
          {name}
        </Text>
      </dt>
      <dd>
        <Text as="span" size="lg">
          {value}
        </Text>
      </dd>
    </div>
  );
}
