import type { PlanLine } from '@kvota/commission';
import { agencyProducts } from '@kvota/contracts';
import { Button, CheckboxGroup, IconButton, Panel, Select, Text, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';

import { useLineWords } from '../../commission/use-line-words.ts';
import { useProductName } from '../../figures/use-product-name.ts';
import { isShare, productsOf, type DraftLine } from '../draft/plan-draft.ts';
import { deductible } from '../draft/plan-json.ts';
import * as css from '../plan.css.ts';
import { PlayerFields } from './PlayerFields.tsx';
import { RateFields } from './RateFields.tsx';

/** Props of the parts of a line's editor. */
export interface LineParts {
  readonly line: DraftLine;
  /** Returns the fault of a field, by its path within the line: `rate.ppm`. */
  readonly faultAt: (path: string) => string | undefined;
  readonly locked: boolean;
  readonly onChange: (patch: Partial<Omit<DraftLine, 'id'>>) => void;
}

const bases = ['ngr', 'ggr', 'turnover', 'cpa', 'head'] as const satisfies readonly PlanLine['base'][];
const carries = ['carry', 'none', 'split'] as const;

/** The fields of one line. Those that its base has no use for are left out. */
export function LineEditor(
  props: LineParts & {
    readonly number: number;
    readonly lines: readonly DraftLine[];
    readonly onRemove: () => void;
    /** True if a field is missing or wrong. Then the fields cannot be closed. */
    readonly faulty: boolean;
    /** The line in one phrase, while its fields are closed. */
    readonly summary: string;
  },
): ReactElement {
  const { line, number, lines, faulty, summary, faultAt, locked, onChange, onRemove } = props;
  const { t } = useLingui();
  const words = useLineWords();
  const title = words.name(line);
  const [open, setOpen] = useState(faulty);
  // A line that was faulty stays open, so that its fields do not vanish as soon as they are right.
  if (faulty && !open) setOpen(true);
  return (
    <Panel
      headingLevel={3}
      title={`${number}. ${title}`}
      actions={
        <>
          <Button
            size="sm"
            aria-expanded={open}
            disabled={locked || faulty}
            icon={<IconPencil size={18} />}
            onClick={() => setOpen(!open)}
          >
            {t({ id: 'agency.plan.editLine', message: 'Edit' })}
          </Button>
          <IconButton
            label={t({ id: 'agency.plan.removeLine', message: 'Remove' })}
            icon={<IconTrash size={18} />}
            disabled={locked}
            onClick={onRemove}
          />
        </>
      }
    >
      {open ? (
        <Fields {...{ line, lines, faultAt, locked, onChange }} />
      ) : (
        <Text size="sm" tone="secondary">
          {summary}
        </Text>
      )}
    </Panel>
  );
}

function Fields(props: LineParts & { readonly lines: readonly DraftLine[] }): ReactElement {
  const { line, lines, faultAt, locked, onChange } = props;
  const { t } = useLingui();
  const words = useLineWords();
  const others = isShare(line.base) ? deductible(line, lines) : [];
  return (
    <div className={css.fields}>
      <Select<PlanLine['base']>
        label={t({ id: 'agency.plan.base', message: 'Paid on' })}
        value={line.base}
        disabled={locked}
        onValueChange={(base) => onChange({ base })}
        items={bases.map((value) => ({ value, label: words.base(value) }))}
      />
      <Select<PlanLine['cycle']>
        label={t({ id: 'agency.plan.cycle', message: 'Settled' })}
        value={line.cycle}
        disabled={locked}
        onValueChange={(cycle) => onChange({ cycle })}
        items={(['week', 'month'] as const).map((value) => ({ value, label: words.cycle(value) }))}
      />
      {line.base === 'cpa' ? null : <Products {...{ line, faultAt, locked, onChange }} />}
      {isShare(line.base) ? (
        <>
          <RateFields {...{ line, faultAt, locked, onChange }} />
          <Select<DraftLine['carry']>
            label={t({ id: 'agency.plan.losses', message: 'Losses' })}
            value={line.carry}
            error={faultAt('carry')}
            disabled={locked}
            onValueChange={(carry) => onChange({ carry })}
            items={carries
              .filter((value) => value !== 'carry' || line.rate !== 'selections')
              .map((value) => ({ value, label: words.carry(value) }))}
          />
          <TextField
            label={t({ id: 'agency.plan.leastTurnover', message: 'Least stakes (optional)' })}
            inputMode="numeric"
            autoComplete="off"
            value={line.leastTurnover}
            error={faultAt('leastTurnover')}
            disabled={locked}
            onValueChange={(leastTurnover) => onChange({ leastTurnover })}
          />
          {others.length === 0 ? null : (
            <CheckboxGroup<string>
              className={css.wide}
              label={t({ id: 'agency.plan.less', message: 'Less the results of' })}
              value={line.less}
              error={faultAt('less')}
              onValueChange={(less) => {
                if (!locked) onChange({ less });
              }}
              items={others.map((other) => ({
                value: other.id,
                label: `${lines.indexOf(other) + 1}. ${words.name(other)}`,
              }))}
            />
          )}
        </>
      ) : (
        <PlayerFields {...{ line, faultAt, locked, onChange }} />
      )}
    </div>
  );
}

function Products({ line, faultAt, locked, onChange }: LineParts): ReactElement {
  const { t } = useLingui();
  const productName = useProductName();
  const { products } = line;
  return (
    <CheckboxGroup<string>
      className={css.wide}
      label={t({ id: 'agency.plan.products', message: 'Products' })}
      allLabel={t({ id: 'agency.plan.allProducts', message: 'All products' })}
      value={products === 'all' ? agencyProducts : products}
      error={faultAt('products')}
      onValueChange={(chosen) => {
        if (!locked) onChange({ products: productsOf(chosen) });
      }}
      items={agencyProducts.map((value) => ({ value, label: productName(value) }))}
    />
  );
}
