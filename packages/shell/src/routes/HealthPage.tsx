import type { ReactElement } from 'react';

/** Plain text that says that the client runs (OP-10). */
export function HealthPage(): ReactElement {
  return <pre>ok</pre>;
}
