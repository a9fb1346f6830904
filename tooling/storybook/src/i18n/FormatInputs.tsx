import { Panel, Select, TextField } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Fields, Grow, Row } from '../workbench/Workbench.tsx';
import { DraftField } from '../workbench/DraftField.tsx';
import type { FormatInput } from './format-rows.ts';

/** Currencies to choose from; empty for none. */
export const currencies = [
  { value: 'RSD', label: 'RSD' },
  { value: 'EUR', label: 'EUR' },
  { value: 'BAM', label: 'BAM' },
  { value: 'FREEBET-RSD', label: 'FREEBET-RSD' },
  { value: '', label: 'None' },
];

/** Time zones to choose from; empty for that of the device. */
export const zones = ['Europe/Belgrade', 'Europe/Athens', 'Europe/Moscow', 'America/New_York', 'UTC', ''];

const readDecimal = (text: string): string | undefined => (/^-?\d{1,17}(\.\d{1,6})?$/.test(text) ? text : undefined);
const readOdds = (text: string): string | undefined => (/^\d{1,6}(\.\d{1,3})?$/.test(text) ? text : undefined);
const readMoment = (text: string): string | undefined => (Number.isNaN(Date.parse(text)) ? undefined : text);
const readSeconds = (text: string): number | undefined => (/^\d{1,8}$/.test(text) ? Number(text) : undefined);

/** Fields for the input of the formats. */
export function FormatInputs(props: {
  readonly input: FormatInput;
  readonly onInput: (input: FormatInput) => void;
}): ReactElement {
  const { input, onInput } = props;
  const change = (part: Partial<FormatInput>): void => onInput({ ...input, ...part });
  return (
    <Panel title="Values">
      <Fields>
        <DraftField label="Amount" value={input.amount} read={readDecimal} onRead={(amount) => change({ amount })} />
        <Select
          label="Currency"
          size="sm"
          value={input.currency}
          onValueChange={(currency) => change({ currency })}
          items={currencies}
        />
        <DraftField label="Odds" value={input.odds} read={readOdds} onRead={(odds) => change({ odds })} />
        <DraftField label="Number" value={input.number} read={readDecimal} onRead={(number) => change({ number })} />
        <DraftField
          label="Seconds"
          inputMode="numeric"
          value={String(input.seconds)}
          read={readSeconds}
          onRead={(seconds) => change({ seconds })}
        />
        <Select
          label="Time zone"
          size="sm"
          value={input.timeZone}
          onValueChange={(timeZone) => change({ timeZone })}
          items={zones.map((value) => ({ value, label: value === '' ? 'Of the device' : value }))}
        />
      </Fields>
      <Row>
        {(['moment', 'until', 'now'] as const).map((part) => (
          <Grow key={part}>
            <DraftField
              label={{ moment: 'Moment', until: 'Until', now: 'Now' }[part]}
              inputMode="text"
              value={input[part]}
              read={readMoment}
              onRead={(text) => change({ [part]: text })}
            />
          </Grow>
        ))}
        <Grow>
          <TextField
            label="Names"
            size="sm"
            autoComplete="off"
            value={input.names}
            onValueChange={(names) => change({ names })}
          />
        </Grow>
      </Row>
    </Panel>
  );
}
