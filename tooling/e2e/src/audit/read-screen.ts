import type { Page } from '@playwright/test';

/** Returns every text on the page that is visible or announced: text nodes, names in attributes, and the title. */
export async function textsOn(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const texts = new Set<string>();
    const add = (text: string | null): void => {
      const plain = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
      if (plain !== '') texts.add(plain);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parent.tagName) && parent.checkVisibility())
        add(node.nodeValue);
    }
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    for (const element of document.body.querySelectorAll(spoken.map((name) => `[${name}]`).join()))
      if (element.checkVisibility()) for (const name of spoken) add(element.getAttribute(name));
    add(document.title);
    return [...texts];
  });
}

/** Returns elements that reach out of the window, and texts that are cut off. Texts with a name in `names` may be cut. */
export async function misfitsOn(page: Page, names: readonly string[]): Promise<string[]> {
  return await page.evaluate(async (mayBeCut) => {
    // An element that slides in is outside until its animation ends.
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
    // Until a font is loaded, a wider one replaces it.
    await document.fonts.ready;
    const misfits: string[] = [];
    const width = document.documentElement.clientWidth;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}"`;
    /** True if an ancestor scrolls or clips, because then an element may be wider than the window. */
    const contained = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    if (document.documentElement.scrollWidth > width)
      misfits.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own > 1 && (right > width + 1 || left < -1) && !contained(element)) {
        misfits.push(`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`);
      }
    }
    for (const part of document.body.querySelectorAll<HTMLElement>('*')) {
      const text = part.textContent.trim();
      const { overflowX } = getComputedStyle(part);
      const cuts = overflowX === 'hidden' || overflowX === 'clip';
      if (!cuts || text === '' || part.clientWidth <= 2 || !part.checkVisibility()) continue;
      // Only elements with a text node: a box around other boxes may clip pictures.
      const holdsWords = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (holdsWords && part.scrollWidth > part.clientWidth + 1 && !mayBeCut.some((name) => text.includes(name)))
        misfits.push(`${nameOf(part)} is cut: ${part.scrollWidth} in ${part.clientWidth}`);
    }
    return misfits;
  }, names);
}
