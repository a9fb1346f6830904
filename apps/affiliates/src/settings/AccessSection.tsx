import type { AgencyUserSettings } from '@kvota/contracts';
import { lazyPart, onlineAtom, useFormats, useHost } from '@kvota/shell';
import { Button, Fact, FactList, Heading, Panel } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconKey } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type ReactElement } from 'react';

import * as css from '../frame/frame.css.ts';
import { useMay } from '../frame/rights/use-may.ts';
import { isResetWaiting } from './kept-reset.ts';

const ResetDialog = lazyPart(() => import('./ResetDialog.tsx'), 'ResetDialog');

/** Where the user is signed in, and a new password. */
export function AccessSection({ settings }: { readonly settings: AgencyUserSettings }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  const may = useMay();
  const { tabStorage } = useHost();
  const [open, setOpen] = useState(() => isResetWaiting(tabStorage, settings.userId));
  const { username, signIns, lastUsedAt, createdAt, mayChange } = settings;
  return (
    <Panel>
      <div className={css.stack}>
        <Heading level={2} size="md">
          {t({ id: 'agency.settings.access', message: 'Access' })}
        </Heading>
        <FactList>
          <Fact name={t({ id: 'agency.create.name', message: 'Name for the login' })} value={username} code />
          <Fact name={t({ id: 'agency.created', message: 'Created' })} value={formats.dateTime(createdAt)} />
          <Fact
            name={t({ id: 'agency.settings.signIns', message: 'Devices signed in' })}
            value={formats.number(signIns)}
          />
          <Fact
            name={t({ id: 'agency.settings.lastUsed', message: 'Last used' })}
            value={lastUsedAt === null ? '–' : formats.dateTime(lastUsedAt)}
          />
        </FactList>
        {mayChange && may('users') ? (
          <div className={css.line}>
            <Button
              icon={<IconKey size={18} />}
              onClick={() => setOpen(true)}
              disabledReason={online ? undefined : t({ id: 'agency.needsNetwork', message: 'You are offline' })}
            >
              {t({ id: 'agency.settings.newPassword', message: 'New password' })}
            </Button>
          </div>
        ) : null}
      </div>
      <Suspense>{open ? <ResetDialog settings={settings} onClose={() => setOpen(false)} /> : null}</Suspense>
    </Panel>
  );
}
