import type { KeyValue } from './key-value.ts';

/**
 * Where players find the pause of 24 hours: `menu` is the menu of the account, `always` also the header of every page. The
 * stricter is last, and a licence may require it.
 */
export const pauseButtons = ['menu', 'always'] as const;
export type PauseButton = (typeof pauseButtons)[number];

/** Reads `pauseButton` from the general settings. A missing or malformed value is `menu`. */
export function readPauseButton(list: readonly KeyValue[]): PauseButton {
  return list.some(({ key, value }) => key === 'pauseButton' && value === 'always') ? 'always' : 'menu';
}
