// A separate module, so that the dialog is loaded when it is opened.
export { WhatIfDialog } from '@kvota/bet-slip-react/what-if';
