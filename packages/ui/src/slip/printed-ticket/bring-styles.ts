/** Adds an element without text to a page, and these rules to its sheet. */
export function addRules(page: Document, rules: readonly string[]): void {
  const { sheet } = page.head.appendChild(page.createElement('style'));
  for (const rule of rules) {
    try {
      sheet?.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule that this browser writes in a form that it cannot read. Without it the others still count.
    }
  }
}

/** Links the file of a style sheet in another page, and resolves once it has loaded or failed. */
function bringFile(link: HTMLLinkElement, page: Document): Promise<void> {
  const copy = page.importNode(link);
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) copy.addEventListener(end, () => resolve());
    page.head.append(copy);
  });
}

/**
 * Gives another page the styles of this one, and resolves once their files are loaded. A content security policy without
 * inline styles lets no element with their text into that page, but it allows rules that a script adds (SEC-18).
 */
export async function bringStyles(page: Document): Promise<void> {
  const files: Promise<void>[] = [];
  for (const source of document.querySelectorAll('link, style')) {
    if (source instanceof HTMLStyleElement)
      addRules(
        page,
        [...(source.sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
      );
    else if (source instanceof HTMLLinkElement && source.relList.contains('stylesheet') && !source.disabled)
      files.push(bringFile(source, page));
  }
  await Promise.all(files);
}
