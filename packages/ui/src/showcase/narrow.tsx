import type { ReactElement } from 'react';

/** Shows a field as wide as a form is, not as wide as the window. A decorator of stories. */
export function narrow(Story: () => ReactElement): ReactElement {
  return (
    <div style={{ maxWidth: 420 }}>
      <Story />
    </div>
  );
}
