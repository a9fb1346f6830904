import { IconChevronDown, IconEye, IconEyeOff } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { Menu } from '../../action/menu/Menu.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './WalletBadge.css.ts';

export interface WalletChoice {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
}

export interface WalletBadgeProps {
  /** The formatted amount. Undefined if it is not loaded yet. */
  readonly amount: string | undefined;
  readonly currency: string;
  readonly hidden: boolean;
  readonly onHiddenChange: (hidden: boolean) => void;
  /** Replaces the amount if it is hidden (HEAD-07). */
  readonly hiddenText?: string;
  readonly showLabel?: string;
  readonly hideLabel?: string;
  readonly wallets?: readonly WalletChoice[];
  readonly activeId?: string | undefined;
  readonly onWalletChange?: (id: string) => void;
  readonly menuLabel?: string;
  readonly className?: string;
}

/**
 * The credit in the header, with a button that hides it and, if there are several wallets, a menu to change it
 * (HEAD-06, HEAD-07).
 */
export function WalletBadge(props: WalletBadgeProps): ReactElement {
  const { amount, currency, hidden, onHiddenChange, hiddenText = '****', wallets = [], activeId } = props;
  const { onWalletChange, className } = props;
  const labels = useLabels();
  const money = (
    <>
      {hidden ? (
        <>
          <span aria-hidden="true" className={css.sum} data-hidden="">
            {hiddenText}
          </span>
          <span className={visuallyHidden}>{labels.hiddenAmount}</span>
        </>
      ) : amount === undefined ? (
        <span className={css.sum}>
          <Skeleton height={16} />
        </span>
      ) : (
        <span className={css.sum}>{amount}</span>
      )}
      <span className={css.currency}>{currency}</span>
    </>
  );
  const eye = hidden ? (props.showLabel ?? labels.show) : (props.hideLabel ?? labels.hide);
  return (
    <div className={classNames(css.badge, className)}>
      <IconButton
        label={eye}
        icon={hidden ? <IconEyeOff size={20} /> : <IconEye size={20} />}
        onClick={() => onHiddenChange(!hidden)}
      />
      {wallets.length > 1 && onWalletChange ? (
        <Menu
          label={props.menuLabel ?? labels.wallets}
          trigger={
            <button type="button" className={css.amount}>
              {money}
              <IconChevronDown size={16} className={css.chevron} aria-hidden="true" />
            </button>
          }
          items={[
            {
              kind: 'radio',
              id: 'wallets',
              value: activeId,
              onValueChange: onWalletChange,
              options: wallets.map((wallet) => ({
                value: wallet.id,
                label: wallet.label,
                detail: hidden ? hiddenText : wallet.amount,
              })),
            },
          ]}
        />
      ) : (
        <span className={css.amount}>{money}</span>
      )}
    </div>
  );
}
