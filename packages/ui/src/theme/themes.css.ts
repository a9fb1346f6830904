import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkColors } from './tokens/dark-colors.ts';
import { faces } from './faces.ts';
import { lightColors } from './tokens/light-colors.ts';
import { printColors } from './tokens/print-colors.ts';
import { colorProperty, colorPaths } from './tokens/token-names.ts';
import { colorAt } from './tokens/tokens.ts';
import { wireframeColors } from './tokens/wireframe-colors.ts';

createGlobalTheme(':root, [data-theme="dark"]', vars.color, darkColors);
createGlobalTheme('[data-theme="light"]', vars.color, lightColors);
createGlobalTheme('[data-theme="wireframe"]', vars.color, wireframeColors);

globalStyle(':root, [data-theme="dark"]', { colorScheme: 'dark' });
globalStyle('[data-theme="light"], [data-theme="wireframe"]', { colorScheme: 'light' });

// Printed in black on white, whatever the theme and the colours of the operator, which are on the element itself.
globalStyle(':root, [data-theme]', {
  '@media': {
    print: {
      vars: Object.fromEntries(
        colorPaths().map((path) => [colorProperty(path), `${colorAt(printColors, path)} !important`]),
      ),
    },
  },
});
globalStyle('html', { '@media': { print: { colorScheme: 'only light !important' } } });

createGlobalTheme(
  ':root',
  {
    space: vars.space,
    radius: vars.radius,
    font: vars.font,
    size: vars.size,
    motion: vars.motion,
    z: vars.z,
    density: vars.density,
  },
  {
    space: { 2: '2px', 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px' },
    radius: { sm: '3px', md: '6px', lg: '10px' },
    font: {
      text: `'${faces.text}', 'Kvota Text Fallback', system-ui, sans-serif`,
      condensed: `'${faces.condensed}', 'Kvota Condensed Fallback', 'Arial Narrow', system-ui, sans-serif`,
    },
    size: {
      text: {
        12: '0.75rem',
        13: '0.8125rem',
        15: '0.9375rem',
        17: '1.0625rem',
        19: '1.1875rem',
        22: '1.375rem',
        28: '1.75rem',
        36: '2.25rem',
      },
      header: '56px',
      marquee: '28px',
      bottomBar: '60px',
      sidebar: '280px',
      aside: '400px',
      page: '1920px',
      leagueHeader: '40px',
      oddsWidth: '68px',
      control: '36px',
      touch: '44px',
      slant: '-14deg',
    },
    motion: {
      fast: '120ms',
      base: '180ms',
      slow: '240ms',
      ease: 'cubic-bezier(0.2, 0, 0, 1)',
      spring: 'cubic-bezier(0.2, 1.4, 0.4, 1)',
    },
    z: { sticky: '10', header: '20', drawer: '40', dialog: '50', popup: '60', snackbar: '70', splash: '90' },
    density: { row: '56px', odds: '40px', cell: '12px' },
  },
);

// A part of the page may have a wider density than the page.
globalStyle('[data-density="comfortable"]', {
  vars: { [vars.density.row]: '56px', [vars.density.odds]: '40px', [vars.density.cell]: '12px' },
});
globalStyle('[data-density="compact"]', {
  vars: {
    [vars.density.row]: '46px',
    [vars.density.odds]: '34px',
    [vars.density.cell]: '6px',
    [vars.size.leagueHeader]: '34px',
  },
});
// Many short tables beside each other, such as the markets of a match.
globalStyle('[data-density="dense"]', {
  vars: {
    [vars.density.odds]: '30px',
    [vars.size.leagueHeader]: '32px',
  },
});

globalStyle(':root, [data-density]', {
  '@media': { '(pointer: coarse)': { vars: { [vars.density.odds]: '44px', [vars.size.control]: '44px' } } },
});
