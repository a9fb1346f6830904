import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import { localVars } from '../../style/local-vars.ts';
import { LeagueHeader } from '../market-table/LeagueHeader.tsx';
import * as table from '../market-table/MarketTable.css.ts';
import { moveFocus } from '../market-table/move-focus.ts';
import * as css from './OddsGroup.css.ts';

/** One market on the page of a match, with all its outcomes as wide buttons, below its name or in a line with it. */
export function OddsGroup(props: {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly columns?: 1 | 2 | 3;
  readonly actions?: ReactNode;
  readonly expanded?: boolean;
  readonly onToggle?: () => void;
  readonly headingLevel?: 2 | 3 | 4;
  /** Puts the name in front of one row of prices where the group is wide enough. */
  readonly inLine?: boolean;
  /** Shown below the prices, also of a collapsed group. */
  readonly below?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { title, children, columns = 2, actions, expanded = true, onToggle, headingLevel = 3, inLine, below } = props;
  return (
    <section className={classNames(table.table, inLine && css.inLine, props.className)} style={localVars({ columns })}>
      <LeagueHeader
        title={title}
        actions={actions}
        expanded={expanded}
        headingLevel={headingLevel}
        {...(onToggle && { onToggle })}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys are an addition: each price is also reachable without them */}
      <div className={css.body} hidden={!expanded} onKeyDown={moveFocus}>
        {children}
      </div>
      {below}
    </section>
  );
}
