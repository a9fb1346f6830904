import { useFormats, useHost } from '@kvota/shell';
import { Logo, PrintedSlip, PrintOnce } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Prints a promo code with its link as soon as it is rendered, out of sight. Loaded with the first print. */
export function PrintCode(props: {
  readonly code: string;
  readonly address: string;
  readonly onDone: () => void;
}): ReactElement {
  const { code, address, onDone } = props;
  const { t } = useLingui();
  const { config, serverNow } = useHost();
  const formats = useFormats();
  const label = t({ id: 'agency.promo.code', message: 'Promo code' });
  return (
    <PrintOnce title={code} onPrinted={onDone}>
      <PrintedSlip
        title={label}
        logo={<Logo name={config.brand} size={22} />}
        time={formats.dateTime(serverNow())}
        lines={[
          { id: 'code', label, value: code, code: true },
          {
            id: 'address',
            label: t({ id: 'agency.create.address', message: 'Address of the site' }),
            value: new URL(address).host,
          },
        ]}
        code={address}
        codeLabel={t({ id: 'agency.promo.picture', message: 'Code with the link' })}
        note={t({ id: 'agency.promo.paper', message: 'Log in, open your profile and enter the code once.' })}
      />
    </PrintOnce>
  );
}
