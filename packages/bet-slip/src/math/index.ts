export { outcomes } from './outcomes.ts';
export { quote } from './quote.ts';
export { settle } from './settle.ts';
export { validate } from './validate.ts';
export { whatIf } from './what-if.ts';
export type {
  DecimalString,
  Explanation,
  Factor,
  LegResult,
  Outcomes,
  PayoutAdjustment,
  Quote,
  Range,
  Results,
  Rounding,
  RoundingMode,
  Rules,
  Selection,
  Settlement,
  SystemGroup,
  Ticket,
  Violation,
  ViolationCode,
  WhatIf,
} from './types.ts';
