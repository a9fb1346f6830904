import { isLocale } from '@kvota/contracts';
import { formatsOf } from '@kvota/i18n';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

import { decimalOf, shortDecimalOf } from './decimal.ts';

export interface Numbers {
  /** A multiplier in ten-thousandths: 12,000 is "1.2×". */
  readonly times: (multiplier: number) => string;
  /** Hundredths with both places: 4,731 is "47.31". */
  readonly fixed: (hundredths: number) => string;
  /** Hundredths of a percent: 4,950 is "49.50%". */
  readonly percent: (hundredths: number) => string;
}

/** Formats of the numbers on the boards, in the language of the player. */
export function useNumbers(): Numbers {
  const { i18n } = useLingui();
  return useMemo(() => {
    const { number, percent } = formatsOf(isLocale(i18n.locale) ? i18n.locale : 'en');
    return {
      times: (multiplier) => `${number(shortDecimalOf(multiplier, 4))}×`,
      fixed: (hundredths) => number(decimalOf(hundredths, 2)),
      percent: (hundredths) => percent(decimalOf(hundredths, 2)),
    };
  }, [i18n.locale]);
}
