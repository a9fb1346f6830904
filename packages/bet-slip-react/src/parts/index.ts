export { groupSign } from './text/group-sign.ts';
export { outcomeText } from './text/outcome-text.ts';
export { refusalText } from './text/refusal-text.ts';
export { rounded, shortOdds } from './text/short-odds.ts';
export { SlipButton, type SlipButtonProps } from './SlipButton.tsx';
export { SlipDialogs } from './payment/SlipDialogs.tsx';
export { SlipPanel, type SlipPanelProps } from './SlipPanel.tsx';
export { SlipHost } from './host/SlipHost.tsx';
export type { SlipMenuEntry, SlipHostDeps } from './host/slip-host.ts';
