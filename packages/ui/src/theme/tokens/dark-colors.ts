import type { ColorTokens } from './tokens.ts';

/** Petrol black, as a pitch at night, with optic yellow-green. */
export const darkColors: ColorTokens = {
  bg: {
    canvas: '#0A1519',
    surface: '#101E23',
    raised: '#172930',
    overlay: '#1E343C',
    inset: '#071014',
    scrim: '#04090BC7',
    shadow: '#00000073',
  },
  border: { subtle: '#21383F', control: '#67858E', focus: '#FFFFFF' },
  text: { primary: '#EDF3F1', secondary: '#AEC0C4', muted: '#8FA4AA' },
  brand: { base: '#D9F24F', hover: '#E6F97A', on: '#0B1A12', text: '#D9F24F', subtle: '#24330F' },
  odds: {
    bg: '#1B3038',
    hover: '#25414B',
    text: '#F4F8F6',
    label: '#AEC0C4',
    selectedBg: '#D9F24F',
    selectedText: '#0B1A12',
    lockedBg: '#132329',
    lockedText: '#8FA4AA',
  },
  move: { up: '#63CBFF', upSubtle: '#0E3A52', down: '#FFA552', downSubtle: '#4A2D10' },
  live: { text: '#FF6C97', solid: '#D81E5B', on: '#FFFFFF' },
  status: {
    success: '#4FDFA0',
    successSubtle: '#0D3527',
    warning: '#FFC94D',
    warningSubtle: '#3B2C08',
    danger: '#FF8A80',
    dangerSubtle: '#43191A',
    dangerSolid: '#C62828',
    dangerOn: '#FFFFFF',
    info: '#8BBEFF',
    infoSubtle: '#14304F',
  },
  casino: { text: '#C7A6FF', subtle: '#2C1F47' },
};
