// A file of its own, so that it is fetched when somebody asks.
export { WhatIfDialog } from '@kvota/bet-slip-react/parts';
