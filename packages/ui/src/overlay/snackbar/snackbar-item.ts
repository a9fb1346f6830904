import type { ReactNode } from 'react';

export type SnackbarTone = 'success' | 'error' | 'info' | 'blue-grey';

export interface SnackbarItem {
  readonly id: string;
  readonly text: ReactNode;
  /** The colour; green if it is missing (DLG-16). */
  readonly tone?: SnackbarTone;
  /** Milliseconds. The snackbar disappears only if this is above 0; otherwise it stays (DLG-17). */
  readonly timeout?: number;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** True for a text that only counts on. It is shown, but not announced again. */
  readonly quiet?: boolean;
}
