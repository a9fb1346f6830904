import { expect, type Page } from '@playwright/test';

/** A printed document. */
interface Printed {
  readonly text: string;
  /** Its `@page` rule. */
  readonly page: string;
  /** In pixels. */
  readonly width: number;
  /** The paths of its pictures with a name, such as a QR code. */
  readonly pictures: readonly { readonly name: string; readonly path: string; readonly width: number }[];
}

/** Records what the page prints. The browser's print dialog would block the test. Call it before the page is opened. */
export async function recordPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      const paper = document.body.firstElementChild;
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      Reflect.set(window.parent, 'printed', {
        text: paper?.textContent,
        page: rules.findLast((rule) => rule instanceof CSSPageRule)?.cssText,
        width: paper?.getBoundingClientRect().width,
        pictures: [...(paper?.querySelectorAll('svg[aria-label]') ?? [])].map((picture) => ({
          name: picture.getAttribute('aria-label'),
          path: picture.querySelector('path')?.getAttribute('d'),
          width: picture.getBoundingClientRect().width,
        })),
      });
    };
  });
}

/** Waits until something is printed since the last time, and returns it. */
export async function printed(page: Page): Promise<Printed> {
  await expect.poll(() => page.evaluate(() => Boolean(Reflect.get(window, 'printed')))).toBe(true);
  return await page.evaluate(() => {
    const paper: unknown = Reflect.get(window, 'printed');
    Reflect.deleteProperty(window, 'printed');
    return paper as Printed; // as recordPrints stores it
  });
}
