import type { ReactElement } from 'react';

/** A plain text that shows that the client runs (OP-10). */
export function HealthPage(): ReactElement {
  return <pre>ok</pre>;
}
