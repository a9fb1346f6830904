import { creditHiddenAtom, hiddenAmount, useFormats, useHost } from '@kvota/shell';
import { TicketsHost, type TicketsHostDeps } from '@kvota/tickets';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactElement, type ReactNode } from 'react';

/** Provides the parts of tickets with formats and the time. The button that hides the credit hides their amounts too. */
export function AgencyTickets({ children }: { readonly children: ReactNode }): ReactElement {
  const formats = useFormats();
  const { serverNow } = useHost();
  const hidden = useAtomValue(creditHiddenAtom);
  const value = useMemo((): TicketsHostDeps => {
    const money = (): string => hiddenAmount;
    return { formats: hidden ? { ...formats, money, compactMoney: money } : formats, hidden, now: serverNow };
  }, [formats, hidden, serverNow]);
  return <TicketsHost value={value}>{children}</TicketsHost>;
}
