// The splash in the HTML of the page (HEAD-18). It equals the kit's SplashScreen, which replaces it once scripts run.
import { languageTag, locales, type Locale } from '../../contracts/src/locale/locale.ts';
import { themeColors } from '../../ui/src/theme/tokens/theme-values.ts';
import { belowAttribute, servedId } from '../src/browser/served/served-screen.ts';
import { builtTexts, escapeHtml } from './built-texts.ts';
import { pageTexts } from './page-texts.ts';

interface Texts {
  readonly adults: string;
  readonly unreachable: string;
  readonly retry: string;
  readonly noScript: string;
}

/** Returns the texts of the splash, which cannot wait for a catalog. */
async function textsOf(locale: Locale): Promise<Texts> {
  const site = await builtTexts(locale, 'site');
  const head = await builtTexts(locale, 'head');
  return {
    adults: escapeHtml(site('footer.adults')),
    unreachable: escapeHtml(site('reload.title')),
    retry: escapeHtml(site('reload.retry')),
    noScript: escapeHtml(head(pageTexts.noScript.id)),
  };
}

/** Returns the splash in every language. The style shows the one of the page's `lang`. */
export async function splash(name: string): Promise<string> {
  const noScript: string[] = [];
  const notices = await Promise.all(
    locales.map(async (locale) => {
      const { adults, unreachable, retry, noScript: sentence } = await textsOf(locale);
      noScript.push(`<p class="off" lang="${languageTag(locale)}">${sentence}</p>`);
      return `<p lang="${languageTag(locale)}"><b>18+</b><span>${adults}</span></p><p class="lost" lang="${languageTag(locale)}"><span>${unreachable}.</span> <a href="">${retry}</a></p>`;
    }),
  );
  return `<div class="first" role="status" aria-label="${name}">
        <noscript>${noScript.join('')}</noscript>
        <svg viewBox="0 0 24 24" width="56" height="56" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true"><circle cx="12" cy="12" r="9" opacity="0.25" /><path d="M12 3a9 9 0 0 1 9 9" stroke-linecap="round" /></svg>
        <div><svg viewBox="0 0 26 28" height="33" aria-hidden="true"><path d="M3 13h7L7 28H0z" opacity="0.45" /><path d="M14.5 0H26l-7 28H8z" /></svg>${name}</div>
        <i></i>
        ${notices.join('\n        ')}
      </div>`;
}

function colors(selector: string, theme: 'dark' | 'light'): string {
  const { bg, text, brand, status } = themeColors[theme];
  // The site's colours, stored by the last visit, take precedence (THEME-05).
  const values = {
    'bg-canvas': bg.canvas,
    'bg-surface': bg.surface,
    'bg-raised': bg.raised,
    'text-primary': text.primary,
    'text-secondary': text.secondary,
    'brand-text': brand.text,
    'status-danger': status.danger,
  };
  const own = Object.entries(values).map(([name, value]) => `--first-${name}:var(--kvota-color-${name},${value})`);
  return `${selector}{${own.join(';')}}`;
}

/** Returns a rule for parts that are shown only in the page's language. */
const inLanguage = (page: string, part: string, rule: string): string =>
  `${locales
    .map(languageTag)
    .map((tag) => `${page}:lang(${tag}) .first ${part}:lang(${tag})`)
    .join(',')}{${rule}}`;

/**
 * The style of the splash. It is small, because every page contains it. It uses system fonts, so that no text is rendered
 * twice. Its animation starts late, because frames take time from the page that replaces it.
 */
export const splashStyle = [
  colors('html', 'dark'),
  colors('html[data-theme=light]', 'light'),
  'html{background:var(--first-bg-canvas)}',
  'body{margin:0}',
  '.first *{box-sizing:border-box}',
  '.first{position:fixed;inset:0;display:grid;place-content:center;justify-items:center;gap:24px;font:16px/24px system-ui,sans-serif;color:var(--first-text-secondary);background:repeating-linear-gradient(104deg,var(--first-bg-canvas) 0 90px,color-mix(in oklab,var(--first-bg-surface) 45%,var(--first-bg-canvas)) 90px 180px)}',
  '.first>svg{color:var(--first-brand-text);animation:turn .9s linear .8s infinite}',
  '.first div{display:flex;align-items:center;gap:9px;height:43px;color:var(--first-text-primary);font:900 36px/43px "Arial Narrow",system-ui,sans-serif;text-transform:uppercase}',
  '.first div svg{fill:var(--first-brand-text)}',
  '.first i{position:relative;width:160px;height:4px;overflow:hidden;background:var(--first-bg-raised);transform:skewX(-14deg)}',
  '.first i::after{content:"";position:absolute;inset:0 auto 0 0;width:35%;background:var(--first-brand-text);animation:first 1.1s .8s infinite}',
  '@keyframes first{from{translate:-130% 0}to{translate:330% 0}}',
  '@keyframes turn{to{rotate:360deg}}',
  '@media (prefers-reduced-motion:reduce){.first i::after{animation:none;width:100%}.first>svg{animation-duration:4s}}',
  '.first p{display:none;align-items:center;gap:12px;max-width:320px;margin:0 16px}',
  '.first b{flex:none;display:grid;place-items:center;width:40px;height:40px;border:2px solid var(--first-status-danger);border-radius:50%;font-size:15px;color:var(--first-text-primary)}',
  '.first a{color:var(--first-brand-text)}',
  inLanguage('html', 'p:not(.lost)', 'display:flex'),
  // A screen that the server rendered covers the splash once the style sheet is there, and the app until it has its content.
  `#${servedId}{position:absolute;inset:0 0 auto;z-index:2;min-height:100%;background:var(--first-bg-canvas)}`,
  // Not only invisible, or the colours of buttons would fade in from those of the browser.
  '[data-styled]{display:none}',
  `#root[${belowAttribute}]>:not(.first){visibility:hidden}`,
  `#${servedId}[data-user] [data-visitors]{visibility:hidden}`,
  `html[data-lost] #${servedId}{display:none}`,
  `@media (scripting:none){#${servedId}{display:none}}`,
  // Without scripts nothing will come to wait for (HEAD-22).
  '.first:has(.off) > :is(i,svg){display:none}',
  inLanguage('html[data-lost]', '.lost', 'display:block'),
  'html[data-lost] .first > :is(i,svg){display:none}',
].join('');
