/** The shortcut of the slip. */
export const slipKey = 'B';
/** The shortcut of the search. */
export const searchKey = '/';

/** Fields that accept letters, and lists that are searched by typing. */
const takesLetters = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const searched = '[role=menu], [role=listbox], [role=combobox]';

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/**
 * True if a press is this shortcut: no field accepts the key, and no dialog is open, except one that matches
 * `within`.
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

/** Greek and Cyrillic keyboards have another letter on the key; other layouts have the letter on another key. */
function isKey(key: string, press: Press): boolean {
  if (!/^[A-Z]$/.test(key)) return press.key === key;
  return /^[a-z]$/i.test(press.key) ? press.key.toUpperCase() === key : press.code === `Key${key}`;
}
