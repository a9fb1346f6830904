import { quote, type Rules } from '@kvota/bet-slip/math';
import { selectRules, selectTicket } from '@kvota/bet-slip/slip';
import { DataTable, Panel, Switch, type DataColumn } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Mono } from '../../workbench/Code.tsx';
import { Note, Row } from '../../workbench/Workbench.tsx';
import { Facts } from '../../workbench/Facts.tsx';
import { adjustments } from '../calculator/adjustments.ts';
import { conditionsText, quoteOfGroup } from '../calculator/group-lines.ts';
import type { HarnessView } from '../engine/slip-harness.ts';

interface GroupRow {
  readonly name: string;
  readonly conditions: string;
  readonly lines: string;
  readonly min: string;
  readonly max: string;
}

const groupColumns: readonly DataColumn<GroupRow>[] = [
  { id: 'name', header: 'Group', cell: ({ name }) => name, primary: true },
  { id: 'conditions', header: 'Conditions', cell: ({ conditions }) => conditions },
  { id: 'lines', header: 'Lines', cell: ({ lines }) => lines, align: 'end' },
  { id: 'min', header: 'Least odds', cell: ({ min }) => min, align: 'end' },
  { id: 'max', header: 'Greatest odds', cell: ({ max }) => max, align: 'end' },
];

/** All figures of `quote`, with a sample bonus and a sample tax. */
export function PricePanel({ view }: { readonly view: HarnessView }): ReactElement {
  const { state, env } = view;
  const [bonus, setBonus] = useState(false);
  const [tax, setTax] = useState(false);
  const ticket = selectTicket(state, env);
  const rules: Rules = {
    ...selectRules(state, env),
    adjustments: [...(bonus ? [adjustments.bonus] : []), ...(tax ? [adjustments.tax] : [])],
  };
  const { combinations, stakePerCombination, lineOdds, totalOdds, effectiveOdds, payout, capped } = quote(
    ticket,
    rules,
  );
  const groups = ticket.groups.map((group, index): GroupRow => {
    const own = quoteOfGroup(state, env, index);
    return {
      name: `Group ${index + 1}`,
      conditions: conditionsText(group.conditions, group.selectionIds.length),
      lines: String(own.combinations),
      min: own.totalOdds.min,
      max: own.totalOdds.max,
    };
  });
  return (
    <Panel title="Price">
      <Row>
        <Switch label="Bonus 5 %, before the cap" checked={bonus} onCheckedChange={setBonus} />
        <Switch label="Tax 15 % of the win, after the cap" checked={tax} onCheckedChange={setTax} />
      </Row>
      <Facts
        facts={[
          { name: 'Lines', value: String(combinations) },
          { name: 'Stake per line', value: stakePerCombination },
          { name: 'Cheapest line', value: lineOdds.min },
          { name: 'Dearest line', value: lineOdds.max },
          { name: 'Total odds, least', value: totalOdds.min },
          { name: 'Total odds, greatest', value: totalOdds.max },
          { name: 'Payout ÷ stake', value: effectiveOdds.max },
          { name: 'Payout, least', value: payout.min, tone: capped.min ? 'warning' : undefined },
          { name: 'Payout, greatest', value: payout.max, tone: capped.max ? 'warning' : undefined },
        ]}
      />
      {capped.max ? <Note>The payout is capped at the highest of a ticket.</Note> : null}
      {groups.length === 0 ? null : (
        <DataTable
          caption="Groups"
          columns={groupColumns}
          rows={groups}
          rowKey={({ name }) => name}
          density="compact"
        />
      )}
      <Note>
        Bonus and tax are <Mono>PayoutAdjustment</Mono>s of <Mono>/math</Mono>: pure functions that the operator gives.
      </Note>
    </Panel>
  );
}
