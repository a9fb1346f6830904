import { themeColors } from '@kvota/ui/theme';
import { create } from 'storybook/theming/create';

/** The word mark as a picture, because the frame of Storybook loads none of our fonts. */
function wordMark(device: string, ink: string): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 124 28" width="124" height="28"><g fill="${device}"><path d="M3 13h7L7 28H0z" opacity=".45"/><path d="M14.5 0H26l-7 28H8z"/></g><text x="36" y="24" font-family="'Arial Narrow','Helvetica Neue',Arial,sans-serif" font-size="28" font-weight="900" fill="${ink}" textLength="86" lengthAdjust="spacingAndGlyphs">KVOTA</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** Storybook's theme in our colours, for its frame and its documentation pages. */
export function docsTheme(base: 'dark' | 'light'): ReturnType<typeof create> {
  const { bg, border, text, brand, odds } = themeColors[base];
  return create({
    base,
    brandTitle: 'Kvota',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: wordMark(brand.text, text.primary),
    colorPrimary: brand.base,
    colorSecondary: base === 'dark' ? '#55B7C6' : brand.text,
    appBg: bg.canvas,
    appContentBg: bg.surface,
    appPreviewBg: bg.canvas,
    appBorderColor: border.subtle,
    appBorderRadius: 6,
    fontBase: "'Sofia Sans Variable', 'Sofia Sans', 'Helvetica Neue', Arial, sans-serif",
    fontCode: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
    textColor: text.primary,
    textInverseColor: base === 'dark' ? bg.canvas : '#FFFFFF',
    textMutedColor: text.muted,
    barBg: bg.surface,
    barTextColor: text.secondary,
    barHoverColor: text.primary,
    barSelectedColor: brand.text,
    inputBg: bg.inset,
    inputBorder: border.control,
    inputTextColor: text.primary,
    inputBorderRadius: 6,
    buttonBg: odds.bg,
    buttonBorder: border.subtle,
    booleanBg: bg.inset,
    booleanSelectedBg: odds.bg,
  });
}
