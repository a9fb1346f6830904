import { createHash } from 'node:crypto';

import type { OutsidePayment } from '../payments/life.ts';
import { testNumberOf } from '../payments/instrument.ts';
import { languageNames, languages, texts, type Language } from './texts.ts';

const style = `:root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:1.5rem 1rem;max-width:30rem;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;font-weight:600}
form{display:grid;gap:.75rem;margin:1.5rem 0}
button,.back{display:block;min-height:2.75rem;padding:.5rem 1rem;border:2px solid currentColor;border-radius:.5rem;background:Canvas;color:CanvasText;font:inherit;text-align:center}
label{display:grid;gap:.25rem}input{min-height:2.75rem;padding:.5rem .75rem;border:2px solid currentColor;border-radius:.5rem;background:Canvas;color:CanvasText;font:inherit;font-variant-numeric:tabular-nums}
button[value=pay]{background:CanvasText;color:Canvas;font-weight:700}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}nav a{display:inline-block;padding:.375rem 0}`;

/** Headers of the page: nothing is loaded, and forms lead here and back to the site. */
export function pageHeaders(returnUrl: string): Record<string, string> {
  const hash = createHash('sha256').update(style).digest('base64');
  const back = URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : '';
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`,
  };
}

/** Returns the page on which a payment is decided. `payment` is undefined if there is none; `isOpen` if it can be decided. */
export function hostedPage(
  payment: OutsidePayment | undefined,
  { language, isOpen }: { readonly language: Language; readonly isOpen: boolean },
): string {
  const text = texts[language];
  const body =
    payment === undefined
      ? `<p>${text.unknown}</p>`
      : `<dl><dt>${text.amount}</dt><dd>${escaped(`${payment.amount} ${payment.currency}`)}</dd>
<dt>${text.reference}</dt><dd>${escaped(payment.reference)}</dd></dl>
${isOpen ? choices(language, payment) : `<p role="status">${text.over}</p><a class="back" href="${escaped(payment.returnUrl)}">${text.back}</a>`}`;
  return `<!doctype html>
<html lang="${languageNames[language][0]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text.title}</title><style>${style}</style></head>
<body><main><h1>${text.title}</h1>${body}</main>
<nav aria-label="${text.language}"><ul>${languages.map((one) => languageLink(one, language)).join('')}</ul></nav></body></html>`;
}

function choices(language: Language, payment: OutsidePayment): string {
  const text = texts[language];
  const button = (choice: string, label: string): string =>
    `<button name="choice" value="${choice}"${choice === 'pay' ? '' : ' formnovalidate'}>${label}</button>`;
  return `<p id="test">${text.test}</p><form method="post" aria-describedby="test">
<label>${text.number}<input name="number" value="${escaped(testNumberOf(payment))}" pattern="[0-9A-Za-z ]{4,40}" autocomplete="off" required></label>
${button('pay', text.pay)}${button('decline', text.decline)}${button('silence', text.silence)}${button('leave', text.leave)}</form>`;
}

function languageLink(one: Language, current: Language): string {
  const [tag, name] = languageNames[one];
  const mark = one === current ? ' aria-current="true"' : '';
  return `<li><a href="?lang=${one}" lang="${tag}" hreflang="${tag}"${mark}>${name}</a></li>`;
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
