import { useLingui } from '@lingui/react/macro';

/** Returns the text for the fault of a field by its path, such as `lines[2].rate.ppm`; undefined if it has none. */
export function useFaultAt(paths: readonly string[]): (path: string) => string | undefined {
  const { t } = useLingui();
  const textOf = (path: string): string => {
    const field = /(\w+)(?:\[\d+\])?$/.exec(path)?.[1] ?? '';
    switch (field) {
      case 'ppm':
        return t({ id: 'agency.plan.faultPercent', message: 'Enter 0 to 100, with at most 4 decimals.' });
      case 'from':
        return t({ id: 'agency.plan.faultFrom', message: 'Enter a whole number above the tier before.' });
      case 'leastTurnover':
        return t({ id: 'agency.plan.faultWhole', message: 'Enter a whole amount, without decimals.' });
      case 'perPlayer':
      case 'deposits':
      case 'turnover':
        return t({ id: 'agency.plan.faultAmount', message: 'Enter an amount with at most two decimals.' });
      case 'days':
        return t({ id: 'agency.plan.faultDays', message: 'Enter 1 to 3660 days.' });
      case 'products':
        return t({ id: 'agency.plan.faultProducts', message: 'Choose one product, or all of them.' });
      case 'less':
        return t({ id: 'agency.plan.faultLess', message: 'These lines would deduct each other.' });
      default:
        return t({ id: 'agency.plan.faultOther', message: 'This does not fit the other fields of the line.' });
    }
  };
  return (path) => {
    const at = paths.find((each) => each === path || each.startsWith(`${path}[`));
    return at === undefined ? undefined : textOf(path);
  };
}
