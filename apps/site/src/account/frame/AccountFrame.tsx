import { AccountTabs, CreditSwitch, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Heading } from '@kvota/ui';
import type { ReactElement, ReactNode } from 'react';

import * as css from './account.css.ts';

interface AccountFrameProps {
  readonly children?: ReactNode;
  readonly current?: string;
  /** True if the page prints own money, which hidden credit hides. It offers to show the credit then (HEAD-07). */
  readonly hasMoney?: boolean;
}

/** The frame that the account pages share: the title of the page, and links to the others (ACC-04). */
export function AccountFrame(props: AccountFrameProps): ReactElement {
  const id = usePageMetadata()?.id;
  const title = usePageTitle(id);
  const current = props.current ?? id;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={1} size="lg">
            {title}
          </Heading>
          {props.hasMoney === true ? <CreditSwitch /> : null}
        </div>
        <AccountTabs current={current} />
      </div>
      {props.children}
    </div>
  );
}
