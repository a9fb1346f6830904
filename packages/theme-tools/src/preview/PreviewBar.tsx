import { Button } from '@kvota/ui';
import { themeValues } from '@kvota/ui/theme';
import { themeAtom, useFormats, useHost, useMessages } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { endPreview, previewAtom } from './preview.ts';
import * as css from './PreviewBar.css.ts';

const groups = ['theme'] as const;

/** Marks the page as a preview, with its author and its end. It keeps the kit's colours. */
export function PreviewBar(): ReactElement | null {
  const { t } = useLingui();
  const host = useHost();
  const formats = useFormats();
  const preview = useAtomValue(previewAtom);
  const theme = useAtomValue(themeAtom);
  const hasTexts = useMessages(groups);
  if (!preview || !hasTexts) return null;
  const author = preview.status === 'shown' ? preview.author : '';
  const until = preview.status === 'shown' ? formats.dateTime(preview.expiresAt) : '';
  return (
    <aside
      className={css.bar}
      data-theme={theme}
      style={themeValues[theme]}
      aria-label={t({ id: 'theme.preview.bar', message: 'Preview' })}
    >
      <p className={css.text} role="status">
        {preview.status === 'shown'
          ? t({ id: 'theme.preview.shown', message: `Preview by ${author}. It works until ${until}; only you see it.` })
          : preview.status === 'gone'
            ? t({ id: 'theme.preview.gone', message: 'This preview is over. You see the published site.' })
            : t({
                id: 'theme.preview.unreachable',
                message: 'The preview could not be loaded. Reload the page to try again.',
              })}
      </p>
      <Button size="sm" onClick={() => endPreview(host)}>
        {preview.status === 'shown'
          ? t({ id: 'theme.preview.end', message: 'End the preview' })
          : t({ id: 'theme.preview.close', message: 'Close' })}
      </Button>
    </aside>
  );
}
