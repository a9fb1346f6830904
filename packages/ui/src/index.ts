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
export { Badge, type BadgeTone } from './signal/badge/Badge.tsx';
export { Skeleton } from './signal/skeleton/Skeleton.tsx';
export { Countdown, type CountdownProps } from './signal/countdown/Countdown.tsx';
export { EmptyState, type EmptyStateProps } from './signal/state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './signal/state/ErrorState.tsx';
export { Marquee, type MarqueeProps } from './signal/marquee/Marquee.tsx';
export { Avatar } from './signal/avatar/Avatar.tsx';
export { VisuallyHidden } from './style/VisuallyHidden.tsx';

export { Chip, type ChipProps } from './action/chip/Chip.tsx';
export { SegmentedControl, type SegmentedItem } from './action/segmented/SegmentedControl.tsx';
export { Tabs, TabPanel, type TabItem } from './action/tabs/Tabs.tsx';
export { Switch } from './action/switch/Switch.tsx';
export { Menu, type MenuEntry } from './action/menu/Menu.tsx';

export { TextField, type TextFieldProps } from './field/text-field/TextField.tsx';
export { SearchField, type SearchFieldProps } from './field/text-field/SearchField.tsx';
export { Select, type SelectItem, type SelectProps } from './field/select/Select.tsx';
export { StakeInput, type StakeInputProps } from './field/stake-input/StakeInput.tsx';
export { parseAmount, shiftAmount, type ParsedAmount } from './field/stake-input/parse-amount.ts';

export { Dialog, type DialogProps } from './overlay/dialog/Dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/dialog/ConfirmDialog.tsx';
export { Drawer, type DrawerProps } from './overlay/drawer/Drawer.tsx';
export { BottomSheet } from './overlay/drawer/BottomSheet.tsx';
export type { SheetProps } from './overlay/drawer/Sheet.tsx';
export { Tooltip } from './overlay/tooltip/Tooltip.tsx';
export { SnackbarStack, type SnackbarItem, type SnackbarTone } from './overlay/snackbar/SnackbarStack.tsx';
export { SplashScreen } from './overlay/splash/SplashScreen.tsx';

export { SportIcon } from './sportsbook/sport-icon/SportIcon.tsx';
export { Flag, type FlagProps } from './sportsbook/flag/Flag.tsx';
export { Phase, Score } from './sportsbook/score/Score.tsx';
export { OddsGroup } from './sportsbook/odds-group/OddsGroup.tsx';
export { MarketTableSkeleton, MatchRowSkeleton } from './sportsbook/skeleton/MarketTableSkeleton.tsx';

export { Frame, type FrameProps } from './frame/frame/Frame.tsx';
export { TopBar, TopNav, TopNavItem, type TopNavItemProps } from './frame/top-bar/TopBar.tsx';
export { BottomBar, BottomBarItem, type BottomBarItemProps } from './frame/bottom-bar/BottomBar.tsx';
export { SideList, SideListItem, type SideListItemProps } from './frame/side-list/SideList.tsx';
export { Panel } from './frame/panel/Panel.tsx';
export { WalletBadge, type WalletBadgeProps, type WalletChoice } from './frame/wallet-badge/WalletBadge.tsx';
export { Logo } from './frame/logo/Logo.tsx';

export { GameGrid, GameTile, type GameTileProps } from './casino/game-tile/GameTile.tsx';
export { MenuTile, MenuTileGrid, type MenuTileProps } from './home/menu-tile/MenuTile.tsx';
export type { MenuTileKind } from './home/menu-tile/MenuArt.tsx';
export { DataList, type DataColumn, type DataListProps } from './table/data-list/DataList.tsx';
