import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { condensedBlank } from './parts.ts';
import { vars } from '../theme/contract.css.ts';

// Fallback fonts with the metrics of the real ones, so that text hardly moves when these load. Roboto is as wide as Arial,
// and is the one that Android has.
globalFontFace('Kvota Text Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  sizeAdjust: '94%',
  ascentOverride: '101%',
  descentOverride: '27%',
});
globalFontFace('Kvota Condensed Fallback', {
  src: "local('Arial Narrow'), local('Liberation Sans Narrow'), local('Arial'), local('Roboto')",
  sizeAdjust: '86%',
  ascentOverride: '105%',
  descentOverride: '28%',
});

// Sofia Sans uses Bulgarian letter shapes by default. "RUS" selects the shapes that Russian and Serbian readers
// expect.
globalStyle('*, *::before, *::after', { boxSizing: 'border-box', fontLanguageOverride: '"RUS"' });
globalStyle(':lang(bg), :lang(bg) *', { fontLanguageOverride: '"BGR"' });

globalStyle(':where(html, body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, menu)', {
  margin: 0,
  padding: 0,
});
globalStyle(':where(ul, ol, menu)', { listStyle: 'none' });
globalStyle(':where(fieldset)', { border: 0, minWidth: 0 });
globalStyle(':where(iframe)', { border: 0 });
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle(':where(button)', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'inherit',
  touchAction: 'manipulation',
});
globalStyle(':where(a)', { color: 'inherit', textDecoration: 'none' });
// A page may leave an element out until this style sheet is there.
globalStyle('[data-styled=""]', { display: 'block' });
globalStyle(':where(svg, img)', { display: 'block', flexShrink: 0, maxWidth: '100%' });
globalStyle(':where(h1, h2, h3, h4)', {
  fontFamily: vars.font.condensed,
  wordSpacing: condensedBlank,
  fontWeight: 700,
  lineHeight: 1.2,
  textWrap: 'balance',
});
globalStyle(':where([hidden])', { display: 'none' });

globalStyle('html', {
  background: vars.color.bg.canvas,
  // As high as the header and no higher, because menus that open directly below it must not scroll the page.
  scrollPaddingTop: vars.size.header,
  '@media': {
    [media.belowDesk]: { scrollPaddingBottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))` },
  },
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  scrollbarColor: `${vars.color.border.control} transparent`,
  scrollbarWidth: 'thin',
});
globalStyle('body', {
  minHeight: '100dvh',
  background: vars.color.bg.canvas,
  color: vars.color.text.primary,
  fontFamily: vars.font.text,
  fontSize: vars.size.text[15],
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
globalStyle('::selection', { background: vars.color.brand.base, color: vars.color.brand.on });
globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
});

// Reduced motion, requested by the system or by the page. Repeating animations end after one turn, because they would
// flicker.
const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important' as 'auto',
};
globalStyle('*, *::before, *::after', { '@media': { [media.reducedMotion]: still } });
// Without specificity, as above, so that a component whose motion is essential (a spinner) can override it.
globalStyle(
  ['', ' *', ' *::before', ' *::after'].map((part) => `:where(:root[data-motion="reduced"])${part}`).join(', '),
  still,
);

// In a low window, bars and rows give room to the matches.
globalStyle(':root', {
  '@media': {
    [media.short]: {
      vars: {
        [vars.size.header]: '48px',
        [vars.size.bottomBar]: '48px',
        [vars.size.leagueHeader]: '34px',
        [vars.density.row]: '48px',
      },
    },
  },
});
