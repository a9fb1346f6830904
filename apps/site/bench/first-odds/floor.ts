// The hand-written baseline: a page with the rows and odds of a page of the site, one inline style and one small script.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

import type { Page } from 'playwright';

interface Row {
  readonly title: string;
  readonly odds: readonly { readonly key: string; readonly text: string }[];
}

export interface FloorServer {
  /** Serves the copy of a page, and returns its address. */
  copy(name: string, page: Page): Promise<string>;
  end(): void;
}

const style = `
body { margin: 0 0 56px; font: 15px/20px system-ui, sans-serif; color: #f4f6fa; background: #10141c }
header, nav { display: flex; align-items: center; gap: 16px; height: 56px; padding: 0 16px; background: #181e29 }
nav { position: fixed; inset: auto 0 0 }
section { padding: 12px 16px; border-bottom: 1px solid #2a3242 }
div div { display: flex; gap: 4px; margin-top: 8px }
button { flex: 1; height: 44px; border: 0; border-radius: 4px; font: 600 16px/20px system-ui, sans-serif; color: inherit; background: #232b3a }
button[aria-pressed=true] { color: #10141c; background: #ffd23f }
`;

const script = `
const chosen = new Set();
document.addEventListener('click', ({ target }) => {
  const cell = target.closest('[data-price]');
  if (!cell) return;
  const key = cell.dataset.price;
  if (!chosen.delete(key)) chosen.add(key);
  cell.setAttribute('aria-pressed', String(chosen.has(key)));
  document.querySelector('nav button').textContent = chosen.size === 0 ? 'Slip' : 'Slip ' + chosen.size;
});
`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Runs in the page: returns every row that it has, also beyond the window. */
function rowsOf(): Row[] {
  const rows = new Map<Element, { title: string; odds: { key: string; text: string }[] }>();
  for (const cell of document.querySelectorAll('main [data-price][data-state="open"]')) {
    const row = cell.closest('[data-odds-row]') ?? cell.parentElement;
    if (!row) continue;
    const found = rows.get(row) ?? { title: row.getAttribute('aria-label') ?? '', odds: [] };
    const text = /\d+\.\d{2,3}/.exec(cell.textContent)?.[0] ?? '';
    found.odds.push({ key: cell.getAttribute('data-price') ?? '', text });
    rows.set(row, found);
  }
  return [...rows.values()];
}

function pageOf(name: string, rows: readonly Row[]): string {
  const cells = ({ odds }: Row): string =>
    odds
      .map(
        ({ key, text }) =>
          `<button data-price="${escapeHtml(key)}" data-state="open" aria-pressed="false">${text}</button>`,
      )
      .join('');
  const sections = rows.map((row) => `<section>${escapeHtml(row.title)}<div>${cells(row)}</div></section>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${name}</title><style>${style}</style><body><div id="root"><header>${name}</header><main>${sections.join('')}</main><nav><button>Slip</button></nav></div><script>${script}</script></body></html>`;
}

/** Starts the server of the hand-written pages. */
export async function startFloor(port: number): Promise<FloorServer> {
  const pages = new Map<string, Buffer>();
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(url);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    if (page) response.writeHead(200, headers).end(page);
    else response.writeHead(404).end();
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    async copy(name, page) {
      const html = pageOf(name, await page.evaluate(rowsOf));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      pages.set(`/${name}`, brotliCompressSync(html, { params }));
      return `http://localhost:${port}/${name}`;
    },
    end: () => server.close(),
  };
}
