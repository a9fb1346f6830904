import { lazyPart, useLatched, useMedia, useSearchDialog } from '@kvota/shell';
import { Button, media } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, type ReactElement } from 'react';

const GameSearchDialog = lazyPart(() => import('./GameSearchDialog.tsx'), 'GameSearchDialog');

/**
 * The search of a page of the casino. On small screens a button of the header opens it (HEAD-12). On wide screens a page
 * without a search field has a button too.
 */
export function GameSearch({ button = false }: { readonly button?: boolean }): ReactElement {
  const { t } = useLingui();
  const [open, setOpen] = useSearchDialog();
  const used = useLatched(open);
  const desk = useMedia(media.desk);
  return (
    <>
      {desk && button ? (
        <Button size="sm" icon={<IconSearch size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t({ id: 'casino.find', message: 'Find a game' })}
        </Button>
      ) : null}
      <Suspense>{used ? <GameSearchDialog open={open} onOpenChange={setOpen} /> : null}</Suspense>
    </>
  );
}
