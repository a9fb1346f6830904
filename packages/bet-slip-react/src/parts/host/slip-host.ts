import type { Formats } from '@kvota/i18n';
import { createContext, use, type ReactNode } from 'react';

interface EntryText {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
}

/** An entry of the slip's menu: it opens something, such as a booking code, or switches something on and off. */
export type SlipMenuEntry =
  | (EntryText & {
      /** Renders what the entry opens, usually a dialog. `close` closes it. */
      readonly open: (close: () => void) => ReactNode;
    })
  | (EntryText & { readonly checked: boolean; readonly onCheckedChange: (checked: boolean) => void });

/** Everything that the parts of a slip take from their page. */
export interface SlipHostDeps {
  /** Formats of amounts and numbers in the language of the page: `formatsOf(locale)` of `@kvota/i18n`. */
  readonly formats: Pick<Formats, 'money' | 'number' | 'dateTime'>;
  /**
   * The currency of the wallet that pays: its code for `formats.money`, and its label behind the stake. Absent for a visitor
   * (WAL-05, WAL-09). A free bet pays out in another currency, `paysIn` (OP-97).
   */
  readonly currency?:
    | { readonly code: string; readonly label: string; readonly paysIn?: string | undefined }
    | undefined;
  /** The credit of the wallet that pays. If the stake is above it, the slip reports that (STAKE-20). */
  readonly credit?: string | undefined;
  /**
   * The limit that the player has set and that leaves least for stakes: the highest stake that it allows now, and when its
   * period ends. If the stake is above it, the slip offers that stake before the platform refuses the ticket. `noRate` if it is
   * in another currency and cannot be computed today.
   */
  readonly ownLimit?:
    | { readonly left: string; readonly until?: string | undefined; readonly noRate?: boolean | undefined }
    | undefined;
  /** Returns the name of a market by sport, market code, player (in a market of one player) and outcome code. */
  readonly marketName: (sport: string, marketCode: string, player: string | null, selectionCode: string) => string;
  /** Returns the name of an outcome by its code and player: the outcome may be the player. */
  readonly outcomeName: (selectionCode: string, player: string | null) => string;
  /** Starts the sign-in, after a visitor pressed Pay (PAY-01). */
  readonly login: () => void;
  /** Opens the player's tickets, from the dialog of an accepted ticket (DLG-03). */
  readonly showTickets: () => void;
  /** Opens the limits that players set, from a ticket that is refused for want of one. Without it, the refusal has no such button. */
  readonly showLimits?: (() => void) | undefined;
  /** Renders figures and actions of an accepted ticket in its dialog (DLG-03). Without it the dialog has the message only. */
  readonly receipt?: ((ticketId: string) => ReactNode) | undefined;
  /**
   * Returns the element that gets the focus after the dialog of an accepted ticket, because the button that was pressed is
   * gone (SLIP-28).
   */
  readonly restFocus?: (() => HTMLElement | null) | undefined;
  /** Further entries of the menu, below those of the parts. */
  readonly menu?: readonly SlipMenuEntry[] | undefined;
}

export const SlipHostContext = createContext<SlipHostDeps | null>(null);

/** Returns the dependencies of the parts. Throws if there is no `SlipHost` above. */
export function useSlipHost(): SlipHostDeps {
  const host = use(SlipHostContext);
  if (!host) throw new Error('A part of the slip has no host: put it into <SlipHost value={…}>.');
  return host;
}

/** Returns a function that writes an amount in the currency of the wallet that pays. */
export function useMoney(): (amount: string, code?: string) => string {
  const { formats, currency } = useSlipHost();
  return (amount, code = currency?.code) => formats.money(amount, code);
}

/** Returns a function that writes an amount in the currency in which the ticket pays (OP-97). */
export function usePayout(): (amount: string) => string {
  const { formats, currency } = useSlipHost();
  return (amount) => formats.money(amount, currency?.paysIn ?? currency?.code);
}
