import type { ReactElement, ReactNode } from 'react';
import type { LinkRenderProps } from '../link/LinkSlot.tsx';

interface EntryText {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
}

/** One of several choices of which exactly one is active. */
export interface MenuOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly detail?: ReactNode;
  readonly disabledReason?: string | undefined;
}

/**
 * An entry of a menu: an action, a toggle (the menu stays open), choices of which one is active, a link, or a
 * separator between groups.
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
      /** Shown above the choices if the menu has other entries too. */
      readonly label?: ReactNode;
      readonly value: string | undefined;
      readonly onValueChange: (value: string) => void;
      readonly options: readonly MenuOption[];
    }
  | (EntryText & { readonly kind: 'link'; readonly render: (props: LinkRenderProps) => ReactElement })
  | { readonly kind: 'separator'; readonly id: string };
