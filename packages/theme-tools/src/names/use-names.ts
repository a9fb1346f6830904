import type { ColorPath, SeedName } from '@kvota/ui/theme';
import { useLingui } from '@lingui/react/macro';

import type { FaultReason } from '../formats/index.ts';

export type ColorGroup = 'bg' | 'border' | 'text' | 'brand' | 'odds' | 'move' | 'live' | 'status' | 'casino';

interface Names {
  readonly seeds: Readonly<Record<SeedName, string>>;
  readonly groups: Readonly<Record<ColorGroup, string>>;
  readonly colors: Readonly<Record<ColorPath, string>>;
  readonly faults: Readonly<Record<FaultReason, string>>;
}

/** Returns the names of seeds, groups and colours, and the reasons of faults, in the language of the page. */
export function useNames(): Names {
  const { t } = useLingui();
  return {
    seeds: {
      brand: t({ id: 'theme.seed.brand', message: 'Brand' }),
      ground: t({ id: 'theme.seed.ground', message: 'Background' }),
      text: t({ id: 'theme.seed.text', message: 'Text' }),
      odds: t({ id: 'theme.seed.odds', message: 'Odds' }),
      live: t({ id: 'theme.seed.live', message: 'Live' }),
      up: t({ id: 'theme.seed.up', message: 'Odds up' }),
      down: t({ id: 'theme.seed.down', message: 'Odds down' }),
      casino: t({ id: 'theme.seed.casino', message: 'Casino' }),
    },
    groups: {
      bg: t({ id: 'theme.group.bg', message: 'Backgrounds' }),
      border: t({ id: 'theme.group.border', message: 'Lines' }),
      text: t({ id: 'theme.group.text', message: 'Text' }),
      brand: t({ id: 'theme.group.brand', message: 'Brand' }),
      odds: t({ id: 'theme.group.odds', message: 'Odds' }),
      move: t({ id: 'theme.group.move', message: 'Moving odds' }),
      live: t({ id: 'theme.group.live', message: 'Live' }),
      status: t({ id: 'theme.group.status', message: 'States' }),
      casino: t({ id: 'theme.group.casino', message: 'Casino' }),
    },
    colors: {
      'bg.canvas': t({ id: 'theme.color.bgCanvas', message: 'Page' }),
      'bg.surface': t({ id: 'theme.color.bgSurface', message: 'Panel' }),
      'bg.raised': t({ id: 'theme.color.bgRaised', message: 'Raised panel' }),
      'bg.overlay': t({ id: 'theme.color.bgOverlay', message: 'Menu and dialog' }),
      'bg.inset': t({ id: 'theme.color.bgInset', message: 'Field' }),
      'bg.scrim': t({ id: 'theme.color.bgScrim', message: 'Veil behind dialogs' }),
      'bg.shadow': t({ id: 'theme.color.bgShadow', message: 'Shadow' }),
      'border.subtle': t({ id: 'theme.color.borderSubtle', message: 'Dividing line' }),
      'border.control': t({ id: 'theme.color.borderControl', message: 'Edge of a control' }),
      'border.focus': t({ id: 'theme.color.borderFocus', message: 'Focus ring' }),
      'text.primary': t({ id: 'theme.color.textPrimary', message: 'Main text' }),
      'text.secondary': t({ id: 'theme.color.textSecondary', message: 'Second text' }),
      'text.muted': t({ id: 'theme.color.textMuted', message: 'Quiet text' }),
      'brand.base': t({ id: 'theme.color.brandBase', message: 'Brand' }),
      'brand.hover': t({ id: 'theme.color.brandHover', message: 'Brand under the pointer' }),
      'brand.on': t({ id: 'theme.color.brandOn', message: 'Text on brand' }),
      'brand.text': t({ id: 'theme.color.brandText', message: 'Brand as text' }),
      'brand.subtle': t({ id: 'theme.color.brandSubtle', message: 'Quiet brand background' }),
      'odds.bg': t({ id: 'theme.color.oddsBg', message: 'Odds cell' }),
      'odds.hover': t({ id: 'theme.color.oddsHover', message: 'Odds cell under the pointer' }),
      'odds.text': t({ id: 'theme.color.oddsText', message: 'Odds' }),
      'odds.label': t({ id: 'theme.color.oddsLabel', message: 'Label of odds' }),
      'odds.selectedBg': t({ id: 'theme.color.oddsSelectedBg', message: 'Chosen odds cell' }),
      'odds.selectedText': t({ id: 'theme.color.oddsSelectedText', message: 'Chosen odds' }),
      'odds.lockedBg': t({ id: 'theme.color.oddsLockedBg', message: 'Locked odds cell' }),
      'odds.lockedText': t({ id: 'theme.color.oddsLockedText', message: 'Locked odds' }),
      'move.up': t({ id: 'theme.color.moveUp', message: 'Odds went up' }),
      'move.upSubtle': t({ id: 'theme.color.moveUpSubtle', message: 'Cell of odds that went up' }),
      'move.down': t({ id: 'theme.color.moveDown', message: 'Odds went down' }),
      'move.downSubtle': t({ id: 'theme.color.moveDownSubtle', message: 'Cell of odds that went down' }),
      'live.text': t({ id: 'theme.color.liveText', message: 'Live as text' }),
      'live.solid': t({ id: 'theme.color.liveSolid', message: 'Live badge' }),
      'live.on': t({ id: 'theme.color.liveOn', message: 'Text on the live badge' }),
      'status.success': t({ id: 'theme.color.success', message: 'Success' }),
      'status.successSubtle': t({ id: 'theme.color.successSubtle', message: 'Background of success' }),
      'status.warning': t({ id: 'theme.color.warning', message: 'Warning' }),
      'status.warningSubtle': t({ id: 'theme.color.warningSubtle', message: 'Background of a warning' }),
      'status.danger': t({ id: 'theme.color.danger', message: 'Error' }),
      'status.dangerSubtle': t({ id: 'theme.color.dangerSubtle', message: 'Background of an error' }),
      'status.dangerSolid': t({ id: 'theme.color.dangerSolid', message: 'Button that deletes' }),
      'status.dangerOn': t({ id: 'theme.color.dangerOn', message: 'Text on a button that deletes' }),
      'status.info': t({ id: 'theme.color.info', message: 'Note' }),
      'status.infoSubtle': t({ id: 'theme.color.infoSubtle', message: 'Background of a note' }),
      'casino.text': t({ id: 'theme.color.casinoText', message: 'Casino as text' }),
      'casino.subtle': t({ id: 'theme.color.casinoSubtle', message: 'Quiet casino background' }),
    },
    faults: {
      'too-large': t({ id: 'theme.fault.tooLarge', message: 'The text is longer than 64 KB.' }),
      'too-deep': t({ id: 'theme.fault.tooDeep', message: 'Groups are nested more than eight times.' }),
      'not-readable': t({ id: 'theme.fault.notReadable', message: 'This is no valid JSON.' }),
      'no-colours': t({ id: 'theme.fault.noColors', message: 'There is no colour of Kvota in it.' }),
      'unknown-token': t({ id: 'theme.fault.unknownToken', message: 'There is no colour of this name.' }),
      'not-a-colour': t({
        id: 'theme.fault.notColor',
        message: 'This is not a colour. Use #RRGGBB, rgb(), hsl(), oklab() or oklch().',
      }),
      transparent: t({ id: 'theme.fault.transparent', message: 'This colour must be opaque.' }),
      'unknown-seed': t({ id: 'theme.fault.unknownSeed', message: 'There is no base colour of this name.' }),
      'unknown-alias': t({ id: 'theme.fault.unknownAlias', message: 'It refers to a name that is not in the file.' }),
      'alias-circle': t({ id: 'theme.fault.aliasCircle', message: 'It refers to itself.' }),
    },
  };
}
