import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

/** Prints a paper. Its code is loaded with the first print, and it calls `onDone` when it is printed. */
export function PrintButton({ children }: { readonly children: (onDone: () => void) => ReactNode }): ReactElement {
  const { t } = useLingui();
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <Button icon={<IconPrinter size={18} />} busy={printing} onClick={() => setPrinting(true)}>
        {t({ id: 'agency.print', message: 'Print' })}
      </Button>
      {printing ? <Suspense>{children(() => setPrinting(false))}</Suspense> : null}
    </>
  );
}
