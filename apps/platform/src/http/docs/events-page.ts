import { createHash } from 'node:crypto';

import { channels, inboundEvents, outboundEvents, type SocketEvent } from '@kvota/contracts';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

import { Html, html } from '../../identity/pages/page.ts';

const style = `:root{color-scheme:light dark;--line:light-dark(#dad6c8,#21383f);--soft:light-dark(#3e5157,#aec0c4);--brand:light-dark(#0c5566,#d9f24f)}
body{margin:0 auto;max-width:960px;padding:24px 16px;background:light-dark(#f2f0e8,#0a1519);color:light-dark(#0e1e22,#edf3f1);font:15px/1.5 system-ui,sans-serif}
h1{font-size:28px}h2{margin:32px 0 8px;font-size:22px}h3{margin:0;font-size:17px;font-family:ui-monospace,monospace;color:var(--brand)}
a{color:var(--brand)}article{border-top:1px solid var(--line);padding:16px 0}p{margin:4px 0 8px;color:var(--soft)}
pre{overflow:auto;max-height:320px;margin:8px 0 0;padding:12px;border-radius:6px;background:light-dark(#e7e4d9,#071014);font-size:13px}`;

// One string, because the page's policy contains its hash: not even a space may be added.
const styleElement = new Html(`<style>${style}</style>`);

/** Headers of the page. Only its own style is allowed. */
export const eventsPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`,
  'x-content-type-options': 'nosniff',
};

/** Renders a readable page of every socket event from the contract (NET-10 … NET-31). */
export function renderEventsPage(): string {
  const sections = channels.map(
    (channel) =>
      html`<section>
        <h2>Namespace <code>/${channel}</code></h2>
        <h2>From the server</h2>
        ${eventsOf(inboundEvents, channel)}
        <h2>From the client</h2>
        ${eventsOf(outboundEvents, channel)}
      </section>`,
  );
  return `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Socket events · Kvota platform</title>
        ${styleElement}
      </head>
      <body>
        <h1>Socket events</h1>
        <p>
          Two namespaces of socket.io at the address of the platform. The arguments of each event are a JSON Schema
          tuple. The calls are in <a href="/docs">the API document</a>.
        </p>
        ${sections}
      </body>
    </html>`.text
  }\n`;
}

function eventsOf(events: Readonly<Record<string, SocketEvent>>, channel: string): Html[] {
  return Object.entries(events)
    .filter(([, event]) => event.channel === channel)
    .map(
      ([name, { id, summary, args, answer }]) =>
        html`<article id="${name}">
          <h3>${name}</h3>
          <p>${summary} (${id})</p>
          <details>
            <summary>Arguments</summary>
            <pre>${schemaText(args)}</pre>
          </details>
          ${answer ? answerHtml(answer) : ''}
        </article>`,
    );
}

function answerHtml(answer: GenericSchema): Html {
  return html`<details>
    <summary>Acknowledgement</summary>
    <pre>${schemaText(answer)}</pre>
  </details>`;
}

function schemaText(part: GenericSchema): string {
  const { $schema: _dialect, ...schema } = toJsonSchema(part, { errorMode: 'ignore', target: 'draft-2020-12' });
  return JSON.stringify(schema, null, 2);
}
