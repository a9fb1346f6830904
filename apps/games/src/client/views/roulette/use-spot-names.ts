import { useLingui } from '@lingui/react/macro';

import { kindOf } from './cloth.ts';
import { colorOf } from './Wheel.tsx';

export interface SpotNames {
  /** The text on the cloth of a place that is no single number. */
  readonly short: (on: string) => string;
  /** The whole name. */
  readonly name: (on: string) => string;
  readonly number: (number: number) => string;
  readonly kinds: Readonly<Record<string, string>>;
}

/** The names of the places of the cloth. */
export function useSpotNames(): SpotNames {
  const { t } = useLingui();
  const colors = {
    zero: t({ id: 'games.roulette.green', message: 'green' }),
    red: t({ id: 'games.roulette.red', message: 'red' }),
    black: t({ id: 'games.roulette.black', message: 'black' }),
  };
  const evens: Readonly<Record<string, string>> = {
    red: t({ id: 'games.roulette.onRed', message: 'Red' }),
    black: t({ id: 'games.roulette.onBlack', message: 'Black' }),
    even: t({ id: 'games.roulette.even', message: 'Even' }),
    odd: t({ id: 'games.roulette.odd', message: 'Odd' }),
    low: '1–18',
    high: '19–36',
  };
  const kinds: Readonly<Record<string, string>> = {
    straight: t({ id: 'games.roulette.straight', message: 'Numbers' }),
    split: t({ id: 'games.roulette.split', message: 'Splits' }),
    street: t({ id: 'games.roulette.street', message: 'Streets' }),
    corner: t({ id: 'games.roulette.corner', message: 'Corners' }),
    line: t({ id: 'games.roulette.line', message: 'Lines' }),
  };
  const number = (value: number): string => `${value} ${colors[colorOf(value)]}`;
  const short = (on: string): string => {
    const index = Number(on.split(':')[1]);
    if (kindOf({ on }) === 'dozen') return `${index * 12 - 11}–${index * 12}`;
    return kindOf({ on }) === 'column' ? '2:1' : (evens[on] ?? '');
  };
  const name = (on: string): string => {
    const [kind = '', rest = ''] = on.split(':');
    const numbers = short(on);
    switch (kind) {
      case 'straight':
        return number(Number(rest));
      case 'column':
        return `${t({ id: 'games.roulette.column', message: `Column ${rest}` })}, ${numbers}`;
      case 'dozen':
        return t({ id: 'games.roulette.dozen', message: `Dozen ${numbers}` });
      case 'split':
      case 'street':
      case 'corner':
      case 'line':
        return rest.replaceAll('-', ', ');
      default:
        return evens[on] ?? on;
    }
  };
  return { short, name, number, kinds };
}
