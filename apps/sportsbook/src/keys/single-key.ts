/** Key that focuses the slip. */
export const slipKey = 'B';
/** Key that focuses the search of the page. */
export const searchKey = '/';

/** Elements that use letter keys themselves: text fields and lists with type-ahead. */
const takesLetters = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const searched = '[role=menu], [role=listbox], [role=combobox]';

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/**
 * True if a key press means this shortcut: no field takes it and no dialog is open. `within` is a selector of an
 * element in which the key works nevertheless.
 */
export function asksFor(key: string, press: Press, within?: string): boolean {
  if (press.altKey || press.ctrlKey || press.metaKey || press.repeat || press.isComposing || press.defaultPrevented)
    return false;
  if (!isKey(key, press)) return false;
  if (!(press.target instanceof Element)) return true;
  if (press.target.closest(`${takesLetters}, ${searched}`)) return false;
  const dialog = press.target.closest('[role=dialog], [role=alertdialog]');
  return dialog === null || (within !== undefined && dialog.querySelector(within) !== null);
}

/** Also compares the place of the key, because Greek, Cyrillic and other layouts have a different letter on it. */
function isKey(key: string, press: Press): boolean {
  if (!/^[A-Z]$/.test(key)) return press.key === key;
  return /^[a-z]$/i.test(press.key) ? press.key.toUpperCase() === key : press.code === `Key${key}`;
}
