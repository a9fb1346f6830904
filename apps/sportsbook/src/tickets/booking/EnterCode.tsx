import { lazyPart, useLatched } from '@kvota/shell';
import { IconButton } from '@kvota/ui';
import { IconForms } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';

import type { Services } from '../../offer/services.ts';

const EnterCodeDialog = lazyPart(() => import('./EnterCodeDialog.tsx'), 'EnterCodeDialog');

/** Asks for a booking code and puts its selections on the slip. */
export function EnterCode({ services }: { services: Services }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const label = t({ id: 'booking.enter', message: 'Enter a booking code' });
  return (
    <>
      <IconButton label={label} icon={<IconForms size={20} />} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {useLatched(open) ? (
        <Suspense>
          <EnterCodeDialog services={services} title={label} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
