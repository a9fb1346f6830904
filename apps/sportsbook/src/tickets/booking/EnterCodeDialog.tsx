import { Button, Dialog, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { Services } from '../../offer/services.ts';
import * as styles from './booking.css.ts';
import { loadBooking } from './load-booking.ts';

const exampleCode = 'K7QF-3M2P';

/** The dialog that asks for a booking code. */
export function EnterCodeDialog(props: {
  readonly services: Services;
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const { services, title, open, onOpenChange } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="sm" title={title}>
      {open ? <CodeForm services={services} onDone={() => onOpenChange(false)} /> : null}
    </Dialog>
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
