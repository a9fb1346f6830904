import type { ColorTokens } from './tokens.ts';

/** Ticket paper with the same pair inverted. */
export const lightColors: ColorTokens = {
  bg: {
    canvas: '#F2F0E8',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    overlay: '#FFFFFF',
    inset: '#E7E4D9',
    scrim: '#0E1E228F',
    shadow: '#0E1E222E',
  },
  border: { subtle: '#DAD6C8', control: '#72807F', focus: '#0F3A45' },
  text: { primary: '#0E1E22', secondary: '#3E5157', muted: '#566970' },
  brand: { base: '#0F3A45', hover: '#16505F', on: '#E2F86B', text: '#0C5566', subtle: '#E6F2C8' },
  odds: {
    bg: '#E9EEEA',
    hover: '#DCE5DF',
    text: '#0E1E22',
    label: '#3E5157',
    selectedBg: '#0F3A45',
    selectedText: '#E2F86B',
    lockedBg: '#EFEDE5',
    lockedText: '#5A6B71',
  },
  move: { up: '#0A5FA6', upSubtle: '#D6EBFA', down: '#9A3F00', downSubtle: '#FCE3CC' },
  live: { text: '#B8124B', solid: '#C7185A', on: '#FFFFFF' },
  status: {
    success: '#0B6B41',
    successSubtle: '#D5F0E1',
    warning: '#7A4F00',
    warningSubtle: '#FBEBC4',
    danger: '#A61B1B',
    dangerSubtle: '#FADCD9',
    dangerSolid: '#B3261E',
    dangerOn: '#FFFFFF',
    info: '#1A55AD',
    infoSubtle: '#DCE9FB',
  },
  casino: { text: '#5B2FA8', subtle: '#EBE2FB' },
};
