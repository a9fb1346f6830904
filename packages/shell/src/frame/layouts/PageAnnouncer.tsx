import { VisuallyHidden } from '@kvota/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { usePageMetadata } from '../../navigation/PageLink.tsx';
import { usePageTitle } from '../../navigation/use-page-title.ts';

/** Places in which a navigation leaves the focus: what a user types into, and dialogs, which return it themselves. */
const keepsFocus = 'input, textarea, select, [contenteditable], [role="dialog"] *';

/** Announces a page that is opened from another one, and moves the focus to its content (ROUTE-73). */
export function PageAnnouncer(): ReactElement {
  const id = usePageMetadata()?.id;
  const title = usePageTitle(id) ?? '';
  const shown = useRef(id);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    setAnnounced(title);
    if (!document.activeElement?.matches(keepsFocus))
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [id, title]);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}
