import { LinkTab, LinkTabs } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useFormats } from '../../texts/use-formats.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useAccountLinks } from './use-account-links.ts';

/** The way from each page of the account to the others, whichever module it belongs to (ACC-04). */
export function AccountTabs({ current }: { readonly current: string | undefined }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const ways = useAccountLinks();
  // A way to nowhere else is none.
  if (ways.length < 2) return null;
  return (
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
  );
}
