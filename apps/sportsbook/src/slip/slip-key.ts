/** The key of the slip. */
export const slipKey = 'B';

/** Fields that take letters, and lists that are searched by them. */
const takesLetters = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const searched = '[role=menu], [role=listbox], [role=combobox]';

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** Whether a press is the slip's key, and nobody else's: no field takes it, and no dialog stands over the page but the slip's own sheet. */
export function asksForSlip(press: Press): boolean {
  if (press.altKey || press.ctrlKey || press.metaKey || press.repeat || press.isComposing || press.defaultPrevented)
    return false;
  // Greek and Cyrillic keyboards have another letter on the key, others have the letter on another key.
  const isLatin = /^[a-z]$/i.test(press.key);
  if (isLatin ? press.key.toUpperCase() !== slipKey : press.code !== `Key${slipKey}`) return false;
  if (!(press.target instanceof Element)) return true;
  if (press.target.closest(`${takesLetters}, ${searched}`)) return false;
  const dialog = press.target.closest('[role=dialog], [role=alertdialog]');
  return dialog === null || dialog.querySelector('[data-slip]') !== null;
}
