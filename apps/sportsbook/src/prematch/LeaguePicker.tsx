import type { SidebarSport } from '@kvota/contracts';
import { Button } from '@kvota/ui';
import { IconTournament } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';

import { usePrematchFilters } from './filters/use-prematch-filters.ts';

const LeagueSheet = lazy(() => import('./LeagueSheet.tsx').then(({ LeagueSheet: Sheet }) => ({ default: Sheet })));

/**
 * Opens the leagues of a sport in a sheet, for windows without the sidebar. The badge shows how many are chosen
 * (OP-60).
 */
export function LeaguePicker({ sport }: { sport: SidebarSport | undefined }) {
  const { t } = useLingui();
  const [filters] = usePrematchFilters();
  const [open, setOpen] = useState<boolean | null>(null);
  const chosen = filters.leagues.length;
  const title = t({ id: 'offer.leagues', message: 'Leagues' });
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        icon={<IconTournament size={18} />}
        onClick={() => setOpen(true)}
      >
        {chosen > 0 ? `${title} · ${chosen}` : title}
      </Button>
      {open === null ? null : (
        <Suspense>
          <LeagueSheet sport={sport} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
