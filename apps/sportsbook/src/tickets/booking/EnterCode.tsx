import { Button, Dialog, IconButton, TextField } from '@kvota/ui';
import { IconQrcode } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { Services } from '../../offer/services.ts';
import * as styles from './booking.css.ts';
import { loadBooking } from './load-booking.ts';

const exampleCode = 'K7QF-3M2P';

/** Asks for a booking code and puts its selections on the slip. */
export function EnterCode({ services }: { services: Services }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const label = t({ id: 'booking.enter', message: 'Enter a booking code' });
  return (
    <>
      <IconButton label={label} icon={<IconQrcode size={20} />} onClick={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} size="sm" title={label}>
        {open ? <CodeForm services={services} onDone={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function CodeForm({ services, onDone }: { services: Services; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    const outcome = await loadBooking(services, i18n, code);
    setBusy(false);
    if (outcome.ok) onDone();
    else setError(outcome.text);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void load();
      }}
    >
      <TextField
        label={t({ id: 'booking.code', message: 'Code' })}
        hint={t({ id: 'booking.hint', message: `Eight letters and digits, such as ${exampleCode}.` })}
        error={error}
        value={code}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onValueChange={(value) => {
          setCode(value);
          setError(undefined);
        }}
      />
      <Button variant="brand" type="submit" fullWidth busy={busy}>
        {t({ id: 'booking.load', message: 'Put it on my slip' })}
      </Button>
    </form>
  );
}
