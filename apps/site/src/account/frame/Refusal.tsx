import { TicketNotice } from '@kvota/ui';
import { useEffect, useRef, type ComponentProps, type ReactElement } from 'react';

/** Why a form was refused, in its place: announced at once, and scrolled to where no bar of the page covers it. */
export function Refusal(props: Omit<ComponentProps<typeof TicketNotice>, 'urgent'>): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  // In braces, because browsers may answer it with a promise.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <TicketNotice {...props} urgent />
    </div>
  );
}
