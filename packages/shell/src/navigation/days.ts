/**
 * Days in the time zone of the device, as an address holds them; both are included: `?from=2026-11-01&to=2026-11-21`.
 */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

const day = /^\d{4}-\d\d-\d\d$/;

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && day.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

/** Parses the days of an address. A period needs both ends, in order; anything else counts as none. */
export function daysOf(given: Readonly<Record<string, unknown>>): Days {
  const [from, to] = [dayOf(given['from']), dayOf(given['to'])];
  return from !== undefined && to !== undefined && from <= to ? { from, to } : {};
}

/** Returns the moments between which the days lie, in the time zone of the device. Empty if there are no days. */
export function instantsOf({ from, to }: Days): { from?: string; to?: string } {
  if (from === undefined || to === undefined) return {};
  const midnight = (text: string, later: number): number => {
    const [year = 1970, month = 1, date = 1] = text.split('-').map(Number);
    return new Date(year, month - 1, date + later).getTime();
  };
  return { from: new Date(midnight(from, 0)).toISOString(), to: new Date(midnight(to, 1) - 1).toISOString() };
}
