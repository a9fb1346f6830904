import type { MessageDescriptor } from '@lingui/core';
import type { ReactElement } from 'react';

/** A picture of a reel. */
export interface SlotSymbol {
  /** Its name for screen readers, `games.symbol.*`. Symbols of one set have different ids; two sets may share one. */
  readonly name: MessageDescriptor;
  /** Draws it in a square of 100, without ids: several sets may be on one page. */
  readonly draw: () => ReactElement;
}

/** The pictures of a theme: the best symbol first, then wild and scatter. */
export interface SymbolSet {
  readonly ranked: readonly SlotSymbol[];
  readonly wild: SlotSymbol;
  readonly scatter: SlotSymbol;
}
