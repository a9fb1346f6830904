import { Select } from '@kvota/ui';

import { useTimeChoice } from './use-time-choice.ts';

/** The time range as a select, for windows without the inline sidebar (OP-15). */
export function TimeSelect() {
  return <Select {...useTimeChoice()} hideLabel size="sm" />;
}
