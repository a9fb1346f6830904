import type { Page } from '@playwright/test';

/** Everything on the page that a reader sees or a screen reader says: texts of the document and names in attributes. */
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

/** What does not fit the width of the window: elements that stand out of it, and words of ours that are cut off; names of teams and leagues may be. */
export async function misfitsOn(page: Page, names: readonly string[]): Promise<string[]> {
  return await page.evaluate(async (mayBeCut) => {
    // What slides in stands outside until it has come.
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
    // Until a face has come, its words stand in a wider one.
    await document.fonts.ready;
    const misfits: string[] = [];
    const width = document.documentElement.clientWidth;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}"`;
    /** Inside of something that scrolls or cuts by intent, an element may be wider than the window. */
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
      // Only what holds words itself: a box around other boxes may cut pictures.
      const holdsWords = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (holdsWords && part.scrollWidth > part.clientWidth + 1 && !mayBeCut.some((name) => text.includes(name)))
        misfits.push(`${nameOf(part)} is cut: ${part.scrollWidth} in ${part.clientWidth}`);
    }
    return misfits;
  }, names);
}
