import type { Formats } from '@kvota/i18n';
import { createContext, use, type ReactNode } from 'react';

interface EntryText {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
}

/** One more line in the menu of the slip's head: something to be asked of it, a booking code say, or something that is on or off. */
export type SlipMenuEntry =
  | (EntryText & {
      /** What opens when it is chosen, a dialog for most; `close` takes it away again. */
      readonly open: (close: () => void) => ReactNode;
    })
  | (EntryText & { readonly checked: boolean; readonly onCheckedChange: (checked: boolean) => void });

/** What the parts of a slip need of the page they stand on, and do not know themselves. */
export interface SlipHostDeps {
  /** How the language of the page writes amounts and numbers: `formatsOf(locale)` of `@kvota/i18n`. */
  readonly formats: Pick<Formats, 'money' | 'number'>;
  /** The currency of the wallet that pays: its code as `formats.money` takes it, and what stands behind the stake. Absent for a visitor (WAL-05, WAL-09). */
  readonly currency?: { readonly code: string; readonly label: string } | undefined;
  /** What a market is called, by what the selection carries: its sport and `marketName`, whose it is in a market of one player, and the `outcome` picked. */
  readonly marketName: (sport: string, marketCode: string, player: string | null, selectionCode: string) => string;
  /** What an outcome is called, by the `outcome` and the player of its selection: who scores may be the player himself. */
  readonly outcomeName: (selectionCode: string, player: string | null) => string;
  /** Begins sign-in: the slip was to be paid by a visitor (PAY-01). */
  readonly login: () => void;
  /** Goes to the player's tickets, from the one that was just accepted (DLG-03). */
  readonly showTickets: () => void;
  /** Figures and actions of an accepted ticket, as its dialog shows them; without it the good news stands alone (DLG-03). */
  readonly receipt?: ((ticketId: string) => ReactNode) | undefined;
  /** What else can be asked of the slip, below the entries of the parts. */
  readonly menu?: readonly SlipMenuEntry[] | undefined;
}

export const SlipHostContext = createContext<SlipHostDeps | null>(null);

/** What the page gives. Throws where a part stands in no `SlipHost`. */
export function useSlipHost(): SlipHostDeps {
  const host = use(SlipHostContext);
  if (!host) throw new Error('A part of the slip stands alone: put it into <SlipHost value={…}>.');
  return host;
}

/** Words an amount in the currency of the wallet that pays. */
export function useMoney(): (amount: string) => string {
  const { formats, currency } = useSlipHost();
  return (amount) => formats.money(amount, currency?.code);
}
