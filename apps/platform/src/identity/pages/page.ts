import { languageTag, type Locale } from '@kvota/contracts';

import { brand } from '../../kernel/brand.ts';
import { pageStyle } from './page-style.ts';
import { signInMessages, translate } from './identity-messages.ts';

/** HTML that is safe to put into a page as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | undefined;

/** Builds HTML; every text put in is escaped, only Html goes in as it is. */
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

// As one piece: its hash stands in the policy of the page, so not a blank may come in.
const styleElement = new Html(`<style>${pageStyle}</style>`);
const bars = Array.from({ length: 16 }, () => html`<b></b>`);

/** How a page is to look; without a wish it looks as the system does. */
export type Theme = 'dark' | 'light';

/** The theme that an app asks for, where it asks for one. */
export function themeOf(wish: unknown): Theme | undefined {
  return wish === 'dark' || wish === 'light' ? wish : undefined;
}

export interface Page {
  readonly locale: Locale;
  readonly theme?: Theme | undefined;
  readonly title: string;
  /** What stands below the brand; the word to players by default. */
  readonly lead?: string;
  readonly body: Html;
  readonly below?: Html;
}

/** A whole page of the identity provider: the ticket with a body, and what stands below it. */
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
