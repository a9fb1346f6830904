import { PageLink, useAccountWays, useFormats, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Heading, LinkTab, LinkTabs } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import * as css from './account.css.ts';

/** What the pages of the account have in common: the name of the page, and the way to the others (ACC-04). */
export function AccountFrame(props: { readonly children?: ReactNode; readonly current?: string }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const ways = useAccountWays();
  const id = usePageMetadata()?.id;
  const title = usePageTitle(id);
  const current = props.current ?? id;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <LinkTabs label={t({ id: 'account.pages', message: 'Pages of your account' })}>
          {ways.map((way) => (
            <LinkTab
              key={way.page}
              label={way.title}
              icon={<way.icon size={18} />}
              current={current === way.page}
              count={
                way.waiting === undefined
                  ? undefined
                  : {
                      value: formats.number(way.waiting),
                      spoken: t({ id: 'account.unread', message: `unread: ${formats.number(way.waiting)}` }),
                    }
              }
              render={(link) => <PageLink page={way.page} {...link} />}
            />
          ))}
        </LinkTabs>
      </div>
      {props.children}
    </div>
  );
}
