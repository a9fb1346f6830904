import { createHash } from 'node:crypto';

import { fontFaces } from './fonts.ts';

/** Returns the light theme under a condition. */
const light = (condition: string): string => `${condition}{ color-scheme: light;
  --canvas: #f2f0e8; --surface: #fff; --raised: #fff; --inset: #e7e4d9; --line: #dad6c8; --control: #72807f;
  --focus: #0f3a45; --text: #0e1e22; --soft: #3e5157; --muted: #566970; --brand: #0f3a45; --brand-hover: #16505f;
  --on-brand: #e2f86b; --brand-text: #0c5566; --danger: #a61b1b; --danger-soft: #fadcd9; --good: #0b6b41; --good-soft: #d5f0e1; --shadow: 0 24px 64px #0e1e2226; }`;

/**
 * Style of the pages: the slip's perforated ticket as a card. It is dark or light as the app requests, or as the system
 * is.
 */
export const pageStyle = `${fontFaces}
:root { color-scheme: dark;
  --canvas: #0a1519; --surface: #101e23; --raised: #172930; --inset: #071014; --line: #21383f; --control: #67858e;
  --focus: #fff; --text: #edf3f1; --soft: #aec0c4; --muted: #8fa4aa; --brand: #d9f24f; --brand-hover: #e6f97a;
  --on-brand: #0b1a12; --brand-text: #d9f24f; --danger: #ff8a80; --danger-soft: #43191a; --good: #4fdfa0; --good-soft: #0d3527; --shadow: 0 24px 64px #0009; }
${light('@media (prefers-color-scheme: light) { :root:not([data-theme=dark]) ')} }
${light(':root[data-theme=light] ')}
* { box-sizing: border-box; font-language-override: "RUS"; }
html { height: 100%; }
body { margin: 0; min-height: 100%; display: flex; flex-direction: column; align-items: center; justify-content: center;
  gap: 24px; padding: 24px 16px; background: var(--canvas); color: var(--text);
  background-image: repeating-linear-gradient(90deg, transparent 0 79px, color-mix(in srgb, var(--line) 55%, transparent) 79px 80px),
    radial-gradient(90% 60% at 50% 0%, color-mix(in srgb, var(--brand) 9%, transparent), transparent);
  font: 400 15px/1.5 "Sofia Sans Variable", "Sofia Sans", system-ui, "Segoe UI", Roboto, sans-serif; }
a { color: var(--brand-text); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
.ticket { width: 100%; max-width: 400px; filter: drop-shadow(var(--shadow)); }
.part { background: var(--surface); padding: 24px; --notch: 9px; }
.part.head { padding-bottom: 20px; border-radius: 10px 10px 0 0; display: flex; align-items: flex-end; justify-content: space-between; gap: 16px;
  -webkit-mask: radial-gradient(circle var(--notch) at 0 100%, #0000 98%, #000) 0 0 / 51% 100% no-repeat,
    radial-gradient(circle var(--notch) at 100% 100%, #0000 98%, #000) 100% 0 / 51% 100% no-repeat;
  mask: radial-gradient(circle var(--notch) at 0 100%, #0000 98%, #000) 0 0 / 51% 100% no-repeat,
    radial-gradient(circle var(--notch) at 100% 100%, #0000 98%, #000) 100% 0 / 51% 100% no-repeat; }
.part.body { border-radius: 0 0 10px 10px; position: relative;
  -webkit-mask: radial-gradient(circle var(--notch) at 0 0, #0000 98%, #000) 0 0 / 51% 100% no-repeat,
    radial-gradient(circle var(--notch) at 100% 0, #0000 98%, #000) 100% 0 / 51% 100% no-repeat;
  mask: radial-gradient(circle var(--notch) at 0 0, #0000 98%, #000) 0 0 / 51% 100% no-repeat,
    radial-gradient(circle var(--notch) at 100% 0, #0000 98%, #000) 100% 0 / 51% 100% no-repeat; }
.part.body::before { content: ""; position: absolute; inset: -1px 16px auto; border-top: 2px dashed var(--line); }
.brand { font: 800 36px/1 "Sofia Sans Condensed Variable", "Sofia Sans Condensed", "Arial Narrow", system-ui, sans-serif;
  letter-spacing: -0.01em; color: var(--brand-text); margin: 0; }
.brand i { font-style: normal; display: inline-block; width: 0.22em; height: 0.22em; margin-left: 0.06em; background: var(--brand); transform: skewX(-12deg); }
.lead { margin: 8px 0 0; color: var(--soft); }
.bars { display: flex; align-items: flex-end; gap: 3px; height: 40px; }
.bars b { width: 3px; background: var(--control); height: 100%; } .bars b:nth-child(3n) { width: 6px; } .bars b:nth-child(4n) { width: 1px; }
h1 { font: 700 22px/1.2 "Sofia Sans Condensed Variable", "Sofia Sans Condensed", "Arial Narrow", system-ui, sans-serif; margin: 0 0 16px; }
p { margin: 0 0 16px; }
label { display: block; font-size: 13px; font-weight: 600; color: var(--soft); margin: 0 0 4px; }
input { width: 100%; height: 44px; padding: 0 12px; margin: 0 0 16px; border: 1px solid var(--control); border-radius: 6px;
  background: var(--inset); color: var(--text); font: inherit; font-size: 17px; }
input[aria-invalid="true"] { border-color: var(--danger); }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; padding: 8px 16px; border: 0;
  border-radius: 6px; background: var(--brand); color: var(--on-brand); font: inherit; font-size: 17px; font-weight: 700;
  cursor: pointer; text-align: center; text-decoration: none; }
button:hover, .button:hover { background: var(--brand-hover); }
button.quiet { margin-top: 8px; min-height: 44px; background: transparent; color: var(--soft); font-size: 15px; font-weight: 600; }
button.quiet:hover { color: var(--text); background: color-mix(in srgb, var(--control) 14%, transparent); }
.error { display: flex; gap: 8px; margin: 0 0 16px; padding: 8px 12px; border-left: 3px solid var(--danger); border-radius: 3px;
  background: var(--danger-soft); color: var(--text); }
.error::before { content: "!"; font-weight: 800; color: var(--danger); }
.note { margin: 0 0 16px; padding: 8px 12px; border-left: 3px solid var(--control); border-radius: 3px; background: var(--raised); }
.demo { margin: 16px 0 0; padding: 16px 0 0; border-top: 2px dashed var(--line); }
.demo h2 { font-size: 13px; font-weight: 600; color: var(--soft); margin: 0; }
.demo p { font-size: 13px; color: var(--muted); margin: 0 0 8px; }
.demo ul, .languages ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px 4px; }
.demo a { display: block; padding: 8px 4px; text-align: center; border-radius: 6px; border: 1px solid var(--line); background: var(--raised);
  color: var(--text); text-decoration: none; font-weight: 600; overflow-wrap: anywhere; min-height: 40px; }
.demo a:hover { border-color: var(--control); } .demo a[aria-current] { border-color: var(--brand-text); color: var(--brand-text); }
.languages ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 4px 16px; max-width: 480px; }
.languages a { display: inline-block; padding: 4px 0; color: var(--soft); font-size: 13px; text-decoration: none; }
.languages a:hover, .languages a[aria-current] { color: var(--text); text-decoration: underline; text-underline-offset: 4px; }
footer { color: var(--muted); font-size: 12px; text-align: center; }
.done { margin: 0 0 16px; padding: 8px 12px; border-left: 3px solid var(--good); border-radius: 3px; background: var(--good-soft); }
.hint { font-size: 13px; color: var(--muted); margin: 0 0 4px; }
.button.quiet { margin-top: 8px; min-height: 44px; background: transparent; color: var(--soft); font-size: 15px; font-weight: 600; }
.button.quiet:hover { color: var(--text); background: color-mix(in srgb, var(--control) 14%, transparent); }
button.small { width: auto; min-height: 44px; padding: 4px 12px; font-size: 15px; background: transparent; color: var(--text);
  border: 1px solid var(--control); }
button.small:hover { background: color-mix(in srgb, var(--control) 14%, transparent); }
form + .button.quiet, .button.quiet + form { margin-top: 8px; }
.qr { display: block; width: 100%; max-width: 220px; margin: 0 auto 16px; border-radius: 6px; }
.key, .codes { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; letter-spacing: 0.04em; overflow-wrap: anywhere; }
.key { padding: 8px 12px; border-radius: 6px; background: var(--inset); text-align: center; }
.codes { margin: 0 0 16px; padding: 8px 12px 8px 40px; border-radius: 6px; background: var(--inset); }
.codes li { padding: 4px 0; }
.acts { display: grid; gap: 8px; } .acts button.small { width: 100%; }
.sessions { list-style: none; margin: 0 0 16px; padding: 0; }
.sessions li { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 12px 0; border-top: 1px solid var(--line); }
.sessions li > div { display: grid; min-width: 0; }
.sessions span { font-size: 13px; color: var(--soft); }
.sessions em { font-style: normal; font-size: 13px; font-weight: 700; color: var(--good); white-space: nowrap; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px; color: var(--muted); margin: 0 0 16px; }
`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/**
 * Returns the headers of every page: only this style and our fonts are loaded, no script runs, and forms lead only here
 * and to the apps.
 */
export function pageHeaders(formTargets: readonly string[]): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      "font-src 'self'",
      `style-src 'sha256-${styleHash}'`,
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
