import { chromium, type Browser } from 'playwright';

import { browserArguments, findPageBrowser } from '../browser.ts';

/** A page that does what pages of tests do: compile scripts, build rows, compute their style and place. */
const page = `<!doctype html><style>${Array.from({ length: 300 }, (_, i) => `.c${i} > b { padding: ${i % 9}px }`).join('')}</style>
<main></main><script>
const source = (i) => 'function f' + i + '(x) { const y = { a: x, b: [x, x + ' + i + '] }; return y.b.map((z) => z + y.a).join("-"); }';
let text = '';
for (let i = 0; i < 4000; i++) text += source(i);
const all = new Function(text + '; let out = 0; ' + Array.from({ length: 4000 }, (_, i) => 'out += f' + i + '(' + i + ').length;').join('') + ' return out;');
let sum = all();
const main = document.querySelector('main');
for (let round = 0; round < 12; round++) {
  const rows = [];
  for (let i = 0; i < 400; i++) rows.push('<p class="c' + ((i + round) % 300) + '"><i>' + i + '</i><b>' + (i * round) + '</b></p>');
  main.innerHTML = rows.join('');
  sum += main.offsetHeight;
}
document.title = 'done ' + sum;
</script>`;

/** Loads the page three times, each in a new context, as each test does. */
async function work(browser: Browser): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.setContent(page);
    await tab.waitForFunction('document.title.startsWith("done")');
    await context.close();
  }
}

/**
 * Returns the milliseconds that a fixed piece of work takes in two browsers at once. A virtual machine can be as fast as
 * another one in calculations and half as fast in a browser, which starts processes and asks for memory all the time.
 */
export async function calibrateBrowser(): Promise<number> {
  const executablePath = findPageBrowser();
  const options = { args: [...browserArguments], ...(executablePath === undefined ? {} : { executablePath }) };
  const runOne = async (): Promise<void> => {
    const browser = await chromium.launch(options);
    await work(browser);
    await browser.close();
  };
  // The first browser after an installation is read from the disk.
  await runOne();
  const started = performance.now();
  await Promise.all([runOne(), runOne()]);
  return performance.now() - started;
}
