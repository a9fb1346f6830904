import { languageTag, type Locale } from '@kvota/contracts';

import { brand } from '../../kernel/brand.ts';
import { pageStyle } from './page-style.ts';
import { signInMessages, translate } from './identity-messages.ts';

/** HTML that needs no escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | undefined;

/** Builds HTML. Every value is escaped unless it is Html. */
export function html(parts: TemplateStringsArray, ...values: readonly Part[]): Html {
  const texts = parts.map((part, index) => part + textOf(values[index]));
  return new Html(texts.join(''));
}

function textOf(value: Part): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// One string, because the page's policy contains its hash: not even a space may be added.
const styleElement = new Html(`<style>${pageStyle}</style>`);
const bars = Array.from({ length: 16 }, () => html`<b></b>`);

/** Theme of a page. If absent, the page follows the system. */
export type Theme = 'dark' | 'light';

/** Returns the theme that an app requests, if any. */
export function themeOf(requested: unknown): Theme | undefined {
  return requested === 'dark' || requested === 'light' ? requested : undefined;
}

export interface Page {
  readonly locale: Locale;
  readonly theme?: Theme | undefined;
  readonly title: string;
  /** Text below the brand. Default: the one for players. */
  readonly lead?: string;
  readonly body: Html;
  readonly below?: Html;
}

/** Renders a whole page: the ticket with its body, and what follows below. */
export function page({ locale, theme, title, lead, body, below }: Page): string {
  const look = theme === undefined ? '' : ` data-theme="${theme}"`;
  return `<!doctype html>\n<html lang="${languageTag(locale)}"${look}>${
    html`
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${title} · ${brand}</title>
        ${styleElement}
      </head>
      <body>
        <main class="ticket">
          <div class="part head">
            <div>
              <p class="brand">${brand}<i></i></p>
              <p class="lead">${lead ?? translate(locale, signInMessages.lead)}</p>
            </div>
            <div class="bars" aria-hidden="true">${bars}</div>
          </div>
          <div class="part body">${body}</div>
        </main>
        ${below}
        <footer>${translate(locale, signInMessages.adults)}</footer>
      </body>
    `.text
  }</html>\n`;
}
