import { settle, whatIf, type Explanation, type LegResult, type Results } from '@kvota/bet-slip/math';
import { selectRules, selectTicket } from '@kvota/bet-slip/slip';
import { EmptyState, Panel, Select } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Fields } from '../../workbench/Workbench.tsx';
import { Facts, type Fact } from '../../workbench/Facts.tsx';
import { LogList } from '../../workbench/LogList.tsx';
import type { HarnessView } from '../engine/slip-harness.ts';

const choices = {
  open: undefined,
  won: 'won',
  lost: 'lost',
  void: 'void',
  halfWon: { outcome: 'won', voidFactor: '0.5' },
  halfLost: { outcome: 'lost', voidFactor: '0.5' },
  deadHeat: { outcome: 'won', deadHeat: '1/2' },
} as const satisfies Record<string, LegResult | undefined>;
type Choice = keyof typeof choices;

const words: Record<Choice, string> = {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  void: 'Void',
  halfWon: 'Half won',
  halfLost: 'Half lost',
  deadHeat: 'Dead heat of two',
};

/** Assumed results of legs, and the payout of the ticket. */
export function WhatIfPanel({ view }: { readonly view: HarnessView }): ReactElement {
  const { state } = view;
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  if (state.selections.length === 0)
    return (
      <Panel title="What if">
        <EmptyState title="Nothing on the slip" art="ticket">
          With legs on it, their results can be tried here.
        </EmptyState>
      </Panel>
    );
  const results: Results = Object.fromEntries(state.selections.map(({ id }) => [id, choices[chosen[id] ?? 'open']]));
  const [facts, explanation] = judge(view, results);
  return (
    <Panel title="What if">
      <Fields>
        {state.selections.map(({ id, pair }) => (
          <Select<Choice>
            key={id}
            label={pair}
            size="sm"
            value={chosen[id] ?? 'open'}
            // Safe: the keys of the table are the choices.
            items={(Object.keys(words) as Choice[]).map((value) => ({ value, label: words[value] }))}
            onValueChange={(value) => setChosen({ ...chosen, [id]: value })}
          />
        ))}
      </Fields>
      <Facts facts={facts} />
      {explanation.length === 0 ? null : (
        <LogList
          label="Why"
          lines={explanation.map((one, index) => ({
            key: index,
            time: String(index + 1),
            title: one.rule,
            summary: told(one),
          }))}
        />
      )}
    </Panel>
  );
}

/** The figures of `settle` and `whatIf` for the assumed results. */
function judge({ state, env }: HarnessView, results: Results): [Fact[], readonly Explanation[]] {
  const ticket = selectTicket(state, env);
  const rules = selectRules(state, env);
  try {
    const settled = settle(ticket, results, rules);
    const { lost, possible, decided } = whatIf(ticket, results, rules);
    const facts: Fact[] = [
      { name: 'Status', value: settled.status, tone: toneOf(settled.status) },
      { name: 'Due now', value: settled.payout },
      { name: 'Winning lines', value: String(settled.winningCombinations) },
      { name: 'Can still be', value: `${possible.min} – ${possible.max}` },
      { name: 'Decided', value: decided || lost ? 'yes' : 'no' },
    ];
    return [facts, settled.explanation];
  } catch (error) {
    // `settle` throws if the ticket could not have been sold.
    return [[{ name: 'Cannot be settled', value: error instanceof Error ? error.message : String(error) }], []];
  }
}

function toneOf(status: 'open' | 'won' | 'lost' | 'void'): Fact['tone'] {
  return ({ open: undefined, won: 'success', lost: 'danger', void: 'warning' } as const)[status];
}

function told(one: Explanation): string {
  if (one.rule === 'leg') return `${one.selectionId} is ${one.because} and counts ${one.factor}`;
  const by =
    one.rule === 'adjusted' ? ` by ${one.code}` : one.rule === 'rounded' ? ` (${one.mode}, per ${one.scope})` : '';
  return `${one.from} → ${one.to}${by}`;
}
