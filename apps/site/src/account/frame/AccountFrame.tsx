import { AccountTabs, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Heading } from '@kvota/ui';
import type { ReactElement, ReactNode } from 'react';

import * as css from './account.css.ts';

/** The frame that the account pages share: the title of the page, and links to the others (ACC-04). */
export function AccountFrame(props: { readonly children?: ReactNode; readonly current?: string }): ReactElement {
  const id = usePageMetadata()?.id;
  const title = usePageTitle(id);
  const current = props.current ?? id;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <AccountTabs current={current} />
      </div>
      {props.children}
    </div>
  );
}
