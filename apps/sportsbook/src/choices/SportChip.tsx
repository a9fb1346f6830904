import { sportName } from '@kvota/tickets/names';
import { Chip, SportIcon } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useFormats } from '../format/use-formats.ts';

/** A sport with its number of matches, as a toggle. */
export function SportChip(props: {
  readonly sport: string;
  readonly eventsCount: number;
  readonly selected?: boolean;
  readonly onClick: () => void;
}): ReactElement {
  const { sport, eventsCount, selected = false, onClick } = props;
  const { i18n } = useLingui();
  const formats = useFormats();
  return (
    <Chip
      selected={selected}
      onClick={onClick}
      icon={<SportIcon code={sport} size={18} />}
      count={formats.number(eventsCount)}
    >
      {sportName(i18n, sport)}
    </Chip>
  );
}
