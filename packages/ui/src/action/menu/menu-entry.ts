import type { ReactElement, ReactNode } from 'react';
import type { LinkRenderProps } from '../link/LinkSlot.tsx';

interface EntryText {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
}

/** One of the choices of which exactly one is in force. */
export interface MenuOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly detail?: ReactNode;
  readonly disabledReason?: string | undefined;
}

/**
 * A line of a menu: something to do, something that is on or off (the menu stays open), choices of which one is
 * in force, a way to somewhere, or a rule between groups.
 */
export type MenuEntry =
  | (EntryText & {
      readonly kind: 'item';
      readonly tone?: 'danger';
      readonly detail?: ReactNode;
      readonly disabledReason?: string | undefined;
      readonly onSelect: () => void;
    })
  | (EntryText & {
      readonly kind: 'check';
      readonly checked: boolean;
      readonly onCheckedChange: (checked: boolean) => void;
    })
  | {
      readonly kind: 'radio';
      readonly id: string;
      /** Stands above the choices where the menu has other entries too. */
      readonly label?: ReactNode;
      readonly value: string | undefined;
      readonly onValueChange: (value: string) => void;
      readonly options: readonly MenuOption[];
    }
  | (EntryText & { readonly kind: 'link'; readonly render: (props: LinkRenderProps) => ReactElement })
  | { readonly kind: 'separator'; readonly id: string };
