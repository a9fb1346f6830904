import { LinkTab, LinkTabs } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useFormats } from '../../texts/use-formats.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useAccountLinks } from './use-account-links.ts';

/** Links from each account page to the others, whichever module they belong to (ACC-04). */
export function AccountTabs({ current }: { readonly current: string | undefined }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const links = useAccountLinks();
  // Tabs that lead nowhere else are left out.
  if (links.length < 2) return null;
  return (
    <LinkTabs label={t({ id: 'account.pages', message: 'Pages of your account' })}>
      {links.map((link) => (
        <LinkTab
          key={link.page}
          label={link.title}
          icon={<link.icon size={18} />}
          current={current === link.page}
          count={
            link.waiting === undefined
              ? undefined
              : {
                  value: formats.number(link.waiting),
                  spoken: t({ id: 'account.unread', message: `unread: ${formats.number(link.waiting)}` }),
                }
          }
          render={(props) => <PageLink page={link.page} {...props} />}
        />
      ))}
    </LinkTabs>
  );
}
