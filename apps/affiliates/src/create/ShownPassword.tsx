import { copyText, useHost } from '@kvota/shell';
import { IconButton, ShareCode } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconCopy } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';

import * as css from './create.css.ts';

/** A password to hand over, which is shown only here. */
export function ShownPassword(props: {
  readonly password: string;
  /** @default that it is the first password of a new account */
  readonly note?: string;
  /** A button beside the one that copies. */
  readonly beside?: ReactNode;
}): ReactElement {
  const { password, note, beside } = props;
  const { t } = useLingui();
  return (
    <ShareCode
      code={password}
      note={note ?? t({ id: 'agency.create.password', message: 'First password' })}
      end={
        beside === undefined ? (
          <CopyPassword password={password} />
        ) : (
          <span className={css.buttons}>
            <CopyPassword password={password} />
            {beside}
          </span>
        )
      }
    />
  );
}

/** Copies the password, and announces it. */
function CopyPassword({ password }: { readonly password: string }): ReactElement {
  const { t } = useLingui();
  const { notify } = useHost();
  const copied = t({ id: 'agency.create.copied', message: 'The password was copied.' });
  const refused = t({
    id: 'agency.create.notCopied',
    message: 'The browser did not copy the password. Write it down.',
  });
  return (
    <IconButton
      label={t({ id: 'agency.create.copy', message: 'Copy the password' })}
      icon={<IconCopy size={20} />}
      onClick={() =>
        void copyText(password).then((done) =>
          notify({ tone: done ? 'success' : 'error', timeout: 4000, text: done ? copied : refused }),
        )
      }
    />
  );
}
