import type { HistoryLeg } from '@kvota/contracts';
import type { Formats } from '@kvota/i18n';
import { createContext, use, type ReactNode } from 'react';

/** Everything that the parts of a ticket take from their page. */
export interface TicketsHostDeps {
  /** Formats in the language of the page: `formatsOf(locale)` of `@kvota/i18n`. */
  readonly formats: Formats;
  /** True if the page hides amounts: those that `formats` does not write as money are hidden too. */
  readonly hidden?: boolean | undefined;
  /** Returns the time of the server, in milliseconds. */
  readonly now: () => number;
  /** Renders the teams of a leg, for example as a link to the match. Without it they are text. */
  readonly pairOf?: ((leg: HistoryLeg) => ReactNode) | undefined;
}

export const TicketsHostContext = createContext<TicketsHostDeps | null>(null);

/** Returns the dependencies of the parts. Throws if there is no `TicketsHost` above. */
export function useTicketsHost(): TicketsHostDeps {
  const host = use(TicketsHostContext);
  if (!host) throw new Error('A part of a ticket has no host: put it into <TicketsHost value={…}>.');
  return host;
}
