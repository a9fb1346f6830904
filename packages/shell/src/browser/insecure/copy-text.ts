/** Copies a selected text as the browser's own command does. Returns false if the browser refuses. */
function copySelected(text: string, page: Document): boolean {
  const { activeElement } = page;
  const field = page.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  // Beside the pressed button: a dialog keeps the focus inside.
  (activeElement?.parentElement ?? page.body).append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way over plain http
  const isCopied = page.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}

/**
 * Copies text to the clipboard, after a press. Resolves with false if the browser refuses. At an http address of another
 * machine, browsers have no `navigator.clipboard`.
 */
export async function copyText(text: string): Promise<boolean> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- missing in an insecure context
  if (!navigator.clipboard) return copySelected(text, document);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copySelected(text, document),
  );
}
