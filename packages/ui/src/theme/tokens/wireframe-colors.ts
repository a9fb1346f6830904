import type { ColorTokens } from './tokens.ts';

/** Ugly on purpose: a part that keeps its look in this theme has a hard-coded colour. */
export const wireframeColors: ColorTokens = {
  bg: {
    canvas: '#FFFF00',
    surface: '#FFFFFF',
    raised: '#00FFFF',
    overlay: '#FF99FF',
    inset: '#CCCCCC',
    scrim: '#00FF00AA',
    shadow: '#FF0000',
  },
  border: { subtle: '#FF0000', control: '#0000FF', focus: '#FF00FF' },
  text: { primary: '#000000', secondary: '#550000', muted: '#000055' },
  brand: { base: '#FF00FF', hover: '#FF66FF', on: '#000000', text: '#880088', subtle: '#FFCCFF' },
  odds: {
    bg: '#00FF00',
    hover: '#66FF66',
    text: '#000000',
    label: '#003300',
    selectedBg: '#0000FF',
    selectedText: '#FFFFFF',
    lockedBg: '#AAAAAA',
    lockedText: '#222222',
  },
  move: { up: '#0000AA', upSubtle: '#AACCFF', down: '#AA3300', downSubtle: '#FFCC99' },
  live: { text: '#AA0044', solid: '#AA0000', on: '#FFFFFF' },
  status: {
    success: '#005500',
    successSubtle: '#CCFFCC',
    warning: '#553300',
    warningSubtle: '#FFEEAA',
    danger: '#990000',
    dangerSubtle: '#FFCCCC',
    dangerSolid: '#880000',
    dangerOn: '#FFFFFF',
    info: '#000099',
    infoSubtle: '#CCCCFF',
  },
  casino: { text: '#440088', subtle: '#DDCCFF' },
};
