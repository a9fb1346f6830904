import { Chip } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../format/use-formats.ts';
import { selectLeagues } from './filters/prematch-filters.ts';
import { usePrematchFilters } from './filters/use-prematch-filters.ts';

/** The number of leagues that were chosen in the drawer, with a cross that clears them (PRE-08). */
export function ChosenLeagues({ className }: { className: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  const [filters, change] = usePrematchFilters();
  const chosen = filters.leagues.length;
  if (chosen === 0) return null;
  return (
    <Chip
      selected
      className={className}
      count={formats.number(chosen)}
      removeLabel={t({ id: 'offer.resetLeagues', message: 'Show all leagues again' })}
      onRemove={() => change(selectLeagues(filters, []))}
    >
      {t({ id: 'offer.leagues', message: 'Leagues' })}
    </Chip>
  );
}
