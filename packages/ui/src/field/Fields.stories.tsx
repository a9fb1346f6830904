import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Chip } from '../action/chip/Chip.tsx';
import { SegmentedControl } from '../action/segmented/SegmentedControl.tsx';
import { Switch } from '../action/switch/Switch.tsx';
import { TabPanel, Tabs } from '../action/tabs/Tabs.tsx';
import { Line, Sheet } from '../showcase/Sheet.tsx';
import { Badge } from '../signal/badge/Badge.tsx';
import { Select } from './select/Select.tsx';
import { StakeInput } from './stake-input/StakeInput.tsx';
import { SearchField } from './text-field/SearchField.tsx';
import { TextField } from './text-field/TextField.tsx';

const meta: Meta = { title: 'Field/All' };
export default meta;

function Form(): ReactElement {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<'time' | 'league'>('time');
  const [tab, setTab] = useState<'open' | 'settled' | 'system'>('open');
  const [on, setOn] = useState(true);
  const [stake, setStake] = useState<string | null>('12.00');
  const [view, setView] = useState<'grid' | 'list'>('grid');
  return (
    <Sheet width={560}>
      <SearchField label="Traži mečeve i igre" value={query} onValueChange={setQuery} shortcut="/" />
      <TextField label="Korisničko ime" defaultValue="marko" hint="Kao na tiketu" />
      <TextField label="Lozinka" type="password" defaultValue="tajna" error="Lozinka ima najmanje 8 znakova." />
      <TextField label="Zaključano" defaultValue="RSD" disabled />
      <Select
        label="Redosled"
        value={sort}
        onValueChange={setSort}
        items={[
          { value: 'time', label: 'Po vremenu' },
          { value: 'league', label: 'Po ligi' },
        ]}
      />
      <StakeInput
        label="Ulog"
        amount={stake}
        onAmountChange={setStake}
        error="Najmanji ulog je 20,00."
        quickSteps={[
          { amount: '20.00', label: '20' },
          { amount: '50.00', label: '50' },
          { amount: '100.00', label: '100' },
          { amount: '200.00', label: '200' },
        ]}
      />
      <Tabs
        label="Tiketi"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'open', label: 'Otvoreni', badge: <Badge tone="brand">3</Badge> },
          { value: 'settled', label: 'Završeni' },
          { value: 'system', label: 'Sistem', disabledReason: 'Nije moguće bonus novcem' },
        ]}
      >
        <TabPanel value="open">Tri otvorena tiketa.</TabPanel>
        <TabPanel value="settled">Završeni tiketi.</TabPanel>
      </Tabs>
      <Line>
        <SegmentedControl
          label="Prikaz"
          value={view}
          onValueChange={setView}
          items={[
            { value: 'grid', label: 'Mreža' },
            { value: 'list', label: 'Lista' },
          ]}
        />
        <Switch label="Tamna tema" checked={on} onCheckedChange={setOn} />
        <Switch label="Zvuk" description="Pisak u zadnjih 5 sekundi" checked={!on} onCheckedChange={() => setOn(!on)} />
      </Line>
      <Line>
        <Chip selected={on} count="12" onClick={() => setOn(!on)}>
          Dobitni
        </Chip>
        <Chip onClick={() => setOn(!on)}>Uživo</Chip>
        <Chip onRemove={() => undefined}>01.11. – 21.11.</Chip>
        {(['neutral', 'brand', 'live', 'success', 'warning', 'danger', 'info', 'casino'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Line>
    </Sheet>
  );
}

export const All: StoryObj = { render: () => <Form /> };
