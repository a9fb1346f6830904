export { vars } from './theme/contract.css.ts';
export { media } from './style/media.ts';
export {
  reducedMotion,
  figures,
  focusRing,
  focusRingInside,
  hiddenVisually,
  oneLine,
  textStyle,
  touchTarget,
} from './style/parts.ts';
export { classNames } from './style/class-names.ts';
export { byPosition } from './style/by-position.ts';
export { useReducedMotion } from './style/root-data.ts';
export { useAfterPaint } from './style/use-after-paint.ts';
export { LabelsProvider, defaultLabels, useLabels, type UiLabels } from './text/labels/Labels.tsx';
export type { LinkRenderProps, LinkRules } from './action/link/LinkSlot.tsx';

export { Button, type ButtonProps } from './action/button/Button.tsx';
export { buttonProps, type ButtonLook, type ButtonVariant, type ControlSize } from './action/button/button-props.ts';
export { IconButton, type IconButtonProps } from './action/icon-button/IconButton.tsx';
export { iconButtonProps, type IconButtonLook } from './action/icon-button/icon-button-props.ts';

export { OddsButton, OddsGap, type OddsButtonProps, type OddsMove } from './sportsbook/odds-button/OddsButton.tsx';
export { writeOdds, type OddsState } from './sportsbook/odds-button/write-odds.ts';
export { MarketTable, type MarketTableProps, type PhoneColumns } from './sportsbook/market-table/MarketTable.tsx';
export { MarketSwitcher, type MarketColumns } from './sportsbook/market-switcher/MarketSwitcher.tsx';
export { LeagueHeader, type ColumnCaption, type LeagueHeaderProps } from './sportsbook/market-table/LeagueHeader.tsx';
export { MatchRow, type MatchRowProps } from './sportsbook/market-table/MatchRow.tsx';
export { LiveBadge } from './feedback/live-badge/LiveBadge.tsx';

export {
  Ticket,
  TicketActions,
  TicketFooter,
  TicketHeader,
  TicketLegs,
  TicketTear,
  TicketTotal,
  type TicketProps,
} from './slip/ticket/Ticket.tsx';
export { TicketLeg, type TicketLegProps, type TicketLegState } from './slip/ticket/TicketLeg.tsx';
export { TicketNotice, TicketOverlay } from './slip/ticket/TicketMessage.tsx';

export { Spinner } from './icon/spinner/Spinner.tsx';
export { Badge, type BadgeTone } from './feedback/badge/Badge.tsx';
export { Skeleton } from './feedback/skeleton/Skeleton.tsx';
export { Countdown, type CountdownProps } from './feedback/countdown/Countdown.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/state/ErrorState.tsx';
export { Progress, type ProgressProps, type ProgressTone } from './feedback/progress/Progress.tsx';
export { Sparkline, type SparklineProps } from './feedback/sparkline/Sparkline.tsx';
export type { PricePoint } from './feedback/sparkline/sparkline-shape.ts';
export { Marquee, type MarqueeProps } from './feedback/marquee/Marquee.tsx';
export { Result } from './feedback/result/Result.tsx';
export { Avatar } from './feedback/avatar/Avatar.tsx';
export { PrintOnly } from './style/PrintOnly.tsx';
export { ScreenOnly } from './style/ScreenOnly.tsx';
export { usePrinting } from './style/use-printing.ts';
export { VisuallyHidden } from './style/VisuallyHidden.tsx';

export { Chip, type ChipProps } from './action/chip/Chip.tsx';
export { ChipGroup, type ChipGroupProps } from './action/chip/ChipGroup.tsx';
export { ChipSelect, type ChipSelectProps } from './action/chip/ChipSelect.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedItem,
} from './action/segmented/SegmentedControl.tsx';
export { Tabs, TabPanel, type TabItem, type TabsProps } from './action/tabs/Tabs.tsx';
export { LinkTab, LinkTabs, type LinkTabProps } from './action/link-tabs/LinkTabs.tsx';
export { Switch, type SwitchProps } from './action/switch/Switch.tsx';
export { Menu, type MenuProps } from './action/menu/Menu.tsx';
export type { MenuEntry, MenuOption } from './action/menu/menu-entry.ts';
export {
  LanguageSwitch,
  type LanguageChoice,
  type LanguageSwitchProps,
} from './action/language-switch/LanguageSwitch.tsx';
export { ThemeSwitch, type ThemeChoice, type ThemeSwitchProps } from './action/theme-switch/ThemeSwitch.tsx';

export { TextField, type TextFieldProps } from './field/text-field/TextField.tsx';
export { SearchField, type SearchFieldProps } from './field/text-field/SearchField.tsx';
export { PasswordField, type PasswordFieldProps } from './field/text-field/PasswordField.tsx';
export { TextArea, type TextAreaProps } from './field/text-field/TextArea.tsx';
export { MaskedField, type MaskedFieldProps } from './field/masked-field/MaskedField.tsx';
export { dateMask, ibanMask, numberMask, patternMask, type FieldMask } from './field/masked-field/masks.ts';
export { Checkbox, type CheckboxProps } from './field/checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupItem, type CheckboxGroupProps } from './field/checkbox/CheckboxGroup.tsx';
export { RadioGroup, type RadioGroupProps, type RadioItem } from './field/radio-group/RadioGroup.tsx';
export { Select, type SelectItem, type SelectProps } from './field/select/Select.tsx';
export { FieldRow, type FieldRowProps } from './field/field-row/FieldRow.tsx';
export { Combobox, type ComboboxProps } from './field/combobox/Combobox.tsx';
export { MultiCombobox, type MultiComboboxProps } from './field/combobox/MultiCombobox.tsx';
export type { ComboboxGroup, ComboboxItem, ComboboxItems } from './field/combobox/combobox-item.ts';
export { SuggestField, type SuggestFieldProps } from './field/suggest-field/SuggestField.tsx';
export { DateRange, type DateRangeProps } from './field/date-range/DateRange.tsx';
export type { DatePreset } from './field/date-range/DateRangePanel.tsx';
export type { CalendarWords } from './field/date-range/calendar-words.ts';
export { isoOf, namedSpans, noonOf, type DateSpan, type IsoDate } from './field/date-range/iso-date.ts';
export { StakeInput, type StakeInputProps } from './field/stake-input/StakeInput.tsx';
export { parseAmount, shiftAmount, type ParsedAmount } from './field/stake-input/parse-amount.ts';

export { Dialog, type DialogProps } from './overlay/dialog/Dialog.tsx';
export { PlainDialog, type PlainDialogProps } from './overlay/dialog/PlainDialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/dialog/ConfirmDialog.tsx';
export { Drawer, type DrawerProps } from './overlay/drawer/Drawer.tsx';
export { BottomSheet } from './overlay/drawer/BottomSheet.tsx';
export type { SheetProps } from './overlay/drawer/Sheet.tsx';
export { Tooltip } from './overlay/tooltip/Tooltip.tsx';
export type { SnackbarItem, SnackbarTone } from './overlay/snackbar/snackbar-item.ts';
export { SnackbarStack } from './overlay/snackbar/SnackbarStack.tsx';
export { SplashScreen } from './overlay/splash/SplashScreen.tsx';

export { SportIcon } from './icon/sport-icon/SportIcon.tsx';
export { Flag, type FlagProps } from './icon/flag/Flag.tsx';
export { Score } from './sportsbook/score/Score.tsx';
export { Phase } from './sportsbook/score/Phase.tsx';
export { phaseTone, type PhaseTone } from './sportsbook/score/phase-tone.ts';
export {
  ScoreBoard,
  type PeriodScore,
  type ScoreBoardProps,
  type ScoreBoardSide,
} from './sportsbook/score-board/ScoreBoard.tsx';
export { OddsGroup } from './sportsbook/odds-group/OddsGroup.tsx';
export { MarketTableSkeleton, MatchRowSkeleton } from './sportsbook/skeleton/MarketTableSkeleton.tsx';
export { MatchSkeleton } from './sportsbook/skeleton/MatchSkeleton.tsx';

export { Frame, type FrameProps } from './frame/frame/Frame.tsx';
export { TopBar, TopNav, TopNavItem, type TopNavItemProps } from './frame/top-bar/TopBar.tsx';
export { BottomBar, BottomBarItem, type BottomBarItemProps } from './frame/bottom-bar/BottomBar.tsx';
export { SideList, SideListItem, type SideListItemProps } from './frame/side-list/SideList.tsx';
export { SideListSkeleton } from './frame/side-list/SideListSkeleton.tsx';
export { Panel } from './frame/panel/Panel.tsx';
export { WalletBadge, type WalletBadgeProps, type WalletChoice } from './frame/wallet-badge/WalletBadge.tsx';
export { Logo } from './icon/logo/Logo.tsx';

export { FloatingStage, type FloatingStageProps, type StagePlacement } from './casino/floating-stage/FloatingStage.tsx';
export { GameGrid, type GameGridProps } from './casino/game-tile/GameGrid.tsx';
export { GameTile, type GameTileProps } from './casino/game-tile/GameTile.tsx';
export { GameTileSkeleton } from './casino/game-tile/GameTileSkeleton.tsx';
export { PlayedCard, type PlayedCardProps, type PlayedFigure } from './casino/played-card/PlayedCard.tsx';
export { RoundLine, RoundLines, type RoundLineProps } from './casino/round-line/RoundLine.tsx';
export { Fact, FactList, type FactListProps } from './casino/fact-list/FactList.tsx';
export { Verdict } from './casino/verdict/Verdict.tsx';
export { BannerCarousel, type BannerCarouselProps } from './content/banner-carousel/BannerCarousel.tsx';
export { BannerCard } from './content/banner-carousel/BannerCard.tsx';
export type { BannerSlide, BannerTone } from './content/banner-carousel/Banner.tsx';
export { MenuTile, MenuTileGrid, type MenuTileProps } from './content/menu-tile/MenuTile.tsx';
export { MenuArt } from './content/menu-tile/MenuArt.tsx';
export type { MenuTileKind } from './content/menu-tile/MenuArt.tsx';
export { DataTable } from './table/data-table/DataTable.tsx';
export type { DataTableProps, TableFailure } from './table/data-table/data-table-props.ts';
export type { ColumnFilter, DataColumn } from './table/data-table/data-column.ts';
export { firstView, type TableView } from './table/data-table/table-view.ts';
export { Pagination, type PaginationProps } from './table/pagination/Pagination.tsx';
export { compareDecimals, shareOfDecimal, sumDecimals } from './text/decimal/decimal-text.ts';

export { Heading, type HeadingProps } from './text/Heading.tsx';
export { Text, type TextProps } from './text/Text.tsx';
export { linkProps, nameLinkProps } from './text/link-props.ts';
export { CountButton, type CountButtonProps } from './action/count-button/CountButton.tsx';
export { HoldButton, type HoldButtonProps } from './action/hold-button/HoldButton.tsx';
export { TicketEmpty } from './slip/ticket-empty/TicketEmpty.tsx';
export { MatchHead, type MatchHeadProps } from './sportsbook/match-head/MatchHead.tsx';
export { LiveStrip, type LiveStripProps, type StripMark } from './casino/live-strip/LiveStrip.tsx';
export { JackpotStrip, type JackpotStripProps } from './casino/jackpot-strip/JackpotStrip.tsx';
export { CategoryCard, type CategoryCardProps } from './casino/category-card/CategoryCard.tsx';
export { Person } from './frame/person/Person.tsx';
export { Dimmed } from './feedback/dimmed/Dimmed.tsx';
export { TeamShield, type TeamShieldProps } from './icon/team-shield/TeamShield.tsx';
export {
  PrintedTicket,
  type PrintedLeg,
  type PrintedTicketProps,
  type PrintedTotal,
} from './slip/printed-ticket/PrintedTicket.tsx';
export { PrintedSlip, type PrintedLine, type PrintedSlipProps } from './slip/printed-slip/PrintedSlip.tsx';
export { rolls, type Roll } from './slip/printed-ticket/roll.ts';
export { PrintOnce } from './slip/printed-ticket/PrintOnce.tsx';
export { usePrintTicket } from './slip/printed-ticket/use-print-ticket.ts';
export { useRoll } from './slip/printed-ticket/use-roll.ts';
export { QrCode } from './slip/qr-code/QrCode.tsx';
export { qrPath } from './slip/qr-code/qr-path.ts';
export { TicketStamp } from './slip/ticket-stamp/TicketStamp.tsx';
export { LegMark, type LegMarkState } from './slip/leg-strip/LegMark.tsx';
export { LegStrip, type LegStripProps } from './slip/leg-strip/LegStrip.tsx';
export { PartSlider, type PartSliderProps } from './slip/part-slider/PartSlider.tsx';
export { StubAmount, StubAmounts, TicketCard, type TicketCardProps } from './slip/ticket-card/TicketCard.tsx';
export {
  AmountRange,
  TicketFigures,
  TicketGroup,
  TicketGroups,
  TicketSection,
} from './slip/ticket-section/TicketSection.tsx';
export { LegLine, OddsChange, OddsClosed } from './slip/leg-line/LegLine.tsx';
export { ShownCode } from './slip/shown-code/ShownCode.tsx';
export { LabelledAmount, LabelledAmounts } from './slip/labelled-amounts/LabelledAmounts.tsx';
export { OfferPrice, type OfferPriceProps } from './slip/offer-price/OfferPrice.tsx';
export { PictureFrame } from './slip/picture-frame/PictureFrame.tsx';
export { ShareCode } from './slip/share-code/ShareCode.tsx';
export { TicketCardSkeleton } from './slip/ticket-card-skeleton/TicketCardSkeleton.tsx';
export { TicketNumber } from './slip/ticket-number/TicketNumber.tsx';
export { TicketSteps } from './slip/ticket-steps/TicketSteps.tsx';
export { TicketSum, TicketSums } from './slip/ticket-sums/TicketSums.tsx';
export { TreeTable, type TreeColumn, type TreeTableProps, type TreeTableRow } from './table/tree-table/TreeTable.tsx';
export type { TreeRow } from './table/tree-table/tree-keys.ts';
export { DrillLine, DrillList, type DrillLineProps } from './table/drill-list/DrillList.tsx';
export { Breadcrumb, BreadcrumbStep } from './action/breadcrumb/Breadcrumb.tsx';
export { LongList, type LongListProps } from './table/long-list/LongList.tsx';
export {
  MatchTracker,
  type MatchTrackerProps,
  type TrackerMark,
  type TrackerPeriod,
} from './sportsbook/match-tracker/MatchTracker.tsx';
export { MatchEvents, type MatchEventLine } from './sportsbook/match-tracker/MatchEvents.tsx';
export type { LeadPoint } from './sportsbook/match-tracker/lead-shape.ts';
export { ScoreRow, type ScoreRowProps, type ScoreRowSide } from './sportsbook/score-row/ScoreRow.tsx';
export {
  PriceHistory,
  type PriceHistoryProps,
  type PriceHistoryRow,
} from './sportsbook/price-history/PriceHistory.tsx';
export { CompareBars, type CompareRow } from './sportsbook/compare-bars/CompareBars.tsx';
export { Article, ArticleSection, type ArticleProps } from './content/article/Article.tsx';
export { LinkCard, LinkCardGrid, type LinkCardProps } from './content/link-card/LinkCard.tsx';
export {
  footerLinkProps,
  PageFooter,
  type FooterGroup,
  type PageFooterProps,
} from './frame/page-footer/PageFooter.tsx';
export { BonusCard, type BonusCardProps } from './account/bonus-card/BonusCard.tsx';
export { Inbox, InboxItem, Letter, type InboxItemProps, type LetterProps } from './account/inbox/Inbox.tsx';
export { BalanceChange, BalanceChanges } from './account/balance-change/BalanceChange.tsx';
export { SettingRow, SettingRows, type SettingRowProps } from './account/setting-row/SettingRow.tsx';
export { TaskLine, TaskList, type TaskLineProps } from './account/task-list/TaskList.tsx';
export { Sheet, SheetLine } from './account/sheet/Sheet.tsx';
export { FigureBars, type FigureBar, type FigureBarsProps } from './account/figure-bars/FigureBars.tsx';
export { FigureTile, FigureTiles } from './account/figure-tiles/FigureTiles.tsx';
export { SignedAmount } from './account/signed-amount/SignedAmount.tsx';
