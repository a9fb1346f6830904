import type { ReactElement } from 'react';
import { Panel } from '../../frame/panel/Panel.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { group } from '../../feedback/skeleton/Skeleton.css.ts';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { MatchHead } from '../match-head/MatchHead.tsx';
import { OddsButton } from '../odds-button/OddsButton.tsx';
import { OddsGroup } from '../odds-group/OddsGroup.tsx';
import { matchSkeleton } from './MatchSkeleton.css.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The outcomes of the first markets of a match. */
const outcomes = [3, 3, 2, 2] as const;

/** The placeholder of a match page: its header and its first markets, as high as they will be. */
export function MatchSkeleton(props: { readonly label?: string; readonly className?: string }): ReactElement {
  const labels = useLabels();
  return (
    <div aria-busy="true" className={props.className}>
      <span className={visuallyHidden}>{props.label ?? labels.loading}</span>
      <div aria-hidden="true" inert data-skeletons="" className={classNames(group, matchSkeleton)}>
        <Panel>
          <MatchHead
            league={<Skeleton width={160} height={13} />}
            home={<Skeleton width={120} height={20} />}
            away={<Skeleton width={100} height={20} />}
            middle={<Skeleton width={56} height={20} />}
          />
        </Panel>
        {outcomes.map((count, market) => (
          <OddsGroup key={market} title={<Skeleton width={140} height={16} />} columns={count}>
            {upTo(count).map((outcome) => (
              <OddsButton key={outcome} layout="wide" label="" state="loading" tabIndex={-1} />
            ))}
          </OddsGroup>
        ))}
      </div>
    </div>
  );
}
