import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { productText } from '../../../fixtures/story-language.ts';
import { TextField } from '../../field/text-field/TextField.tsx';
import { SettingRow, SettingRows } from './SettingRow.tsx';

const meta = {
  title: 'Kit/Account/Setting row',
  component: SettingRows,
  subcomponents: { SettingRow },
  tags: ['both', 'phone'],
  parameters: {
    docs: {
      description: {
        component:
          'Settings that more than one level can set. Each row has the own value, the one in force, and the level that it comes from.',
      },
    },
  },
} satisfies Meta<typeof SettingRows>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = () => ({ ownLabel: productText('Own value'), inForceLabel: productText('In force') });

export const Facts: Story = {
  render: () => (
    <SettingRows>
      <SettingRow
        {...labels()}
        name={productText('Highest stake')}
        own="500.00 RSD"
        inForce="500.00 RSD"
        origin={productText('Set by you')}
      />
      <SettingRow
        {...labels()}
        name={productText('Stakes per week')}
        own="999,999,999,999.99 RSD"
        overruled
        inForce="100,000,000,000.00 RSD"
        origin={productText('Set above')}
        note={productText('The stricter limit counts.')}
      />
      <SettingRow {...labels()} name={productText('Open tickets')} own="–" inForce={productText('No limit')} />
    </SettingRows>
  ),
};

function Typed() {
  const [text, setText] = useState('999999999999.99');
  return (
    <SettingRows>
      <SettingRow
        name={productText('Stakes per week')}
        control={
          <TextField
            label={productText('Stakes per week')}
            hideLabel
            value={text}
            onValueChange={setText}
            inputMode="decimal"
            suffix="RSD"
          />
        }
        inForceLabel={productText('In force')}
        inForce="100,000.00 RSD"
        origin={productText('Set above')}
        note={productText('The stricter limit counts.')}
      />
      <SettingRow
        name={productText('Open tickets')}
        control={
          <TextField
            label={productText('Open tickets')}
            hideLabel
            value="x"
            readOnly
            error={productText('A whole number from 1 to 9999.')}
          />
        }
        inForceLabel={productText('In force')}
        inForce={productText('No limit')}
      />
    </SettingRows>
  );
}

/** The own value is typed. */
export const Inputs: Story = { render: () => <Typed /> };
