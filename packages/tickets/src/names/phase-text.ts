import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the phases of a match (MATCH-12 … MATCH-16). Numbered periods such as Q3 and SET 2 have no text. */
const texts: Record<string, MessageDescriptor> = {
  NSY: msg({ id: 'phase.NSY', message: 'Not started' }),
  FH: msg({ id: 'phase.FH', message: '1st half' }),
  HT: msg({ id: 'phase.HT', message: 'HT' }),
  SH: msg({ id: 'phase.SH', message: '2nd half' }),
  F: msg({ id: 'phase.F', message: 'Finished' }),
  AOT: msg({ id: 'phase.AOT', message: 'After overtime' }),
  OT: msg({ id: 'phase.OT', message: 'Overtime' }),
  P: msg({ id: 'phase.P', message: 'Penalties' }),
  ETF: msg({ id: 'phase.ETF', message: 'Extra time 1' }),
  ETHT: msg({ id: 'phase.ETHT', message: 'Extra time break' }),
  PAUSED: msg({ id: 'phase.PAUSED', message: 'Interrupted' }),
  RUN: msg({ id: 'phase.RUN', message: 'In progress' }),
};

const numbered: readonly [pattern: RegExp, text: MessageDescriptor][] = [
  [/^Q(\d)$/, msg({ id: 'phase.quarter', message: 'Q{number}' })],
  [/^SET(\d)$/, msg({ id: 'phase.set', message: 'Set {number}' })],
  [/^MAP(\d)$/, msg({ id: 'phase.map', message: 'Map {number}' })],
  [/^GAME(\d)$/, msg({ id: 'phase.game', message: 'Game {number}' })],
  [/^P(\d)$/, msg({ id: 'phase.period', message: 'Period {number}' })],
  [/^INN(\d)$/, msg({ id: 'phase.inning', message: 'Inning {number}' })],
  [/^FRAME(\d+)$/, msg({ id: 'phase.frame', message: 'Frame {number}' })],
  [/^LEG(\d+)$/, msg({ id: 'phase.leg', message: 'Leg {number}' })],
  [/^R(\d+)$/, msg({ id: 'phase.round', message: 'Round {number}' })],
];

/** Returns the name of a phase, or the code if it is unknown. */
export function phaseText(i18n: I18n, code: string): string {
  const text = texts[code];
  if (text) return i18n._(text);
  for (const [pattern, message] of numbered) {
    const number = pattern.exec(code)?.[1];
    if (number !== undefined) return i18n._({ ...message, values: { number } });
  }
  return code;
}
