import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenName } from './tokens/token-names.ts';

/**
 * The custom properties that every component uses. They are stable and unhashed, because saved templates store them:
 * `vars.color.bg.canvas` is `var(--kvota-color-bg-canvas)`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      bg: { canvas: '', surface: '', raised: '', overlay: '', inset: '', scrim: '', shadow: '' },
      border: { subtle: '', control: '', focus: '' },
      text: { primary: '', secondary: '', muted: '' },
      brand: { base: '', hover: '', on: '', text: '', subtle: '' },
      odds: {
        bg: '',
        hover: '',
        text: '',
        label: '',
        selectedBg: '',
        selectedText: '',
        lockedBg: '',
        lockedText: '',
      },
      move: { up: '', upSubtle: '', down: '', downSubtle: '' },
      live: { text: '', solid: '', on: '' },
      status: {
        success: '',
        successSubtle: '',
        warning: '',
        warningSubtle: '',
        danger: '',
        dangerSubtle: '',
        dangerSolid: '',
        dangerOn: '',
        info: '',
        infoSubtle: '',
      },
      casino: { text: '', subtle: '' },
    },
    space: { 2: '', 4: '', 8: '', 12: '', 16: '', 24: '', 32: '' },
    radius: { sm: '', md: '', lg: '' },
    font: { text: '', condensed: '' },
    size: {
      text: { 12: '', 13: '', 15: '', 17: '', 19: '', 22: '', 28: '', 36: '' },
      header: '',
      marquee: '',
      bottomBar: '',
      sidebar: '',
      aside: '',
      page: '',
      leagueHeader: '',
      oddsWidth: '',
      control: '',
      touch: '',
      slant: '',
    },
    motion: { fast: '', base: '', slow: '', ease: '', spring: '' },
    z: { sticky: '', header: '', drawer: '', dialog: '', popup: '', snackbar: '', splash: '' },
    density: { row: '', odds: '', cell: '' },
  },
  (_value, path) => tokenName(path),
);
