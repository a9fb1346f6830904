import type { Rate } from '@kvota/commission';
import { Button, IconButton, Select, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';

import { mostTiers, type DraftTier } from '../draft/plan-draft.ts';
import * as css from '../plan.css.ts';
import type { LineParts } from './LineEditor.tsx';

/** The rate of a line: one percentage, or tiers. */
export function RateFields({ line, faultAt, locked, onChange }: LineParts): ReactElement {
  const { t } = useLingui();
  const kinds: Record<Rate['kind'], string> = {
    flat: t({ id: 'agency.rateKind.flat', message: 'One rate' }),
    slab: t({ id: 'agency.rateKind.slab', message: 'Tiers, the reached one for all' }),
    graduated: t({ id: 'agency.rateKind.graduated', message: 'Tiers, each part at its own' }),
    selections: t({ id: 'agency.rateKind.selections', message: 'By number of selections' }),
  };
  const offered = (['flat', 'slab', 'graduated', 'selections'] as const).filter(
    (kind) => kind !== 'selections' || line.base === 'turnover',
  );
  return (
    <>
      <Select<Rate['kind']>
        label={t({ id: 'agency.plan.rate', message: 'Rate' })}
        value={line.rate}
        error={faultAt('base')}
        disabled={locked}
        onValueChange={(rate) => onChange({ rate })}
        items={offered.map((value) => ({ value, label: kinds[value] }))}
      />
      {line.rate === 'flat' ? (
        <Percent
          value={line.percent}
          fault={faultAt('rate.ppm')}
          locked={locked}
          onChange={(percent) => onChange({ percent })}
        />
      ) : (
        <Tiers {...{ line, faultAt, locked, onChange }} />
      )}
    </>
  );
}

function Percent(props: {
  readonly value: string;
  readonly fault: string | undefined;
  readonly locked: boolean;
  readonly onChange: (percent: string) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <TextField
      label={t({ id: 'agency.plan.percent', message: 'Percentage' })}
      inputMode="decimal"
      autoComplete="off"
      suffix="%"
      value={props.value}
      error={props.fault}
      disabled={props.locked}
      onValueChange={props.onChange}
    />
  );
}

function Tiers({ line, faultAt, locked, onChange }: LineParts): ReactElement {
  const { t } = useLingui();
  const { tiers } = line;
  const change = (at: number, patch: Partial<DraftTier>): void =>
    onChange({ tiers: tiers.map((tier, index) => (index === at ? { ...tier, ...patch } : tier)) });
  const from =
    line.rate === 'selections'
      ? t({ id: 'agency.plan.fromSelections', message: 'From selections' })
      : t({ id: 'agency.plan.fromAmount', message: 'From amount' });
  return (
    <div className={css.wideStack}>
      {tiers.map((tier, at) => (
        // Tiers keep their place while they are typed; a removed one is gone from the list.
        <div key={at} className={css.tier}>
          <TextField
            label={from}
            inputMode="numeric"
            autoComplete="off"
            value={tier.from}
            error={faultAt(`rate.tiers[${at}].from`)}
            // The first tier begins where the base does.
            disabled={locked || at === 0}
            onValueChange={(text) => change(at, { from: text })}
          />
          <Percent
            value={tier.percent}
            fault={faultAt(`rate.tiers[${at}].ppm`)}
            locked={locked}
            onChange={(percent) => change(at, { percent })}
          />
          {at === 0 ? null : (
            <IconButton
              label={t({ id: 'agency.plan.removeTier', message: 'Remove the tier' })}
              disabled={locked}
              icon={<IconTrash size={18} />}
              onClick={() => onChange({ tiers: tiers.filter((_, index) => index !== at) })}
            />
          )}
        </div>
      ))}
      <div>
        <Button
          size="sm"
          icon={<IconPlus size={18} />}
          disabled={locked || tiers.length >= mostTiers}
          onClick={() => onChange({ tiers: [...tiers, { from: '', percent: '' }] })}
        >
          {t({ id: 'agency.plan.addTier', message: 'Add a tier' })}
        </Button>
      </div>
    </div>
  );
}
