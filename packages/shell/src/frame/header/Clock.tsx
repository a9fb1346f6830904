import { Text } from '@kvota/ui';
import { useEffect, useState, type ReactElement } from 'react';

import { useHost } from '../../host/host-context.ts';
import { useFormats } from '../../texts/use-formats.ts';
import * as css from './Header.css.ts';

/** The server's time to the minute (HEAD-05). */
export function Clock(): ReactElement {
  const host = useHost();
  const formats = useFormats();
  const [now, setNow] = useState(host.serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(host.serverNow()), 1000);
    return () => clearInterval(timer);
  }, [host]);
  const time = formats.time(now);
  return (
    <time className={css.clock} dateTime={time}>
      <Text as="span" tone="muted">
        {time}
      </Text>
    </time>
  );
}
