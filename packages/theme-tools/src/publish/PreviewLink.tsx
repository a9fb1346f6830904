import { ApiError } from '@kvota/api-client';
import type { AppearanceContent } from '@kvota/contracts/operator';
import { Button } from '@kvota/ui';
import { copyText, useFormats, useHost } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { previewParameter } from '../address/preview-address.ts';
import * as css from './publish.css.ts';

/** Makes a link that shows the draft to somebody else for two days (THEME-24). */
export function PreviewLink(props: { readonly contents: readonly AppearanceContent[] }): ReactElement {
  const { contents } = props;
  const { t } = useLingui();
  const { api } = useHost();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<{ readonly address: string; readonly expiresAt: string }>();
  const [failure, setFailure] = useState<string>();
  const make = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await api.createAppearancePreview({ body: { domain: location.origin, contents: [...contents] } });
      if (answer.token === undefined || answer.expiresAt === undefined) {
        setFailure(
          (answer.faults ?? []).map(({ place, message }) => `${place}: ${message}`).join('\n') || answer.ErrorText,
        );
      } else {
        const address = new URL(location.href);
        address.searchParams.set(previewParameter, answer.token);
        setLink({ address: address.href, expiresAt: answer.expiresAt });
        await copyText(address.href);
      }
    } catch (error) {
      setFailure(
        error instanceof ApiError && error.code === 'tooManyPreviews'
          ? t({ id: 'theme.preview.tooMany', message: 'You have made 20 links in an hour. Use one of them, or wait.' })
          : t({ id: 'theme.preview.failed', message: 'The link could not be made. Try again.' }),
      );
    }
    setBusy(false);
  };
  const until = link && formats.dateTime(link.expiresAt);
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{t({ id: 'theme.preview', message: 'Show it to somebody' })}</h3>
      <div className={css.row}>
        <Button
          busy={busy}
          disabledReason={
            contents.length === 0
              ? t({ id: 'theme.publish.nothing', message: 'Nothing of this part was edited' })
              : undefined
          }
          onClick={() => void make()}
        >
          {t({ id: 'theme.preview.make', message: 'Make a link to a preview' })}
        </Button>
      </div>
      {failure === undefined ? null : (
        <p role="alert" className={css.text}>
          {failure}
        </p>
      )}
      {link ? (
        <div role="status" className={css.section}>
          <span className={css.link}>{link.address}</span>
          <p className={css.text}>
            {t({ id: 'theme.preview.until', message: `Copied. It works until ${until}, for everybody who has it.` })}
          </p>
        </div>
      ) : null}
    </section>
  );
}
