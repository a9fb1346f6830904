import type { ReactElement } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { group } from '../../feedback/skeleton/Skeleton.css.ts';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { LeagueHeader } from '../market-table/LeagueHeader.tsx';
import { MarketTable, type PhoneColumns } from '../market-table/MarketTable.tsx';
import { MatchRow } from '../market-table/MatchRow.tsx';
import { nameLine } from './name-line.css.ts';
import { OddsButton } from '../odds-button/OddsButton.tsx';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The placeholder of a match, as high as the match. */
export function MatchRowSkeleton({ columns }: { readonly columns: number }): ReactElement {
  return (
    <MatchRow
      home={<NameSkeleton width={150} />}
      away={<NameSkeleton width={120} />}
      time={<Skeleton width={36} />}
      more={<Skeleton width={32} />}
    >
      {upTo(columns).map((column) => (
        <OddsButton key={column} label="" state="loading" tabIndex={-1} />
      ))}
    </MatchRow>
  );
}

/** As high as the line of a name. */
function NameSkeleton({ width }: { readonly width: number }): ReactElement {
  return <Skeleton width={width} height={13} className={nameLine} />;
}

/** The placeholder of a league. */
export function MarketTableSkeleton(props: {
  readonly rows?: number;
  readonly columns: number;
  readonly phoneColumns?: PhoneColumns;
  readonly label?: string;
  readonly className?: string;
}): ReactElement {
  const { rows = 5, columns, phoneColumns = 3, label, className } = props;
  const labels = useLabels();
  return (
    <MarketTable columns={columns} phoneColumns={phoneColumns} aria-busy="true" className={className}>
      <span className={visuallyHidden}>{label ?? labels.loading}</span>
      <div aria-hidden="true" inert data-skeletons="" className={group}>
        <LeagueHeader title={<Skeleton width={180} height={16} />} columns={upTo(columns).map(() => '\u00A0')} />
        {upTo(rows).map((row) => (
          <MatchRowSkeleton key={row} columns={columns} />
        ))}
      </div>
    </MarketTable>
  );
}
