export { vars } from './theme/contract.css.ts';
export { media } from './style/media.ts';
export { figures, focusRing, focusRingInside, hiddenVisually, oneLine, textStyle, touchTarget } from './style/parts.ts';
export { classNames } from './style/class-names.ts';
export { LabelsProvider, defaultLabels, useLabels, type UiLabels } from './labels/Labels.tsx';
export type { LinkRenderProps, LinkRules } from './link/LinkSlot.tsx';

export { Button, type ButtonProps } from './action/button/Button.tsx';
export { buttonProps, type ButtonLook, type ButtonVariant, type ControlSize } from './action/button/button-props.ts';
export { IconButton, type IconButtonProps } from './action/icon-button/IconButton.tsx';
export { iconButtonProps, type IconButtonLook } from './action/icon-button/icon-button-props.ts';

export {
  OddsButton,
  OddsGap,
  type OddsButtonProps,
  type OddsMove,
  type OddsState,
} from './sportsbook/odds-button/OddsButton.tsx';
export { MarketTable, type MarketTableProps } from './sportsbook/market-table/MarketTable.tsx';
export { LeagueHeader, type ColumnCaption, type LeagueHeaderProps } from './sportsbook/market-table/LeagueHeader.tsx';
export { MatchRow, type MatchRowProps } from './sportsbook/market-table/MatchRow.tsx';
export { LiveBadge } from './sportsbook/live-badge/LiveBadge.tsx';

export {
  Ticket,
  TicketFooter,
  TicketHeader,
  TicketLegs,
  TicketTear,
  TicketTotal,
  type TicketProps,
} from './slip/ticket/Ticket.tsx';
export { TicketLeg, type TicketLegProps, type TicketLegState } from './slip/ticket/TicketLeg.tsx';
export { TicketNotice, TicketOverlay } from './slip/ticket/TicketMessage.tsx';

export { Spinner } from './signal/spinner/Spinner.tsx';
