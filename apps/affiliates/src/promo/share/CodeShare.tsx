import type { PromoCode } from '@kvota/contracts';
import { copyText, lazyPart, useHost } from '@kvota/shell';
import { Button, IconButton, QrCode, ShareCode, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconCopy, IconLink, IconShare } from '@tabler/icons-react';
import type { ReactElement } from 'react';

import { PrintButton } from '../../frame/export/PrintButton.tsx';
import * as css from '../promo.css.ts';
import { useCodeAddress } from './use-code-address.ts';

const PrintCode = lazyPart(() => import('./PrintCode.tsx'), 'PrintCode');

/** A code to hand over: its letters, its link as a picture, and the ways to copy, share and print them. */
export function CodeShare({ code }: { readonly code: PromoCode }): ReactElement {
  const { t } = useLingui();
  const { notify } = useHost();
  const address = useCodeAddress()(code);
  const copied = {
    code: t({ id: 'agency.promo.codeCopied', message: 'The code was copied.' }),
    link: t({ id: 'agency.promo.linkCopied', message: 'The link was copied.' }),
  };
  const refused = t({ id: 'agency.promo.notCopied', message: 'The browser did not copy it.' });
  const copy = (what: 'code' | 'link', text: string): void =>
    void copyText(text).then((done) =>
      notify({ tone: done ? 'success' : 'error', timeout: 4000, text: done ? copied[what] : refused }),
    );
  return (
    <div className={address === undefined ? css.stack : css.share}>
      {address === undefined ? null : (
        <QrCode
          className={css.picture}
          text={address}
          label={t({ id: 'agency.promo.picture', message: 'Code with the link' })}
        />
      )}
      <div className={css.stack}>
        <ShareCode
          code={code.code}
          note={t({ id: 'agency.promo.code', message: 'Promo code' })}
          end={
            <IconButton
              label={t({ id: 'agency.promo.copyCode', message: 'Copy the code' })}
              icon={<IconCopy size={20} />}
              onClick={() => copy('code', code.code)}
            />
          }
        />
        {address === undefined ? (
          <TicketNotice tone="info">
            {t({
              id: 'agency.promo.noLink',
              message: 'The link is shown if you open this page on the address of the players.',
            })}
          </TicketNotice>
        ) : (
          <div className={css.line}>
            <Button icon={<IconLink size={18} />} onClick={() => copy('link', address)}>
              {t({ id: 'agency.promo.copyLink', message: 'Copy the link' })}
            </Button>
            {'share' in navigator ? (
              <Button
                icon={<IconShare size={18} />}
                onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
              >
                {t({ id: 'agency.promo.share', message: 'Share' })}
              </Button>
            ) : null}
            <PrintButton>{(onDone) => <PrintCode code={code.code} address={address} onDone={onDone} />}</PrintButton>
          </div>
        )}
      </div>
    </div>
  );
}
